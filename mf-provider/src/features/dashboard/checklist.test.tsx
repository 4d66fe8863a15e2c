import { screen, within } from '@testing-library/react';
import { sampleOrder, sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const week = Array.from({ length: 7 }, () => [{ opens: '11:00', closes: '23:00' }]);
const schedule = { week, exceptions: [], pausedUntil: null };
const ready = sampleRestaurant(1, { bannerUrl: '/api/files/banner.webp', schedule });

test('lists what is missing with a link to it, and ticks off the rest', async () => {
  const bare = sampleRestaurant(1, { menu: [], phone: null, isPublic: false, schedule });
  await renderArea('/provider', { restaurants: [bare], orders: [] });
  const list = within(await screen.findByRole('region', { name: 'Almost ready to sell' }));
  expect(list.getByText('2 of 6 done')).toBeVisible();
  const link = (name: string) => list.getByRole('link', { name });
  expect(link('Add at least three dishes')).toHaveAttribute('href', '/provider/menu');
  expect(link('Add a picture')).toHaveAttribute('href', `/provider/${bare.id}`);
  expect(link('Add your phone number')).toHaveAttribute('href', `/provider/${bare.id}`);
  expect(list.getByText('Confirmation by an administrator')).toBeVisible();
  expect(list.getByText('Opening hours').closest('li')).toHaveTextContent('(done)');
  expect(list.getAllByRole('link')).toHaveLength(3);
});

test('shows no checklist for a complete restaurant', async () => {
  await renderArea('/provider', { restaurants: [ready] });
  await screen.findByRole('heading', { name: 'How you’re doing' });
  expect(screen.queryByText('Almost ready to sell')).not.toBeInTheDocument();
});

test('asks for no opening hours once the restaurant sells', async () => {
  const always = sampleRestaurant(1, { bannerUrl: '/api/files/banner.webp' });
  const { unmount } = await renderArea('/provider', { restaurants: [always], orders: [] });
  expect(await screen.findByRole('link', { name: 'Set your opening hours' })).toBeVisible();
  unmount();
  const orders = [sampleOrder(always, 1, { stage: 'delivered' })];
  await renderArea('/provider', { restaurants: [always], orders });
  await screen.findByRole('heading', { name: 'How you’re doing' });
  expect(screen.queryByText('Almost ready to sell')).not.toBeInTheDocument();
});
