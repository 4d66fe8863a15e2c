import { screen, within } from '@testing-library/react';
import { select } from '../../testing/place-order.ts';
import { provideSampleService, renderArea } from '../../testing/render-area.tsx';

provideSampleService();

test('names and amounts stay as they are in a page that the browser translates', async () => {
  const { user } = await renderArea('/restaurant/chez-mariem/menu');
  await select(user, /^Bissap/);
  const names = ['Chez Mariem', 'Grillades', 'Poulet yassa'].map((name) => screen.getAllByText(name)[0]);
  const panel = within(screen.getByRole('complementary', { name: 'Your selection' }));
  const amounts = [...screen.getAllByText(/^110\.50\sMRU$/), ...panel.getAllByText(/^25\.00\sMRU$/)];
  expect(amounts.length).toBeGreaterThan(2);
  for (const element of [...names, panel.getByText('Bissap'), ...amounts])
    expect(element?.closest('[translate]')).toHaveAttribute('translate', 'no');
});

test('amounts stay as they are inside sentences, too', async () => {
  const { user } = await renderArea('/restaurant/chez-mariem/menu');
  await select(user, /^Bissap/);
  const panel = within(screen.getByRole('complementary', { name: 'Your selection' }));
  await user.click(panel.getByRole('radio', { name: /Delivery/ }));
  const reason = panel.getByText(/^Minimum order for delivery/);
  const amounts = [...reason.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent);
  expect(amounts).toEqual([expect.stringMatching(/^50\.00\sMRU$/), expect.stringMatching(/^25\.00\sMRU$/)]);
});
