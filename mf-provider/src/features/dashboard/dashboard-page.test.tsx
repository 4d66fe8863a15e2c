import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sampleOrder, sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';
import { restaurantChoice } from '../../testing/restaurant-choice.ts';

const restaurant = sampleRestaurant(1, { bannerUrl: '/api/files/banner.webp' });

test('shows banner, name, description and the menu by category', async () => {
  await renderArea('/provider', { restaurants: [restaurant] });
  expect(await screen.findByRole('heading', { name: 'Chez Néma' })).toBeVisible();
  expect(screen.getByText('Cuisine mauritanienne, au feu de bois.')).toBeVisible();
  const drinks = within(await screen.findByRole('region', { name: 'Boissons' }));
  expect(drinks.getByText('Bissap')).toBeVisible();
  expect(drinks.getByText(/30\.00.MRU/)).toBeVisible();
});

test('opens on the work: what waits in each lane, with a link to it, before the banner', async () => {
  const late = new Date(Date.now() - 60_000).toISOString();
  const orders = [
    sampleOrder(restaurant, 1),
    sampleOrder(restaurant, 2, { stage: 'confirmed', promisedAt: late }),
    sampleOrder(restaurant, 3, { stage: 'preparing' }),
    sampleOrder(restaurant, 4, { stage: 'delivered' }),
  ];
  await renderArea('/provider', { restaurants: [restaurant], orders });
  const now = within(await screen.findByRole('region', { name: 'Orders now' }));
  expect(await now.findByRole('link', { name: 'New 1' })).toHaveAttribute(
    'href',
    `/provider/live?lane=new&restaurant=${restaurant.id}`,
  );
  expect(now.getByRole('link', { name: /^Cooking 2 ?1 late/ })).toHaveAttribute(
    'href',
    `/provider/live?lane=cooking&restaurant=${restaurant.id}`,
  );
  expect(now.getByRole('link', { name: 'Ready 0' })).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 3)).toEqual(['Orders now', 'Today', 'Chez Néma']);
});

test('switches dishes sold out and back', async () => {
  const { user, service } = await renderArea('/provider', { restaurants: [restaurant] });
  await user.click(await screen.findByRole('button', { name: 'Mark a dish sold out' }));
  const bissap = await screen.findByRole('switch', { name: 'Bissap is available' });
  expect(screen.getByRole('dialog', { name: 'What’s available now' })).toContainElement(bissap);
  expect(bissap).toHaveAccessibleDescription('Available');
  await user.click(bissap);
  expect(bissap).toHaveAccessibleDescription(/^Sold out until/);
  await waitFor(() => expect(service.restaurants[0]?.menu[1]?.items[0]?.soldOutUntil).not.toBeNull());
  expect(screen.getByText('1 dish sold out')).toBeInTheDocument();
});

test('links to the details editor, the menu editor and the orders', async () => {
  await renderArea('/provider', { restaurants: [restaurant] });
  const link = (name: string) => screen.findByRole('link', { name });
  expect(await link('Edit info')).toHaveAttribute('href', `/provider/${restaurant.id}`);
  expect(await link('Edit menu')).toHaveAttribute('href', '/provider/menu');
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/provider/orders');
});

test('says whether an administrator has confirmed it', async () => {
  const { unmount } = await renderArea('/provider', { restaurants: [{ ...restaurant, isPublic: false }] });
  expect(await screen.findByText('Not public yet')).toBeVisible();
  expect(screen.getByText('Waiting for confirmation')).toBeVisible();
  unmount();
  await renderArea('/provider', { restaurants: [restaurant] });
  expect(await screen.findByText('Visible to customers')).toBeVisible();
  expect(screen.queryByText('Not public yet')).not.toBeInTheDocument();
});

test('says why a new restaurant waits, and how to answer when it was declined', async () => {
  const { name, region, commune } = restaurant;
  const asked = { name, region, commune, at: '2026-11-24T10:00:00.000Z', of: 'restaurant' } as const;
  const waiting = { ...asked, state: 'waiting' as const, reason: null, closeTo: ['Chez Nema'] };
  const { unmount } = await renderArea('/provider', {
    restaurants: [{ ...restaurant, isPublic: false, approval: waiting }],
  });
  expect(await screen.findByText(/very similar to Chez Nema/)).toBeVisible();
  expect(screen.getByText(/complete your menu/)).toBeVisible();
  unmount();
  const declined = { ...waiting, state: 'declined' as const, reason: 'Two of them' };
  await renderArea('/provider', { restaurants: [{ ...restaurant, isPublic: false, approval: declined }] });
  expect(await screen.findByText('Reason: Two of them')).toBeVisible();
  expect(screen.getByText('Not accepted')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change it' })).toHaveAttribute(
    'href',
    `/provider/${restaurant.id}`,
  );
});

test('shows the restaurant that was created first, wherever the service lists it', async () => {
  const second = sampleRestaurant(2);
  // The service lists open restaurants first, so a pause changes the order.
  await renderArea('/provider', { restaurants: [second, restaurant] });
  expect(await screen.findByRole('heading', { name: 'Chez Néma' })).toBeVisible();
  expect(restaurantChoice()).toHaveTextContent(restaurant.name);
});

test('pauses and resumes orders', async () => {
  const { user, service } = await renderArea('/provider', { restaurants: [restaurant] });
  await user.click(await screen.findByRole('button', { name: '30 minutes' }));
  expect(await screen.findByRole('button', { name: 'Reopen orders' })).toBeVisible();
  expect(service.restaurants[0]?.schedule.pausedUntil).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reopen orders' }));
  expect(await screen.findByRole('button', { name: '30 minutes' })).toBeVisible();
  expect(service.restaurants[0]?.schedule.pausedUntil).toBeNull();
});

test('helps an owner without a restaurant', async () => {
  await renderArea('/provider', { restaurants: [], orders: [] });
  expect(await screen.findByRole('link', { name: 'Create your restaurant' })).toHaveAttribute(
    'href',
    '/restaurant/new',
  );
});

test('tries again after a failure', async () => {
  const failing = http.get('*/api/restaurant/mine', () => HttpResponse.error(), { once: true });
  const { user } = await renderArea('/provider', { restaurants: [restaurant] }, { handlers: [failing] });
  expect(await screen.findByText('Your restaurants couldn’t be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Chez Néma' })).toBeVisible();
});
