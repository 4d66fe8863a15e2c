import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1, { bannerUrl: '/api/files/banner.webp' });

test('shows banner, name, description and the menu by category', async () => {
  await renderArea('/provider', { restaurants: [restaurant] });
  expect(await screen.findByRole('heading', { name: 'Chez Néma' })).toBeVisible();
  expect(screen.getByText('Cuisine mauritanienne, au feu de bois.')).toBeVisible();
  const drinks = within(await screen.findByRole('region', { name: 'Boissons' }));
  expect(drinks.getByText('Bissap')).toBeVisible();
  expect(drinks.getByText(/30\.00.MRU/)).toBeVisible();
});

test('links to the details editor, the menu editor and the orders', async () => {
  await renderArea('/provider', { restaurants: [restaurant] });
  const link = (name: string) => screen.findByRole('link', { name });
  expect(await link('Edit info')).toHaveAttribute('href', `/provider/${restaurant.id}`);
  expect(await link('Edit menu')).toHaveAttribute('href', '/provider/menu');
  expect(screen.getAllByRole('link', { name: 'Orders' }).at(-1)).toHaveAttribute('href', '/provider/orders');
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
  expect(await screen.findByText(/close to that of Chez Nema/)).toBeVisible();
  expect(screen.getByText(/complete your menu/)).toBeVisible();
  unmount();
  const declined = { ...waiting, state: 'declined' as const, reason: 'Two of them' };
  await renderArea('/provider', { restaurants: [{ ...restaurant, isPublic: false, approval: declined }] });
  expect(await screen.findByText('The reason: Two of them')).toBeVisible();
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
  expect(screen.getByLabelText('Restaurant')).toHaveValue(restaurant.id);
});

test('pauses and resumes orders', async () => {
  const { user, service } = await renderArea('/provider', { restaurants: [restaurant] });
  await user.click(await screen.findByRole('button', { name: '30 minutes' }));
  expect(await screen.findByRole('button', { name: 'Take orders again' })).toBeVisible();
  expect(service.restaurants[0]?.schedule.pausedUntil).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take orders again' }));
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
  expect(await screen.findByText('Your restaurants could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Chez Néma' })).toBeVisible();
});
