import { screen, waitFor, within } from '@testing-library/react';
import { sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const nema = sampleRestaurant(1, { name: 'Chez Néma' });
const storm = {
  restaurant: { id: nema.id, name: nema.name },
  since: new Date(Date.now() - 4 * 60_000).toISOString(),
  ...{ placed: 34, refused: 1220, sender: 'network' as const },
};

test('shows nothing while no restaurant is under a storm', async () => {
  await renderArea('/admin/orders', { orders: [] });
  await screen.findByText('No orders yet');
  expect(screen.queryByText(/Unusually many orders/)).not.toBeInTheDocument();
});

test('shows restaurant, sender, figures and beginning of a storm, and when it grows', async () => {
  const { service, page } = await renderArea('/admin/orders', { orders: [], storms: [storm] });
  const panel = (await screen.findByText('Unusually many orders at one restaurant')).closest(
    '[role="status"]',
  );
  expect(panel).toBeInTheDocument();
  const within_ = within(panel as HTMLElement);
  expect(within_.getByRole('link', { name: 'Chez Néma' })).toHaveAttribute(
    'href',
    `/admin/restaurant/${nema.id}`,
  );
  expect(panel).toHaveTextContent(
    /34 placed · 1.220 refused · mostly one internet connection · first \d minutes ago/,
  );
  service.storms = [{ ...storm, placed: 35 }];
  await page.queryClient.invalidateQueries();
  await waitFor(() => expect(panel).toHaveTextContent('35 placed'));
});
