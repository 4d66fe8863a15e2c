import { act, screen, waitFor } from '@testing-library/react';
import { placeOrder } from '../../mocks/order-handlers.ts';
import { sampleOrder, sampleRestaurant } from '../../mocks/samples.ts';
import { orderCard } from '../../testing/order-card.ts';
import { renderArea } from '../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1);
const pending = sampleOrder(restaurant, 1, { customerName: 'Aïcha', orderType: 'Delivery' });
const confirmed = sampleOrder(restaurant, 2, { customerName: 'Mohamed', stage: 'confirmed' });
const orders = [pending, confirmed];

test('shows new orders live, and counts them in the title until they are answered', async () => {
  const { service, user } = await renderArea('/provider/orders', { orders: [confirmed] });
  await screen.findByText('Mohamed');
  act(() => placeOrder(service, { ...pending, customerName: 'Fatou' }));
  expect(await screen.findByText('Fatou')).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^\(1\) All orders/));
  expect(screen.getByRole('link', { name: '1 order is waiting' })).toBeVisible();
  await user.click(orderCard('Fatou').getByRole('button', { name: 'Accept' }));
  await user.click(screen.getByRole('button', { name: 'Accept order' }));
  await waitFor(() => expect(document.title).toMatch(/^All orders/));
});

test('polls for new orders while the live connection is down', async () => {
  const { page, service } = await renderArea('/provider/orders', { orders });
  await screen.findByText('Aïcha');
  jest.useFakeTimers({ advanceTimers: true });
  act(() => page.live.move('lost'));
  service.orders = [sampleOrder(restaurant, 9, { customerName: 'Fatou' }), ...service.orders];
  act(() => jest.advanceTimersByTime(11_000));
  jest.useRealTimers();
  expect(await screen.findByText('Fatou')).toBeVisible();
});

test('fetches orders that arrived before the stream opened', async () => {
  const { page, service } = await renderArea('/provider/orders', { orders });
  act(() => page.live.move('connecting'));
  await screen.findByText('Aïcha');
  service.orders = [sampleOrder(restaurant, 9, { customerName: 'Fatou' }), ...service.orders];
  act(() => page.live.move('live'));
  expect(await screen.findByText('Fatou')).toBeVisible();
});

test('shows since when the connection is lost', async () => {
  const { page } = await renderArea('/provider/orders', { orders });
  await screen.findByText('Aïcha');
  act(() => page.live.move('lost'));
  expect(await screen.findByText(/Connection lost at/)).toBeVisible();
  act(() => page.live.move('live'));
  expect(screen.queryByText(/Connection lost at/)).not.toBeInTheDocument();
});

test('shows until when it is muted, and ends the mute', async () => {
  const { user } = await renderArea('/provider/orders', { orders });
  await screen.findByText('Aïcha');
  await user.click(screen.getByRole('button', { name: 'Mute for 15 minutes' }));
  expect(screen.getByRole('button', { name: /Muted until/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Muted until/ }));
  expect(screen.getByRole('button', { name: 'Mute for 15 minutes' })).toBeVisible();
});
