import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sampleOrder, sampleRestaurant } from '../../mocks/samples.ts';
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

test('leads to details editor, menu editor and orders', async () => {
  await renderArea('/provider', { restaurants: [restaurant] });
  const link = (name: string) => screen.findByRole('link', { name });
  expect(await link('Edit info')).toHaveAttribute('href', `/provider/${restaurant.id}`);
  expect(await link('Edit menu')).toHaveAttribute('href', '/provider/menu');
  expect(screen.getAllByRole('link', { name: 'Orders' }).at(-1)).toHaveAttribute('href', '/provider/orders');
});

test('says that an unconfirmed restaurant is not public yet', async () => {
  await renderArea('/provider', { restaurants: [{ ...restaurant, isPublic: false }] });
  expect(await screen.findByText('Not public yet')).toBeVisible();
});

test('counts the day from the service and adds up what was delivered', async () => {
  const orders = [
    sampleOrder(restaurant, 0, { stage: 'pending' }),
    sampleOrder(restaurant, 0, { id: 'a', stage: 'delivered', totalAmount: 120.1 }),
    sampleOrder(restaurant, 0, { id: 'b', stage: 'delivered', totalAmount: 80.2 }),
    sampleOrder(restaurant, 0, { id: 'c', stage: 'delivered', orderDate: '2026-01-01T12:00:00.000Z' }),
  ];
  await renderArea('/provider', { restaurants: [restaurant], orders });
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  const figure = (label: string) => today.getByText(label).nextElementSibling;
  await waitFor(() => expect(figure('Takings of delivered orders')).toHaveTextContent(/200\.30.MRU/));
  expect(figure('Waiting for your answer')).toHaveTextContent('1');
  expect(figure('Orders')).toHaveTextContent('3');
  expect(figure('Delivered')).toHaveTextContent('2');
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
