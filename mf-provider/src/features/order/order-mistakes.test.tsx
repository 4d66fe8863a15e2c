import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { moveOrder } from '../../mocks/order-handlers.ts';
import { sampleOrder, sampleRestaurant } from '../../mocks/samples.ts';
import { orderCard } from '../../testing/order-card.ts';
import { renderArea } from '../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1);
const pending = sampleOrder(restaurant, 1, { customerName: 'Aïcha' });
const confirmed = sampleOrder(restaurant, 2, { customerName: 'Mohamed', stage: 'confirmed' });
const ready = sampleOrder(restaurant, 3, { customerName: 'Fatou', stage: 'ready', orderType: 'Delivery' });

test('undoes to the previous stage, not only to its status', async () => {
  const { user, service } = await renderArea('/provider/orders', { orders: [ready] });
  await screen.findByText('Fatou');
  await user.click(orderCard('Fatou').getByRole('button', { name: 'Delivered' }));
  await waitFor(() => expect(service.orders[0]?.stage).toBe('delivered'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(service.orders[0]?.stage).toBe('ready'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
});

test('undoes a rejection', async () => {
  const { user, service } = await renderArea('/provider/orders', { orders: [pending] });
  await screen.findByText('Aïcha');
  await user.click(orderCard('Aïcha').getByRole('button', { name: 'Reject' }));
  await user.click(screen.getByRole('radio', { name: 'Too many orders right now' }));
  await user.click(screen.getByRole('button', { name: 'Reject order' }));
  await waitFor(() => expect(service.orders[0]?.stage).toBe('rejected'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await orderCard('Aïcha').findByRole('button', { name: 'Accept' })).toBeVisible();
});

test('reports what another device did when an undo comes too late', async () => {
  const { user, service } = await renderArea('/provider/orders', { orders: [ready] });
  await screen.findByText('Fatou');
  await user.click(orderCard('Fatou').getByRole('button', { name: 'Delivered' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  service.onEvent = () => undefined;
  moveOrder(service, ready.id, 'cancelled', 'admin');
  await user.click(undo);
  const message = 'An administrator changed order K7M-003 in the meantime: it’s now “Cancelled”.';
  expect(await screen.findByText(message)).toBeVisible();
  expect(service.orders[0]?.stage).toBe('cancelled');
});

test.each([
  ['Accept', 'customer', 'cancelled', /^The customer changed order K7M-001 in the meantime/],
  ['Reject', 'system', 'expired', /^Time ran out for order K7M-001/],
] as const)('an open question (%s) says that its order is gone before it is answered', async (...row) => {
  const [button, by, stage, text] = row;
  const { user, service } = await renderArea('/provider/orders', { orders: [pending] });
  await screen.findByText('Aïcha');
  await user.click(orderCard('Aïcha').getByRole('button', { name: button }));
  await screen.findByRole('dialog');
  act(() => void moveOrder(service, pending.id, stage, by));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order K7M-001' }));
  expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /order$/ })).not.toBeInTheDocument();
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('makes one step of a double press, although the next button takes its place', async () => {
  // On a busy machine the second press comes later than a person's.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const { user, service } = await renderArea('/provider/orders', { orders: [confirmed] });
  await screen.findByText('Mohamed');
  await user.click(orderCard('Mohamed').getByRole('button', { name: 'Ready' }));
  await user.click(await orderCard('Mohamed').findByRole('button', { name: /Delivered|Picked up/ }));
  await waitFor(() => expect(service.orders[0]?.version).toBe(confirmed.version + 1));
  expect(service.orders[0]?.stage).toBe('ready');
});

test('makes one step of a double press on an order for later, which is accepted without a question', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const wantedAt = new Date(Date.now() + 10_800_000).toISOString();
  const order = { ...pending, later: { wantedAt, prepareAt: wantedAt } };
  const { user, service } = await renderArea('/provider/orders', { orders: [order] });
  await screen.findByText('Aïcha');
  await user.click(orderCard('Aïcha').getByRole('button', { name: 'Accept' }));
  await user.click(await orderCard('Aïcha').findByRole('button', { name: 'Ready' }));
  await waitFor(() => expect(service.orders[0]?.version).toBe(order.version + 1));
  expect(service.orders[0]?.stage).toBe('confirmed');
});

test('ignores a second move until the first has its reply', async () => {
  const { user, server } = await renderArea('/provider/orders', { orders: [pending] });
  await screen.findByText('Aïcha');
  let calls = 0;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  server.use(
    http.put('*/api/orders/:id/status', async () => {
      calls += 1;
      await promise;
      return HttpResponse.error();
    }),
  );
  const status = () => screen.getByLabelText('Status of order K7M-001');
  await user.selectOptions(status(), 'Confirmed');
  await waitFor(() => expect(status()).toHaveValue('Confirmed'));
  await user.selectOptions(status(), 'Delivered');
  resolve(undefined);
  expect(await screen.findByText(/Order K7M-001 wasn’t changed/)).toBeVisible();
  expect(calls).toBe(1);
  expect(orderCard('Aïcha').getByRole('button', { name: 'Accept' })).toBeVisible();
});
