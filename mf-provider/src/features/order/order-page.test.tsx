import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { moveOrder } from '../../mocks/order-handlers.ts';
import { sampleOrder, sampleRestaurant } from '../../mocks/samples.ts';
import { orderCard } from '../../testing/order-card.ts';
import { renderArea } from '../../testing/render-area.tsx';
import { switchRestaurant } from '../../testing/restaurant-choice.ts';

const restaurant = sampleRestaurant(1);
const pending = sampleOrder(restaurant, 1, {
  customerName: 'Aïcha',
  orderType: 'Delivery',
  totalAmount: 500,
});
const confirmed = sampleOrder(restaurant, 2, {
  customerName: 'Mohamed',
  stage: 'confirmed',
  totalAmount: 100,
});
const orders = [pending, confirmed];

const codes = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);

test('shows the orders, newest first', async () => {
  await renderArea('/provider/orders', { orders });
  expect(await screen.findByText('Aïcha')).toBeVisible();
  expect(codes()).toEqual(['K7M-001', 'K7M-002']);
  expect(orderCard('Mohamed').getByText('Confirmed', { selector: 'span' })).toBeVisible();
});

test('shows a time after the page clock as now', async () => {
  const orderDate = new Date(Date.now() + 40_000).toISOString();
  const young = sampleOrder(restaurant, 3, { customerName: 'Fatou', orderDate });
  await renderArea('/provider/orders', { orders: [young] });
  expect(await screen.findByText('now')).toHaveAttribute('datetime', orderDate);
});

test('sorts and filters through the address bar', async () => {
  const { user, search } = await renderArea('/provider/orders', { orders });
  await screen.findByText('Aïcha');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Lowest total');
  await waitFor(() => expect(codes()).toEqual(['K7M-002', 'K7M-001']));
  await user.selectOptions(screen.getByLabelText('Status'), 'Pending');
  await waitFor(() => expect(codes()).toEqual(['K7M-001']));
  expect(search()).toEqual({ sort: 'lowest', status: 'Pending' });
});

test('searches the customer name and says when nothing matches', async () => {
  const { user, search } = await renderArea('/provider/orders', { orders });
  await screen.findByText('Aïcha');
  await user.type(screen.getByRole('searchbox'), 'moha');
  await waitFor(() => expect(screen.queryByText('Aïcha')).not.toBeInTheDocument());
  expect(search()).toEqual({ q: 'moha' });
  await user.type(screen.getByRole('searchbox'), 'xyz');
  await user.click(await screen.findByRole('button', { name: 'Reset filters' }));
  expect(await screen.findByText('Aïcha')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('accepts with the usual minutes in two presses', async () => {
  const { user, service } = await renderArea('/provider/orders', { orders });
  await screen.findByText('Aïcha');
  await user.click(orderCard('Aïcha').getByRole('button', { name: 'Accept' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Accept order K7M-001' }));
  expect(dialog.getByRole('radio', { name: /25 min/ })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Accept order' }));
  expect(await orderCard('Aïcha').findByRole('button', { name: 'Ready' })).toBeVisible();
  await waitFor(() => expect(service.orders[0]?.stage).toBe('confirmed'));
});

test('rejects only with a reason', async () => {
  const { user, service } = await renderArea('/provider/orders', { orders });
  await screen.findByText('Aïcha');
  await user.click(orderCard('Aïcha').getByRole('button', { name: 'Reject' }));
  await user.click(screen.getByRole('button', { name: 'Reject order' }));
  expect(await screen.findByText('Choose a reason.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Another reason' }));
  await user.click(screen.getByRole('button', { name: 'Reject order' }));
  expect(await screen.findByText('Give the reason in a few words.')).toBeVisible();
  await user.type(screen.getByLabelText(/Your reason/), 'Gas is out');
  await user.click(screen.getByRole('button', { name: 'Reject order' }));
  await waitFor(() => expect(service.orders[0]?.stage).toBe('rejected'));
});

test('offers to mark the dishes sold out that an order is rejected for', async () => {
  const [first, second] = restaurant.menu.flatMap(({ items }) => items);
  const line = pending.items[0];
  if (!first || !second || !line) throw new Error('The samples have no dishes.');
  const items = [first, second, first].map(({ id, name }, index) => ({
    ...line,
    id: `${line.id}${index}`,
    itemId: id,
    name,
  }));
  const { user, service } = await renderArea('/provider/orders', {
    restaurants: [restaurant],
    orders: [{ ...pending, items }],
  });
  await screen.findByText('Aïcha');
  await user.click(orderCard('Aïcha').getByRole('button', { name: 'Reject' }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'A dish is sold out' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: second.name }));
  await user.click(screen.getByRole('button', { name: 'Reject order' }));
  expect(await screen.findByText(new RegExp(`^“${second.name}” is sold out until`))).toBeVisible();
  expect(service.orders[0]?.stage).toBe('rejected');
  const dishes = service.restaurants[0]?.menu.flatMap((category) => category.items) ?? [];
  expect(dishes.filter(({ soldOutUntil }) => soldOutUntil !== null).map(({ id }) => id)).toEqual([second.id]);
});

test('asks before a delivered order goes back', async () => {
  const eaten = sampleOrder(restaurant, 3, { customerName: 'Fatou', stage: 'delivered' });
  const { user, service } = await renderArea('/provider/orders', { orders: [eaten] });
  await screen.findByText('Fatou');
  const status = () => screen.getByLabelText('Status of order K7M-003');
  await user.selectOptions(status(), 'Pending');
  const question = () =>
    within(screen.getByRole('alertdialog', { name: 'Undo “Delivered” for order K7M-003?' }));
  expect(question().getByText(/won’t expire/)).toBeVisible();
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  expect(status()).toHaveValue('Delivered');
  expect(service.orders[0]?.stage).toBe('delivered');
  await user.selectOptions(status(), 'Pending');
  await user.click(question().getByRole('button', { name: 'Change status' }));
  await waitFor(() => expect(service.orders[0]?.stage).toBe('pending'));
});

test('asks in the words of the order: what was picked up was not delivered', async () => {
  const eaten = sampleOrder(restaurant, 3, { stage: 'delivered', orderType: 'Takeaway' });
  const { user } = await renderArea('/provider/orders', { orders: [eaten] });
  await user.selectOptions(await screen.findByLabelText('Status of order K7M-003'), 'Pending');
  expect(screen.getByRole('alertdialog', { name: 'Undo “Picked up” for order K7M-003?' })).toBeVisible();
});

test('sets any status with the dropdown and offers to undo it', async () => {
  const { user, service } = await renderArea('/provider/orders', { orders });
  await screen.findByText('Mohamed');
  await user.selectOptions(screen.getByLabelText('Status of order K7M-002'), 'Cancelled');
  await waitFor(() => expect(service.orders[1]?.stage).toBe('cancelled'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(service.orders[1]?.stage).toBe('confirmed'));
});

test('reverts a change that the service refuses', async () => {
  const { user, server } = await renderArea('/provider/orders', { orders });
  await screen.findByText('Mohamed');
  server.use(http.put('*/api/orders/:id/status', () => HttpResponse.error()));
  await user.click(orderCard('Mohamed').getByRole('button', { name: 'Ready' }));
  expect(await screen.findByText(/Order K7M-002 wasn’t changed/)).toBeVisible();
  expect(orderCard('Mohamed').getByRole('button', { name: 'Ready' })).toBeVisible();
});

test('reports what another device did meanwhile', async () => {
  const { user, service, page } = await renderArea('/provider/orders', { orders });
  await screen.findByText('Mohamed');
  // The push is lost: this page still shows the old stage.
  service.onEvent = () => undefined;
  moveOrder(service, confirmed.id, 'cancelled', 'customer');
  await user.click(orderCard('Mohamed').getByRole('button', { name: 'Ready' }));
  expect(
    await screen.findByText('The customer changed order K7M-002 in the meantime: it’s now “Cancelled”.'),
  ).toBeVisible();
  expect(await orderCard('Mohamed').findByText('Cancelled', { selector: 'span' })).toBeVisible();
  expect(page.live.state.getState().connection).toBe('live');
});

test('opens an order with its notes, contact, payment and history', async () => {
  const { user, search } = await renderArea('/provider/orders', { orders });
  await screen.findByText('Aïcha');
  await user.click(orderCard('Aïcha').getByRole('button', { name: 'Details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order K7M-001' }));
  expect(dialog.getByText('Appelez en arrivant.')).toBeVisible();
  // Alone in its element, or the heading above it would decide its direction.
  expect(dialog.getByText('Appelez en arrivant.')).toHaveAttribute('dir', 'auto');
  expect(dialog.getByText('Sans piment')).toBeVisible();
  expect(dialog.getByRole('link', { name: '22345678' })).toHaveAttribute('href', 'tel:+22222345678');
  expect(dialog.getByText(/Pays with/)).toBeVisible();
  expect(search()).toEqual({ order: pending.id });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(search()).toEqual({});
});

test('pages through a long list', async () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    sampleOrder(restaurant, index + 1, { stage: 'delivered' }),
  );
  const { user } = await renderArea('/provider/orders', { orders: many });
  await screen.findByText('K7M-001');
  expect(screen.getAllByRole('article')).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('K7M-030')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(6);
});

test('lets an owner of several restaurants choose one', async () => {
  const second = sampleRestaurant(2);
  const { user, search } = await renderArea('/provider/orders', {
    restaurants: [restaurant, second],
    orders: [pending, sampleOrder(second, 3, { customerName: 'Cheikh' })],
  });
  await screen.findByText('Aïcha');
  expect(await screen.findByRole('link', { name: '1 order is waiting at Restaurant 2' })).toHaveAttribute(
    'href',
    `/provider/live?lane=new&restaurant=${second.id}`,
  );
  expect(screen.getByRole('link', { name: '1 order is waiting' })).toBeVisible();
  await switchRestaurant(user, /^Restaurant 2/);
  expect(await screen.findByText('Cheikh')).toBeVisible();
  expect(screen.queryByText('Aïcha')).not.toBeInTheDocument();
  expect(search()).toEqual({ restaurant: second.id });
});

test('adds up waiting orders of several other restaurants', async () => {
  const [second, third] = [sampleRestaurant(2), sampleRestaurant(3)];
  await renderArea('/provider/orders', {
    restaurants: [restaurant, second, third],
    orders: [sampleOrder(second, 3), sampleOrder(third, 4), sampleOrder(third, 5)],
  });
  expect(
    await screen.findByRole('link', { name: '3 orders are waiting at 2 other restaurants' }),
  ).toBeVisible();
});

test('speaks French', async () => {
  await renderArea('/provider/orders', { orders }, { language: 'fr' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Toutes les commandes' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Accepter' })).toBeVisible();
});
