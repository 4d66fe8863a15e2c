import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type {
  AnswerChange,
  Notification,
  Order,
  OrderStage,
  RestaurantStatistics,
} from 'shared-api/contract';
import { named } from '../../../infra/database/statement.ts';
import { startTestService, type TestService } from '../../../../test/support/test-service.ts';
import {
  createTestRestaurant,
  place,
  type OrderReply,
  type TestRestaurant,
} from '../../restaurant/testing.ts';
import { tellToBegin } from '../begin-orders.ts';
import { expireOrders } from '../expire-orders.ts';
import { forgetCustomer } from '../forget-customer.ts';
import { moveOrder } from '../testing.ts';
import { changesAt, lineOf, linesOf } from './testing.ts';

const MINUTE_MS = 60_000;

let service: TestService;
let second: TestService;
let sides: ReturnType<typeof changesAt>;
before(async () => {
  service = await startTestService();
  second = await startTestService({ database: service.database });
  sides = changesAt(service, second);
});
after(async () => {
  await second.close();
  await service.close();
});

function answerAsOwner(kitchen: TestRestaurant, { id, openChange }: Order, given: AnswerChange) {
  return kitchen.owner.put<OrderReply>(`/api/orders/${id}/changes/${openChange?.id}/answer`, given);
}

async function kindsOf({ owner }: Pick<TestRestaurant, 'owner'>): Promise<string[]> {
  const { body } = await owner.get<Notification[]>('/api/notifications');
  return body.map(({ kind }) => kind);
}

test('a restaurant takes a line out, replaces one and changes a number; the customer accepts all of it', async () => {
  const kitchen = await createTestRestaurant(service, {
    prices: [120, 85.5, 40.25, 60],
    fields: { deliveryFee: 30 },
  });
  const items = kitchen.items.slice(0, 3).map(({ id }) => ({ id, quantity: 2 }));
  const order = await sides.accepted(kitchen, { items, payment: { method: 'cash', payingWith: 600 } });
  const reply = await sides.propose(kitchen, order, {
    note: 'The oven is cold',
    lines: [
      { line: lineOf(order, 0), quantity: 0 },
      { line: lineOf(order, 1), quantity: 1, replacement: kitchen.items[3]?.id },
      { line: lineOf(order, 2), quantity: 20, price: 40 },
    ],
  });
  assert.equal(reply.status, 200, reply.text);
  const proposed = await sides.track(order);
  assert.deepEqual(linesOf(proposed), linesOf(order), 'nothing changes before the answer');
  const { openChange: change } = proposed;
  assert.deepEqual(proposed.changes, [change]);
  assert.deepEqual(
    [change?.by, change?.note, change?.onSilence],
    ['provider', 'The oven is cold', 'declined'],
  );
  assert.equal(change?.difference, 60 + 800 - (240 + 171 + 80.5));
  const sold = async () => {
    const path = `/api/statistics/restaurant/${kitchen.restaurant.id}`;
    const { dishes } = (await kitchen.owner.get<RestaurantStatistics>(path)).body;
    return new Map(dishes.map(({ name, quantity }) => [name, quantity]));
  };
  assert.equal((await sold()).get('Dish 0'), 2);
  const done = await sides.answer(proposed, { answer: 'accepted' });
  assert.equal(done.status, 200, done.text);
  assert.deepEqual(await sold(), new Map(Object.entries({ 'Dish 2': 20, 'Dish 3': 1 })));
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
  assert.deepEqual((await sides.answer(proposed, { answer: 'declined' })).body.code, 'conflict');
});

test('the customer accepts without one line, keeps the order as it was, or cancels it', async () => {
  const kitchen = await createTestRestaurant(service);
  const dearer = (order: Order) => ({
    line: lineOf(order, 0),
    quantity: 1,
    replacement: kitchen.items[1]?.id,
  });
  const proposed = async () => {
    const order = await sides.accepted(kitchen);
    await sides.propose(kitchen, order, { lines: [dearer(order), { line: lineOf(order, 2), quantity: 3 }] });
    return sides.track(order);
  };
  const without = await proposed();
  const { body } = await sides.answer(without, { answer: 'accepted', without: [lineOf(without, 0)] });
  assert.deepEqual(linesOf(body), [
    ['Dish 1', 1, 85.5],
    ['Dish 2', 3, 40.25],
  ]);
  assert.equal(body.changes?.[0]?.lines[0]?.after, null);
  const declined = await sides.answer(await proposed(), { answer: 'declined' });
  assert.equal(declined.body.totalAmount, 245.75);
  assert.equal(declined.body.stage, 'confirmed');
  const cancelled = await sides.answer(await proposed(), { answer: 'cancelled' });
  assert.deepEqual([cancelled.body.stage, cancelled.body.changes?.[0]?.outcome], ['cancelled', 'cancelled']);
  assert.equal(cancelled.body.history.at(-1)?.by, 'customer');
});

test('silence counts as the restaurant has said beforehand, once, at whichever instance', async () => {
  const kitchen = await createTestRestaurant(service);
  const outcomes: [string | undefined, OrderStage, number][] = [];
  for (const onSilence of ['accepted', 'declined', 'cancelled']) {
    const order = await sides.accepted(kitchen);
    const lines = [{ line: lineOf(order, 0), quantity: 0 }];
    const { body } = await sides.propose(kitchen, order, { lines, onSilence });
    const until = Date.parse(body.openChange?.until ?? '');
    assert.ok(Math.abs(until - service.now() - 10 * MINUTE_MS) < MINUTE_MS);
    await sides.silence(until - 1);
    assert.ok((await sides.track(order)).openChange);
    await Promise.all([service, second].map((instance) => sides.silence(until, instance)));
    const { changes, stage, totalAmount } = await sides.track(order);
    assert.equal(changes?.[0]?.answeredBy, 'system');
    outcomes.push([changes[0].outcome ?? undefined, stage, totalAmount]);
  }
  assert.deepEqual(outcomes, [
    ['accepted', 'confirmed', 125.75],
    ['declined', 'confirmed', 245.75],
    ['cancelled', 'cancelled', 245.75],
  ]);
});

const SPOIL = named(
  'test.spoil-change',
  `UPDATE order_change SET lines = jsonb_build_object('spoilt', lines) WHERE id = $1`,
);
const MEND = named('test.mend-change', `UPDATE order_change SET lines = lines -> 'spoilt' WHERE id = $1`);

test('a proposal that cannot be ended holds up no other, and is tried again', async () => {
  const kitchen = await createTestRestaurant(service);
  const orders: Order[] = [];
  for (const minutes of [10, 11]) {
    const order = await sides.accepted(kitchen);
    const lines = [{ line: lineOf(order, 0), quantity: 0 }];
    orders.push((await sides.propose(kitchen, order, { lines, minutes, onSilence: 'accepted' })).body);
  }
  const { db } = service.context;
  const [bad, good] = orders.map(({ openChange }) => openChange);
  const late = Date.parse(good?.until ?? '');
  await db.execute(SPOIL, [bad?.id]);
  await sides.silence(late);
  const subtotals = () =>
    Promise.all(
      orders.map(async ({ id }) => (await kitchen.owner.get<Order>(`/api/orders/${id}`)).body.subtotal),
    );
  await db.execute(MEND, [bad?.id]);
  assert.deepEqual(await subtotals(), [245.75, 125.75]);
  await sides.silence(late);
  assert.deepEqual(await subtotals(), [125.75, 125.75]);
});

test('a customer asks until the kitchen begins; the restaurant answers with one tap, or goes on', async () => {
  const kitchen = await createTestRestaurant(service);
  const order = await place(service.guest(), kitchen);
  const more = await sides.ask(order, { lines: [{ line: lineOf(order, 1), quantity: 2 }] });
  assert.equal(more.status, 200, more.text);
  assert.deepEqual([more.body.openChange?.by, more.body.openChange?.until], ['customer', null]);
  assert.ok((await kindsOf(kitchen)).includes('order_change_asked'));
  const done = await answerAsOwner(kitchen, more.body, { answer: 'accepted' });
  assert.equal(done.body.totalAmount, 331.25);
  assert.equal(done.body.trackingToken, undefined);
  const again = await sides.ask(await sides.track(order), { note: 'Without onions' });
  await moveOrder(kitchen, order, ['confirmed']);
  assert.ok((await sides.track(order)).openChange, 'accepting the order leaves the question open');
  await moveOrder(kitchen, { ...order, stage: 'confirmed' }, ['preparing']);
  const begun = await sides.track(order);
  assert.deepEqual([begun.openChange, begun.changes?.[1]?.outcome], [null, 'lapsed']);
  assert.equal((await answerAsOwner(kitchen, again.body, { answer: 'accepted' })).body.code, 'conflict');
  assert.equal((await sides.ask(begun, { note: 'Too late' })).body.code, 'stage_not_allowed');
  const forgotten = await place(service.guest(), kitchen);
  await sides.ask(forgotten, { note: 'Without onions' });
  await expireOrders(service.context.db, Date.parse(forgotten.expiresAt ?? ''), forgotten.id);
  assert.equal((await sides.track(forgotten)).changes?.[0]?.outcome, 'lapsed');
});

test('a customer with an account is notified of a proposal, and both sides of what silence meant', async () => {
  const kitchen = await createTestRestaurant(service);
  const { client } = await service.as('USER');
  const order = await place(client, kitchen);
  await moveOrder(kitchen, order, ['confirmed']);
  const { body } = await sides.propose(kitchen, await sides.track(order), { note: 'Sorry' });
  assert.ok((await kindsOf({ owner: client })).includes('order_change_proposed'));
  await sides.silence(Date.parse(body.openChange?.until ?? ''));
  for (const owner of [client, kitchen.owner]) {
    assert.ok((await kindsOf({ owner })).includes('order_change_declined'));
  }
});

test('who wants a change withdraws it; nobody answers for the other side', async () => {
  const kitchen = await createTestRestaurant(service);
  const order = await sides.accepted(kitchen);
  const { body } = await sides.propose(kitchen, order, { lines: [{ line: lineOf(order, 0), quantity: 0 }] });
  assert.equal((await answerAsOwner(kitchen, body, { answer: 'accepted' })).status, 400);
  assert.equal((await sides.answer(await sides.track(order), { answer: 'withdrawn' })).status, 400);
  const withdrawn = await answerAsOwner(kitchen, body, { answer: 'withdrawn' });
  assert.equal(withdrawn.body.changes?.[0]?.outcome, 'withdrawn');
  const asked = await sides.ask(await sides.track(order), { note: 'Without onions' });
  assert.equal((await answerAsOwner(kitchen, asked.body, { answer: 'cancelled' })).status, 400);
  assert.equal((await sides.answer(asked.body, { answer: 'withdrawn' })).status, 200);
});

test('one change at a time, of the order that was on screen, once it is accepted', async () => {
  const kitchen = await createTestRestaurant(service);
  const pending = await place(service.guest(), kitchen);
  assert.equal((await sides.propose(kitchen, pending, { note: 'Sorry' })).body.code, 'stage_not_allowed');
  const order = await sides.accepted(kitchen);
  assert.equal(
    (await sides.propose(kitchen, { ...order, version: 1 }, { note: 'Sorry' })).body.code,
    'conflict',
  );
  assert.equal((await sides.propose(kitchen, order, {})).status, 400);
  const all = await Promise.all(
    Array.from({ length: 5 }, () => sides.propose(kitchen, order, { note: 'Sorry' })),
  );
  assert.equal(all.filter(({ body }) => body.code === 'conflict').length, 4);
  const first = all.find(({ status }) => status === 200) ?? assert.fail();
  assert.equal((await sides.propose(kitchen, first.body, { note: 'Again' })).body.code, 'conflict');
  assert.equal((await sides.ask(await sides.track(order), { note: 'And I' })).body.code, 'conflict');
  const other = await createTestRestaurant(service);
  assert.equal((await sides.propose(other, order, { note: 'Not mine' })).status, 404);
});

test('of twenty answers at once, at two instances, one counts', async () => {
  const kitchen = await createTestRestaurant(service);
  const order = await sides.accepted(kitchen);
  await sides.propose(kitchen, order, { lines: [{ line: lineOf(order, 0), quantity: 0 }] });
  const proposed = await sides.track(order);
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      sides.answer(
        proposed,
        { answer: (['accepted', 'declined', 'cancelled'] as const)[index % 3] ?? 'accepted' },
        index % 2 === 0 ? service : second,
      ),
    ),
  );
  const counted = replies.filter(({ status }) => status === 200);
  assert.equal(counted.length, 1, replies.map(({ text }) => text).join('\n'));
  assert.ok(replies.every(({ status, body }) => status === 200 || body.code === 'conflict'));
  const { changes, totalAmount, stage } = await sides.track(order);
  const outcome = changes?.[0]?.outcome;
  assert.equal(outcome, counted[0]?.body.changes?.[0]?.outcome);
  assert.equal(totalAmount, outcome === 'accepted' ? 125.75 : 245.75);
  assert.equal(stage, outcome === 'cancelled' ? 'cancelled' : 'confirmed');
});

test('a later time is promised anew; an order for later leaves its slot for it', async () => {
  const laterOrders = { slotMinutes: 60, slotCapacity: 1, leadMinutes: 0, days: 1 };
  const kitchen = await createTestRestaurant(service, { fields: { laterOrders } });
  const now = await sides.accepted(kitchen);
  const soon = new Date(service.now() + 5 * MINUTE_MS).toISOString();
  await moveOrder(kitchen, now, ['preparing']);
  const preparing = await sides.track(now);
  assert.equal(
    (await sides.propose(kitchen, preparing, { promisedAt: new Date(0).toISOString() })).status,
    400,
  );
  await sides.propose(kitchen, preparing, { promisedAt: soon });
  assert.equal((await sides.answer(await sides.track(now), { answer: 'accepted' })).body.promisedAt, soon);

  const slots = async () => {
    const { body } = await second
      .guest()
      .get<{ at: string; left: number }[]>(`/api/orders/slots/${kitchen.restaurant.id}`);
    return body;
  };
  const [, wanted, later] = await slots();
  const order = await sides.accepted(kitchen, { orderType: 'Takeaway', wantedAt: wanted?.at ?? '' });
  await tellToBegin(service.context.db, Date.parse(order.later?.prepareAt ?? ''));
  await sides.propose(kitchen, order, { promisedAt: later?.at });
  const { body } = await sides.answer(await sides.track(order), { answer: 'accepted' });
  assert.deepEqual([body.promisedAt, body.later?.wantedAt], [later?.at, later?.at]);
  assert.equal(await tellToBegin(service.context.db, Date.parse(body.later?.prepareAt ?? '') - 1), 0);
  assert.equal(
    await tellToBegin(service.context.db, Date.parse(body.later?.prepareAt ?? '')),
    1,
    'told anew',
  );
  const room = new Map((await slots()).map((slot) => [slot.at, slot.left]));
  assert.deepEqual([room.get(wanted?.at ?? ''), room.get(later?.at ?? '')], [1, 0]);
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
