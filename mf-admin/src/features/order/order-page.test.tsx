import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { moveOrder } from '../../mocks/order-handlers.ts';
import { sampleId, sampleOrder, sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const nema = sampleRestaurant(1, { name: 'Chez Néma' });
const atar = sampleRestaurant(2, { name: 'Atar Grill' });
const pending = sampleOrder(nema, 1, {
  stage: 'pending',
  totalAmount: 500,
  customerName: 'Mohamed Ould Ahmed',
});
const delivered = sampleOrder(atar, 2, {
  stage: 'delivered',
  totalAmount: 100,
  orderDate: '2026-11-02T23:30:00.000Z',
});
const anonymous = sampleOrder(nema, 3, { stage: 'expired', customerName: 'Zeinebou', totalAmount: 300 });
const orders = [pending, delivered, anonymous];

const codes = () => screen.getAllByRole('rowheader').map((cell) => /K7M-\d+/.exec(cell.textContent)?.[0]);

const row = (code: string) => {
  const found = screen.getByText(code, { selector: 'th *' }).closest('tr');
  if (!found) throw new Error(`No row for ${code}.`);
  return within(found);
};

async function openOrder(order = pending, all = orders) {
  const view = await renderArea('/admin/orders', { orders: all });
  await screen.findByText(order.code);
  await view.user.click(row(order.code).getByRole('button', { name: /View details/ }));
  const dialog = within(await screen.findByRole('dialog', { name: `Order ${order.code}` }));
  return { ...view, dialog };
}

test('shows a spinner, then the orders with the required columns', async () => {
  const { promise: isSeen, resolve: reply } = Promise.withResolvers<undefined>();
  const held = http.get('*/api/orders', () => isSeen);
  await renderArea('/admin/orders', { orders }, { handlers: [held] });
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading orders…');
  reply(undefined);
  await screen.findByText('K7M-001');
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Restaurant',
    'Customer',
    'Status',
    'Total amount',
    'Order date',
    'Actions',
  ]);
  expect(row('K7M-001').getByText('Mohamed Ould Ahmed')).toBeVisible();
  expect(row('K7M-001').getByText('PENDING')).toBeVisible();
  expect(row('K7M-001').getByText(/500\.00\sMRU/)).toBeVisible();
  expect(row('K7M-002').getByText('2 Nov 2026, 23:30')).toBeVisible();
});

test('shows ANONYME and the contact name for an order without an account', async () => {
  await renderArea('/admin/orders', { orders });
  await screen.findByText('K7M-003');
  expect(row('K7M-003').getByText('ANONYME')).toBeVisible();
  expect(row('K7M-003').getByText('Zeinebou')).toBeVisible();
});

test('names, codes and amounts stay as they are in a page that the browser translates', async () => {
  await renderArea('/admin/orders', { orders });
  await screen.findByText('K7M-003');
  const cells = row('K7M-003');
  for (const text of ['K7M-003', 'Zeinebou', /^300\.00\sMRU$/])
    expect(cells.getByText(text).closest('[translate="no"]')).not.toBeNull();
  expect(cells.getByText('Chez Néma')).toHaveAttribute('translate', 'no');
});

test('pages by ten', async () => {
  const { user } = await renderArea('/admin/orders');
  await screen.findByText('K7M-001');
  expect(codes()).toHaveLength(10);
  expect(screen.getByText('1–10 of 34')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('K7M-011')).toBeVisible();
});

test('says what a promotion took off, also of an order to pick up', async () => {
  const promotion = { id: 'p', kind: 'percent', value: 15, code: 'ETE25', discount: 27 } as const;
  const amounts = { subtotal: 180, deliveryFee: 0, totalAmount: 153 };
  const cheaper = sampleOrder(nema, 4, { orderType: 'Takeaway', ...amounts, promotion });
  const { dialog } = await openOrder(cheaper, [cheaper]);
  const amountOf = (label: string) => dialog.getByText(label).nextElementSibling;
  expect(amountOf('Subtotal')).toHaveTextContent(/^180\.00.MRU$/);
  expect(amountOf('15% off · ETE25')).toHaveTextContent(/^−27\.00.MRU$/);
  expect(amountOf('Total amount')).toHaveTextContent(/^153\.00.MRU$/);
  expect(dialog.queryByText('Delivery fee')).not.toBeInTheDocument();
});

test('filters by status, restaurant and day through the address bar, and resets', async () => {
  const { user, search } = await renderArea('/admin/orders', { orders });
  await screen.findByText('K7M-001');
  await user.click(screen.getByRole('combobox', { name: 'Restaurant name' }));
  const restaurants = within(screen.getByRole('listbox', { name: 'Restaurant name' }));
  const names = () => restaurants.queryAllByRole('option').map((option) => option.textContent);
  await waitFor(() => expect(names()).toEqual(['Atar Grill', 'Chez Néma']));
  await user.click(restaurants.getByRole('option', { name: 'Chez Néma' }));
  await waitFor(() => expect(codes()).toEqual(['K7M-001', 'K7M-003']));
  await user.selectOptions(screen.getByLabelText('Status'), 'CANCELLED');
  await waitFor(() => expect(codes()).toEqual(['K7M-003']));
  expect(search()).toEqual({ restaurant: 'Chez Néma', status: 'CANCELLED' });
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(codes()).toHaveLength(3));
  await user.type(screen.getByLabelText('From'), '2026-11-01');
  await user.type(screen.getByLabelText('To'), '2026-11-02');
  await waitFor(() => expect(codes()).toEqual(['K7M-002']));
  expect(search()).toEqual({ from: '2026-11-01', to: '2026-11-02' });
});

test('reports a last day before the first one', async () => {
  await renderArea('/admin/orders?from=2026-11-20&to=2026-11-01', { orders });
  expect(screen.getByText('Before the first day')).toBeVisible();
  expect(await screen.findByText('No orders match your filters')).toBeVisible();
});

test('finds an order by its code or the contact name', async () => {
  const { user } = await renderArea('/admin/orders', { orders });
  await screen.findByText('K7M-001');
  await user.type(screen.getByRole('searchbox'), 'zeineb');
  await waitFor(() => expect(codes()).toEqual(['K7M-003']));
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'K7M-002');
  await waitFor(() => expect(codes()).toEqual(['K7M-002']));
});

test('sorts by the headings', async () => {
  const { user, search } = await renderArea('/admin/orders', { orders });
  await screen.findByText('K7M-001');
  await user.click(screen.getByRole('button', { name: 'Total amount' }));
  await waitFor(() => expect(codes()).toEqual(['K7M-002', 'K7M-003', 'K7M-001']));
  expect(search()).toEqual({ sort: 'lowest' });
});

test('shows an order with its contact, dishes and history', async () => {
  const { dialog, search } = await openOrder(anonymous);
  expect(dialog.getByText('Restaurant').nextSibling).toHaveTextContent('Chez Néma');
  expect(dialog.getByText('Customer').nextSibling).toHaveTextContent('ANONYME');
  expect(dialog.getByText('Status').nextSibling).toHaveTextContent('CANCELLED');
  expect(dialog.getByText('Total amount').nextSibling).toHaveTextContent(/300\.00\sMRU/);
  expect(dialog.getByText('Thieboudienne')).toBeVisible();
  expect(dialog.getByText(/Derrière la pharmacie/)).toBeVisible();
  expect(dialog.getByText(/by the customer/)).toBeVisible();
  expect(search()).toEqual({ order: anonymous.id });
});

test('says of a takeaway that it was picked up', async () => {
  const step = { at: '2026-11-02T23:30:00.000Z', reason: null, minutes: null };
  const history = [
    { ...step, stage: 'pending', by: 'customer' },
    { ...step, stage: 'delivered', by: 'provider' },
  ] as const;
  const taken = { ...delivered, orderType: 'Takeaway' as const, history: [...history] };
  const { dialog } = await openOrder(taken, [taken]);
  expect(dialog.getByText('Picked up')).toBeVisible();
  expect(dialog.queryByText('Delivered')).not.toBeInTheDocument();
});

test('shows no order selected for an unknown order in the address', async () => {
  await renderArea(`/admin/orders?order=${sampleId(5, 999)}`, { orders });
  expect(await screen.findByText('no order selected')).toBeVisible();
});

test('cancels only with a reason', async () => {
  const { user, dialog, service } = await openOrder();
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel order K7M-001?' }));
  await user.click(question.getByRole('button', { name: 'Cancel order' }));
  expect(await question.findByText('Give the reason in a few words.')).toBeVisible();
  await user.type(question.getByLabelText(/Reason/), 'The kitchen{enter}burned');
  await user.click(question.getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('Order K7M-001 was cancelled.')).toBeVisible();
  expect(service.orders[0]?.history.at(-1)).toMatchObject({
    stage: 'cancelled',
    reason: 'The kitchen burned',
  });
  expect(await dialog.findByText('The kitchen burned')).toBeVisible();
});

test('refunds only what is completed or cancelled', async () => {
  const { user, dialog, service } = await openOrder(delivered);
  await user.click(dialog.getByRole('button', { name: 'Refund order' }));
  const question = within(await screen.findByRole('dialog', { name: 'Refund order K7M-002?' }));
  await user.type(question.getByLabelText(/Reason/), 'Wrong dish');
  await user.click(question.getByRole('button', { name: 'Refund order' }));
  await waitFor(() => expect(service.orders[1]?.stage).toBe('refunded'));
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Refund order' })).not.toBeInTheDocument());
});

test('a pending order offers no refund', async () => {
  const { dialog } = await openOrder(pending);
  expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Refund order' })).not.toBeInTheDocument();
});

test('shows the current stage before cancelling an order that has moved meanwhile', async () => {
  const { user, dialog, service } = await openOrder();
  moveOrder(service, pending.id, 'ready');
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel order K7M-001?' }));
  await user.type(question.getByLabelText(/Reason/), 'Late');
  await user.click(question.getByRole('button', { name: 'Cancel order' }));
  expect(
    await question.findByText('The order has moved on in the meantime: Ready, by the restaurant.'),
  ).toBeVisible();
  expect(question.getByLabelText(/Reason/)).toHaveValue('Late');
  await user.click(question.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(service.orders[0]?.stage).toBe('cancelled'));
});

test('does not cancel an order twice', async () => {
  const { user, dialog, service } = await openOrder();
  moveOrder(service, pending.id, 'cancelled', 'customer');
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel order K7M-001?' }));
  await user.type(question.getByLabelText(/Reason/), 'Late');
  await user.click(question.getByRole('button', { name: 'Cancel order' }));
  expect(await question.findByText('There is nothing left to do here.')).toBeVisible();
  expect(question.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
});

test('exports the filtered list as a file', async () => {
  await renderArea('/admin/orders?status=PENDING&from=2026-11-01&sort=highest', { orders });
  const link = await screen.findByRole('link', { name: 'Export CSV: Orders' });
  const address = new URL(link.getAttribute('href') ?? '', 'http://page.test');
  expect(address.pathname).toBe('/api/orders/export');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    status: 'PENDING',
    from: '2026-11-01',
    sort: 'highest',
    language: 'en',
  });
});

test('updates an order immediately, and adds new ones a moment later', async () => {
  const { service, page, dialog } = await openOrder();
  const moved = moveOrder(service, pending.id, 'ready');
  act(() => page.live.emit({ type: 'order', data: moved }));
  expect(await row('K7M-001').findByText('Ready')).toBeVisible();
  expect(await dialog.findAllByText('Ready')).not.toHaveLength(0);
  const fresh = sampleOrder(atar, 4, { stage: 'pending', orderDate: '2030-01-01T10:00:00.000Z' });
  service.orders = [...service.orders, fresh];
  act(() => page.live.emit({ type: 'order', data: fresh }));
  expect(screen.queryByText(fresh.code)).not.toBeInTheDocument();
  expect(await screen.findByText(fresh.code, {}, { timeout: 4000 })).toBeVisible();
});

test('an event that arrives late does not undo a newer one', async () => {
  const { service, page } = await renderArea('/admin/orders', { orders });
  await screen.findByText('K7M-001');
  const moved = [moveOrder(service, pending.id, 'ready'), moveOrder(service, delivered.id, 'preparing')];
  act(() => {
    for (const order of [moved[0], pending, moved[1]]) {
      page.live.emit({ type: 'order', data: order ?? pending });
    }
  });
  expect(await row('K7M-002').findByText('Preparing')).toBeVisible();
  expect(row('K7M-001').getByText('Ready')).toBeVisible();
});

test.each(['connecting', 'lost'] as const)('refetches when a stream opens that was %s', async (before) => {
  const { service, page } = await renderArea('/admin/orders', { orders });
  act(() => page.live.move(before));
  await screen.findByText('K7M-001');
  moveOrder(service, pending.id, 'preparing');
  act(() => page.live.move('live'));
  expect(await row('K7M-001').findByText('Preparing')).toBeVisible();
});

test('shows an error when the orders fail to load', async () => {
  const handlers = [http.get('*/api/orders', () => HttpResponse.error(), { once: true })];
  const { user } = await renderArea('/admin/orders', { orders }, { handlers });
  expect(await screen.findByText('The orders couldn’t be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('K7M-001')).toBeVisible();
});

test('explains an empty list', async () => {
  await renderArea('/admin/orders', { orders: [] });
  expect(await screen.findByText('No orders yet')).toBeVisible();
});
