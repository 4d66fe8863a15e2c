import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CreateOrder, Order, OrderChange } from 'shared-api/contract';
import { problemResponse } from 'shared-api/standalone';
import { createSampleOrder, movedOrder } from '../../../mocks/sample-order.ts';
import { provideSampleService, renderArea } from '../../../testing/render-area.tsx';

const { server, service } = provideSampleService();

/** An order of two dishes at a stage. */
function storeOrder(stage: 'pending' | 'confirmed', wanted?: Partial<OrderChange>): Order {
  const [restaurant] = service().restaurants;
  const [first, second] = restaurant?.menu.flatMap(({ items }) => items) ?? [];
  if (!restaurant || !first || !second) throw new Error('The sample service has too few dishes.');
  const body: CreateOrder = {
    ...{ restaurant: { id: restaurant.id }, orderType: 'Takeaway', name: 'Aïcha', phone: '2200000000' },
    ...{ address: 'Îlot K', items: [first, second].map(({ id }) => ({ id, quantity: 2 })) },
  };
  const placed = createSampleOrder(restaurant, body, 1);
  const order = stage === 'pending' ? placed : movedOrder(placed, stage, 'provider');
  const openChange = wanted ? changeOf(order, wanted) : null;
  service().orders = [{ ...order, openChange }];
  return { ...order, openChange };
}

/** The first line with another number, the second taken out. */
function changeOf({ items }: Order, change: Partial<OrderChange>): OrderChange {
  const [first, second] = items as [Order['items'][number], Order['items'][number]];
  return {
    ...{ id: '0190a0a0-0009-7000-8000-000000000001', by: 'provider', note: 'The oven is cold' },
    ...{ at: new Date().toISOString(), until: '2026-11-29T19:42:00.000Z', onSilence: 'accepted' },
    lines: [
      { before: first, after: { ...first, quantity: 1, total: first.price } },
      { before: second, after: null },
    ],
    ...{ promisedAt: null, difference: -first.price - second.total, outcome: null },
    ...{ answeredAt: null, answeredBy: null },
    ...change,
  };
}

/** The bodies of what is sent to a path below the tracked order. */
function watch(method: 'put' | 'post', path: string, reply: (order: Order) => Response): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http[method](`*/api/orders/track/:token/${path}`, async ({ request }) => {
      sent.push(await request.json());
      return reply(service().orders[0] as Order);
    }),
  );
  return sent;
}

const settled = (order: Order) =>
  HttpResponse.json({ ...order, version: order.version + 1, openChange: null });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows what the restaurant proposes, what silence means, and accepts it without a line', async () => {
  const order = storeOrder('confirmed', {});
  const sent = watch('put', 'changes/:changeId/answer', settled);
  const { user } = await renderArea(`/orders/${order.trackingToken}`);
  const proposal = await card('The restaurant proposes a change');
  expect(proposal.getByText('The oven is cold')).toBeVisible();
  expect(
    proposal.getByText(/^If you don’t answer by .*19:42, the change counts as accepted\.$/),
  ).toBeVisible();
  const [first, second] = proposal.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Before: 2 ×.*After: 1 ×/);
  expect(second).toHaveTextContent(/Taken out/);
  await user.click(proposal.getByRole('checkbox', { name: 'I’d rather do without it' }));
  expect(proposal.getByText(/nothing of your order/)).toBeVisible();
  expect(proposal.getByRole('button', { name: 'Accept' })).toBeDisabled();
  await user.click(proposal.getByRole('checkbox', { name: 'I’d rather do without it' }));
  await user.click(proposal.getByRole('button', { name: 'Accept' }));
  expect(sent).toEqual([{ answer: 'accepted', without: [] }]);
  await waitFor(() => expect(screen.queryByText('The restaurant proposes a change')).not.toBeInTheDocument());
});

test('keeps the order as it was, or cancels it after a question', async () => {
  const order = storeOrder('confirmed', {});
  const sent = watch('put', 'changes/:changeId/answer', (current) => HttpResponse.json(current));
  const { user } = await renderArea(`/orders/${order.trackingToken}`);
  const proposal = await card('The restaurant proposes a change');
  await user.click(proposal.getByRole('button', { name: 'Keep it as it was' }));
  await waitFor(() => expect(sent).toEqual([{ answer: 'declined' }]));
  await user.click(proposal.getByRole('button', { name: 'Cancel order' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
  await waitFor(() => expect(sent[1]).toEqual({ answer: 'cancelled' }));
});

test('an answer that comes too late is told, and the order shown as it stands', async () => {
  const order = storeOrder('confirmed', {});
  watch('put', 'changes/:changeId/answer', (current) => {
    service().orders = [{ ...current, version: current.version + 1, openChange: null }];
    return problemResponse(409, 'conflict');
  });
  const { user } = await renderArea(`/orders/${order.trackingToken}`);
  const proposal = await card('The restaurant proposes a change');
  await user.click(proposal.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(/has moved on in the meantime/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('The restaurant proposes a change')).not.toBeInTheDocument());
});

test('a change of which something has run out is told, and stays open', async () => {
  const order = storeOrder('confirmed', {});
  watch('put', 'changes/:changeId/answer', () => problemResponse(409, 'item_unavailable'));
  const { user } = await renderArea(`/orders/${order.trackingToken}`);
  const proposal = await card('The restaurant proposes a change');
  await user.click(proposal.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(/has run out in the meantime/)).toBeVisible();
  expect(screen.getByText('The restaurant proposes a change')).toBeVisible();
});

test('asks for another number with a few words, and not for nothing', async () => {
  const order = storeOrder('pending');
  const sent = watch('post', 'changes', (current) =>
    HttpResponse.json({
      ...current,
      version: 2,
      openChange: changeOf(current, { by: 'customer', until: null }),
    }),
  );
  const { user } = await renderArea(`/orders/${order.trackingToken}`);
  await user.click(await screen.findByRole('button', { name: 'Ask for a change' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Ask for a change' }));
  await user.click(dialog.getByRole('button', { name: 'Send to the restaurant' }));
  expect(dialog.getByText(/^Change a number/)).toBeVisible();
  const [line] = order.items;
  await user.click(dialog.getByRole('button', { name: `Add one: ${line?.name}` }));
  await user.type(dialog.getByRole('textbox', { name: /^In your words/ }), 'sans oignons');
  await user.click(dialog.getByRole('button', { name: 'Send to the restaurant' }));
  expect(await screen.findByRole('heading', { name: 'You’ve asked for a change' })).toBeVisible();
  expect(sent).toEqual([{ version: 1, lines: [{ line: line?.id, quantity: 3 }], note: 'sans oignons' }]);
  expect(screen.queryByRole('button', { name: 'Ask for a change' })).not.toBeInTheDocument();
});

test('lists what was wanted before, and what became of it', async () => {
  const order = storeOrder('confirmed');
  const past = changeOf(order, { outcome: 'declined', answeredBy: 'customer' });
  service().orders = [{ ...order, changes: [past] }];
  await renderArea(`/orders/${order.trackingToken}`);
  const part = await card('Changes');
  expect(part.getByText('declined')).toBeVisible();
  expect(part.getByText(/proposed by the restaurant/)).toBeVisible();
});
