import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { AnswerChange, Notification, Order, OrderStage, Restaurant } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../../test/support/test-service.ts';
import {
  createTestRestaurant,
  place,
  type OrderReply,
  type TestRestaurant,
} from '../../restaurant/testing.ts';
import { tellToBegin } from '../begin-orders.ts';
import { forgetCustomer } from '../forget-customer.ts';
import { moveOrder } from '../testing.ts';
import { endSilence } from './answer-change.ts';

const MINUTE_MS = 60_000;

let service: TestService;
let second: TestService;
before(async () => {
  service = await startTestService();
  second = await startTestService({ database: service.database });
});
after(async () => {
  await second.close();
  await service.close();
});

/** A proposal of a restaurant without what it changes. */
const PROPOSAL = { minutes: 10, onSilence: 'declined' } as const;

async function accepted(kitchen: TestRestaurant, changes: Parameters<typeof place>[2] = {}): Promise<Order> {
  const order = await place(service.guest(), kitchen, { orderType: 'Delivery', ...changes });
  await moveOrder(kitchen, order, ['confirmed']);
  return track(order);
}

/** The order as its customer sees it, at another instance. */
async function track({ trackingToken }: Order): Promise<Order> {
  const reply = await second.guest().get<Order>(`/api/orders/track/${trackingToken}`);
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
}

function propose(kitchen: TestRestaurant, { id, version }: Order, change: object) {
  return kitchen.owner.post<OrderReply>(`/api/orders/${id}/changes`, { ...PROPOSAL, version, ...change });
}

function ask({ trackingToken, version }: Order, change: object) {
  const path = `/api/orders/track/${trackingToken}/changes`;
  return service.guest().post<OrderReply>(path, { version, ...change });
}

function answer(order: Order, given: AnswerChange, from = service) {
  const path = `/api/orders/track/${order.trackingToken}/changes/${order.openChange?.id}/answer`;
  return from.guest().put<OrderReply>(path, given);
}

function answerAsOwner(kitchen: TestRestaurant, { id, openChange }: Order, given: AnswerChange) {
  return kitchen.owner.put<OrderReply>(`/api/orders/${id}/changes/${openChange?.id}/answer`, given);
}

async function kindsOf(kitchen: TestRestaurant): Promise<string[]> {
  const { body } = await kitchen.owner.get<Notification[]>('/api/notifications');
  return body.map(({ kind }) => kind);
}

const lineOf = ({ items }: Order, index: number) => items[index]?.id ?? '';
const linesOf = ({ items }: Order) => items.map(({ name, quantity, price }) => [name, quantity, price]);

test('a restaurant takes a line out, replaces one and changes a number; the customer accepts all of it', async () => {
  const kitchen = await createTestRestaurant(service, {
    prices: [120, 85.5, 40.25, 60],
    fields: { deliveryFee: 30 },
  });
  const items = kitchen.items.slice(0, 3).map(({ id }) => ({ id, quantity: 2 }));
  const order = await accepted(kitchen, { items, payment: { method: 'cash', payingWith: 600 } });
  const reply = await propose(kitchen, order, {
    note: 'The oven is cold',
    lines: [
      { line: lineOf(order, 0), quantity: 0 },
      { line: lineOf(order, 1), quantity: 1, replacement: kitchen.items[3]?.id },
      { line: lineOf(order, 2), quantity: 20, price: 40 },
    ],
  });
  assert.equal(reply.status, 200, reply.text);
  const proposed = await track(order);
  assert.deepEqual(linesOf(proposed), linesOf(order), 'nothing changes before the answer');
  const { openChange: change } = proposed;
  assert.deepEqual(proposed.changes, [change]);
  assert.deepEqual(
    [change?.by, change?.note, change?.onSilence],
    ['provider', 'The oven is cold', 'declined'],
  );
  assert.equal(change?.difference, 60 + 800 - (240 + 171 + 80.5));
  const done = await answer(proposed, { answer: 'accepted' });
  assert.equal(done.status, 200, done.text);
  assert.deepEqual(linesOf(done.body), [
    ['Dish 3', 1, 60],
    ['Dish 2', 20, 40],
  ]);
  assert.deepEqual([done.body.subtotal, done.body.totalAmount], [860, 890]);
  assert.equal(done.body.payment.payingWith, null, 'cash that no longer suffices');
  assert.equal(done.body.openChange, null);
  assert.deepEqual(
    [done.body.changes?.[0]?.outcome, done.body.changes?.[0]?.answeredBy],
    ['accepted', 'customer'],
  );
  assert.ok((await kindsOf(kitchen)).includes('order_change_accepted'));
  assert.deepEqual((await answer(proposed, { answer: 'declined' })).body.code, 'conflict');
});

test('the customer accepts without one line, keeps the order as it was, or cancels it', async () => {
  const kitchen = await createTestRestaurant(service);
  const dearer = (order: Order) => ({
    line: lineOf(order, 0),
    quantity: 1,
    replacement: kitchen.items[1]?.id,
  });
  const proposed = async () => {
    const order = await accepted(kitchen);
    await propose(kitchen, order, { lines: [dearer(order), { line: lineOf(order, 2), quantity: 3 }] });
    return track(order);
  };
  const without = await proposed();
  const { body } = await answer(without, { answer: 'accepted', without: [lineOf(without, 0)] });
  assert.deepEqual(linesOf(body), [
    ['Dish 1', 1, 85.5],
    ['Dish 2', 3, 40.25],
  ]);
  assert.equal(body.changes?.[0]?.lines[0]?.after, null);
  const declined = await answer(await proposed(), { answer: 'declined' });
  assert.equal(declined.body.totalAmount, 245.75);
  assert.equal(declined.body.stage, 'confirmed');
  const cancelled = await answer(await proposed(), { answer: 'cancelled' });
  assert.deepEqual([cancelled.body.stage, cancelled.body.changes?.[0]?.outcome], ['cancelled', 'cancelled']);
  assert.equal(cancelled.body.history.at(-1)?.by, 'customer');
});

test('silence counts as the restaurant has said beforehand, once, at whichever instance', async () => {
  const kitchen = await createTestRestaurant(service);
  const outcomes: [string | undefined, OrderStage, number][] = [];
  for (const onSilence of ['accepted', 'declined', 'cancelled']) {
    const order = await accepted(kitchen);
    const lines = [{ line: lineOf(order, 0), quantity: 0 }];
    const { body } = await propose(kitchen, order, { lines, onSilence });
    const until = Date.parse(body.openChange?.until ?? '');
    assert.ok(Math.abs(until - service.now() - 10 * MINUTE_MS) < MINUTE_MS);
    await endSilence({ db: service.context.db, clock: () => until - 1 }, order.id);
    assert.ok((await track(order)).openChange);
    const late = [service, second].map(({ context: { db } }) =>
      endSilence({ db, clock: () => until }, order.id),
    );
    await Promise.all(late);
    const { changes, stage, totalAmount } = await track(order);
    assert.equal(changes?.[0]?.answeredBy, 'system');
    outcomes.push([changes[0].outcome ?? undefined, stage, totalAmount]);
  }
  assert.deepEqual(outcomes, [
    ['accepted', 'confirmed', 125.75],
    ['declined', 'confirmed', 245.75],
    ['cancelled', 'cancelled', 245.75],
  ]);
});

test('a customer asks until the kitchen begins; the restaurant answers with one tap, or goes on', async () => {
  const kitchen = await createTestRestaurant(service);
  const order = await place(service.guest(), kitchen);
  const more = await ask(order, { lines: [{ line: lineOf(order, 1), quantity: 2 }] });
  assert.equal(more.status, 200, more.text);
  assert.deepEqual([more.body.openChange?.by, more.body.openChange?.until], ['customer', null]);
  assert.ok((await kindsOf(kitchen)).includes('order_change_asked'));
  const done = await answerAsOwner(kitchen, more.body, { answer: 'accepted' });
  assert.equal(done.body.totalAmount, 331.25);
  assert.equal(done.body.trackingToken, undefined);
  const again = await ask(await track(order), { note: 'Without onions' });
  await moveOrder(kitchen, order, ['confirmed']);
  assert.ok((await track(order)).openChange, 'accepting the order leaves the question open');
  await moveOrder(kitchen, { ...order, stage: 'confirmed' }, ['preparing']);
  const begun = await track(order);
  assert.deepEqual([begun.openChange, begun.changes?.[1]?.outcome], [null, 'lapsed']);
  assert.equal((await answerAsOwner(kitchen, again.body, { answer: 'accepted' })).body.code, 'conflict');
  assert.equal((await ask(begun, { note: 'Too late' })).body.code, 'stage_not_allowed');
});

test('who wants a change withdraws it; nobody answers for the other side', async () => {
  const kitchen = await createTestRestaurant(service);
  const order = await accepted(kitchen);
  const { body } = await propose(kitchen, order, { lines: [{ line: lineOf(order, 0), quantity: 0 }] });
  assert.equal((await answerAsOwner(kitchen, body, { answer: 'accepted' })).status, 400);
  assert.equal((await answer(await track(order), { answer: 'withdrawn' })).status, 400);
  const withdrawn = await answerAsOwner(kitchen, body, { answer: 'withdrawn' });
  assert.equal(withdrawn.body.changes?.[0]?.outcome, 'withdrawn');
  const asked = await ask(await track(order), { note: 'Without onions' });
  assert.equal((await answerAsOwner(kitchen, asked.body, { answer: 'cancelled' })).status, 400);
  assert.equal((await answer(asked.body, { answer: 'withdrawn' })).status, 200);
});

test('one change at a time, of the order that was on screen, once it is accepted', async () => {
  const kitchen = await createTestRestaurant(service);
  const pending = await place(service.guest(), kitchen);
  assert.equal((await propose(kitchen, pending, { note: 'Sorry' })).body.code, 'stage_not_allowed');
  const order = await accepted(kitchen);
  assert.equal((await propose(kitchen, { ...order, version: 1 }, { note: 'Sorry' })).body.code, 'conflict');
  assert.equal((await propose(kitchen, order, {})).status, 400);
  const first = await propose(kitchen, order, { note: 'Sorry' });
  assert.equal((await propose(kitchen, first.body, { note: 'Again' })).body.code, 'conflict');
  assert.equal((await ask(await track(order), { note: 'And I' })).body.code, 'conflict');
  const other = await createTestRestaurant(service);
  assert.equal((await propose(other, order, { note: 'Not mine' })).status, 404);
});

test('of twenty answers at once, at two instances, one counts', async () => {
  const kitchen = await createTestRestaurant(service);
  const order = await accepted(kitchen);
  await propose(kitchen, order, { lines: [{ line: lineOf(order, 0), quantity: 0 }] });
  const proposed = await track(order);
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      answer(
        proposed,
        { answer: (['accepted', 'declined', 'cancelled'] as const)[index % 3] ?? 'accepted' },
        index % 2 === 0 ? service : second,
      ),
    ),
  );
  const counted = replies.filter(({ status }) => status === 200);
  assert.equal(counted.length, 1, replies.map(({ text }) => text).join('\n'));
  assert.ok(replies.every(({ status, body }) => status === 200 || body.code === 'conflict'));
  const { changes, totalAmount, stage } = await track(order);
  const outcome = changes?.[0]?.outcome;
  assert.equal(outcome, counted[0]?.body.changes?.[0]?.outcome);
  assert.equal(totalAmount, outcome === 'accepted' ? 125.75 : 245.75);
  assert.equal(stage, outcome === 'cancelled' ? 'cancelled' : 'confirmed');
});

test('numbers for today follow an accepted change, and come back once when the order ends', async () => {
  const kitchen = await createTestRestaurant(service);
  const [first, next] = kitchen.items;
  const path = (id = '') => `/api/restaurant/${kitchen.restaurant.id}/item/${id}/availability`;
  await kitchen.owner.put(path(first?.id), { portionsLeft: 5 });
  await kitchen.owner.put(path(next?.id), { portionsLeft: 5 });
  const left = async () => {
    const { body } = await second.guest().get<Restaurant>(`/api/restaurant/${kitchen.restaurant.id}`);
    return body.menu[0]?.items.slice(0, 2).map(({ portionsLeft }) => portionsLeft);
  };
  const order = await accepted(kitchen, { items: [{ id: first?.id ?? '', quantity: 3 }] });
  assert.deepEqual(await left(), [2, 5]);
  const lines = [{ line: lineOf(order, 0), quantity: 9, replacement: next?.id }];
  await propose(kitchen, order, { lines });
  assert.deepEqual(await left(), [2, 5]);
  await answer(await track(order), { answer: 'accepted' });
  assert.deepEqual(await left(), [5, 0], 'the restaurant cooks more than it had counted');
  await moveOrder(kitchen, { ...order, stage: 'confirmed' }, ['cancelled']);
  assert.deepEqual(await left(), [5, 5]);
});

test('a later time is promised anew; an order for later leaves its slot for it', async () => {
  const laterOrders = { slotMinutes: 60, slotCapacity: 1, leadMinutes: 0, days: 1 };
  const kitchen = await createTestRestaurant(service, { fields: { laterOrders } });
  const now = await accepted(kitchen);
  const soon = new Date(service.now() + 5 * MINUTE_MS).toISOString();
  await moveOrder(kitchen, now, ['preparing']);
  const preparing = await track(now);
  assert.equal((await propose(kitchen, preparing, { promisedAt: new Date(0).toISOString() })).status, 400);
  await propose(kitchen, preparing, { promisedAt: soon });
  assert.equal((await answer(await track(now), { answer: 'accepted' })).body.promisedAt, soon);

  const slots = async () => {
    const { body } = await second
      .guest()
      .get<{ at: string; left: number }[]>(`/api/orders/slots/${kitchen.restaurant.id}`);
    return body;
  };
  const [, wanted, later] = await slots();
  const order = await accepted(kitchen, { orderType: 'Takeaway', wantedAt: wanted?.at ?? '' });
  await tellToBegin(service.context.db, Date.parse(order.later?.prepareAt ?? ''));
  await propose(kitchen, order, { promisedAt: later?.at });
  const { body } = await answer(await track(order), { answer: 'accepted' });
  assert.deepEqual([body.promisedAt, body.later?.wantedAt], [later?.at, later?.at]);
  assert.equal(await tellToBegin(service.context.db, Date.parse(body.later?.prepareAt ?? '') - 1), 0);
  assert.equal(
    await tellToBegin(service.context.db, Date.parse(body.later?.prepareAt ?? '')),
    1,
    'told anew',
  );
  const left = new Map((await slots()).map((slot) => [slot.at, slot.left]));
  assert.deepEqual([left.get(wanted?.at ?? ''), left.get(later?.at ?? '')], [1, 0]);
});

test('what a deleted customer asked for keeps no words', async () => {
  const kitchen = await createTestRestaurant(service);
  const { client, user } = await service.as('USER');
  const order = await place(client, kitchen, {
    items: kitchen.items.map(({ id }) => ({ id, quantity: 1, note: 'For Aïcha' })),
  });
  const path = `/api/orders/track/${order.trackingToken}/changes`;
  const lines = [{ line: lineOf(order, 0), quantity: 2 }];
  await client.post(path, { version: order.version, lines, note: 'Aïcha eats two' });
  await moveOrder(kitchen, order, ['cancelled']);
  await forgetCustomer(service.context.db, user.id);
  const { body } = await kitchen.owner.get<Order>(`/api/orders/${order.id}`);
  assert.deepEqual([body.changes?.[0]?.note, body.changes?.[0]?.lines[0]?.after?.note], [null, null]);
});
