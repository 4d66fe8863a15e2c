import { screen } from '@testing-library/react';
import { sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

test('buttons and dialogs of a restaurant call it what its row does', async () => {
  const restaurant = {
    ...sampleRestaurant(1),
    name: 'La Marmite',
    language: 'fr' as const,
    translations: { en: { name: 'The Pot' } },
  };
  const { user } = await renderArea('/admin', { restaurants: [restaurant] });
  expect(await screen.findByRole('rowheader', { name: /^The Pot/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /The Pot/ }));
  expect(screen.getByRole('alertdialog', { name: /“The Pot”/ })).toBeVisible();
  expect(screen.queryByText(/La Marmite/)).not.toBeInTheDocument();
});
