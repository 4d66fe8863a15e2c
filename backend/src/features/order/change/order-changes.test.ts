import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type {
  AnswerChange,
  Notification,
  Order,
  OrderStage,
  Restaurant,
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
import { moveOrder, sendKeyed } from '../testing.ts';
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

async function kindsOf({ owner }: Pick<TestRestaurant, 'owner'>): Promise<string[]> {
  const { body } = await owner.get<Notification[]>('/api/notifications');
  return body.map(({ kind }) => kind);
}

/** What the worker does about proposals without an answer. */
function silence(at: number, { context }: TestService = service): Promise<void> {
  return endSilence({ ...context, clock: () => at });
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
  const sold = async () => {
    const path = `/api/statistics/restaurant/${kitchen.restaurant.id}`;
    const { dishes } = (await kitchen.owner.get<RestaurantStatistics>(path)).body;
    return new Map(dishes.map(({ name, quantity }) => [name, quantity]));
  };
  assert.equal((await sold()).get('Dish 0'), 2);
  const done = await answer(proposed, { answer: 'accepted' });
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
    await silence(until - 1);
    assert.ok((await track(order)).openChange);
    await Promise.all([service, second].map((instance) => silence(until, instance)));
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

const SPOIL = named(
  'test.spoil-change',
  `UPDATE order_change SET lines = jsonb_build_object('spoilt', lines) WHERE id = $1`,
);
const MEND = named('test.mend-change', `UPDATE order_change SET lines = lines -> 'spoilt' WHERE id = $1`);

test('a proposal that cannot be ended holds up no other, and is tried again', async () => {
  const kitchen = await createTestRestaurant(service);
  const orders: Order[] = [];
  for (const minutes of [10, 11]) {
    const order = await accepted(kitchen);
    const lines = [{ line: lineOf(order, 0), quantity: 0 }];
    orders.push((await propose(kitchen, order, { lines, minutes, onSilence: 'accepted' })).body);
  }
  const { db } = service.context;
  const [bad, good] = orders.map(({ openChange }) => openChange);
  const late = Date.parse(good?.until ?? '');
  await db.execute(SPOIL, [bad?.id]);
  await silence(late);
  const subtotals = () =>
    Promise.all(
      orders.map(async ({ id }) => (await kitchen.owner.get<Order>(`/api/orders/${id}`)).body.subtotal),
    );
  await db.execute(MEND, [bad?.id]);
  assert.deepEqual(await subtotals(), [245.75, 125.75]);
  await silence(late);
  assert.deepEqual(await subtotals(), [125.75, 125.75]);
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
  const forgotten = await place(service.guest(), kitchen);
  await ask(forgotten, { note: 'Without onions' });
  await expireOrders(service.context.db, Date.parse(forgotten.expiresAt ?? ''), forgotten.id);
  assert.equal((await track(forgotten)).changes?.[0]?.outcome, 'lapsed');
});

test('a customer with an account is notified of a proposal, and both sides of what silence meant', async () => {
  const kitchen = await createTestRestaurant(service);
  const { client } = await service.as('USER');
  const order = await place(client, kitchen);
  await moveOrder(kitchen, order, ['confirmed']);
  const { body } = await propose(kitchen, await track(order), { note: 'Sorry' });
  assert.ok((await kindsOf({ owner: client })).includes('order_change_proposed'));
  await silence(Date.parse(body.openChange?.until ?? ''));
  for (const owner of [client, kitchen.owner]) {
    assert.ok((await kindsOf({ owner })).includes('order_change_declined'));
  }
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
  const all = await Promise.all(Array.from({ length: 5 }, () => propose(kitchen, order, { note: 'Sorry' })));
  assert.equal(all.filter(({ body }) => body.code === 'conflict').length, 4);
  const first = all.find(({ status }) => status === 200) ?? assert.fail();
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

/** Says how many portions of a dish there are for today, or that it is sold out. */
async function give(kitchen: TestRestaurant, place: number, body: object): Promise<void> {
  const { id } = kitchen.items[place] ?? assert.fail();
  const path = `/api/restaurant/${kitchen.restaurant.id}/item/${id}/availability`;
  assert.equal((await kitchen.owner.put(path, body)).status, 200);
}

/** How many portions of each dish visitors read are left; undefined without a number. */
async function left({ restaurant }: TestRestaurant) {
  const { body } = await second.guest().get<Restaurant>(`/api/restaurant/${restaurant.id}`);
  return body.menu[0]?.items.map(({ portionsLeft }) => portionsLeft);
}

test('numbers for today follow an accepted change, and come back once when the order ends', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [120, 85.5] });
  const [first, next] = kitchen.items;
  await give(kitchen, 0, { portionsLeft: 5 });
  await give(kitchen, 1, { portionsLeft: 5 });
  const order = await accepted(kitchen, { items: [{ id: first?.id ?? '', quantity: 3 }] });
  assert.deepEqual(await left(kitchen), [2, 5]);
  await propose(kitchen, order, { lines: [{ line: lineOf(order, 0), quantity: 4, replacement: next?.id }] });
  assert.deepEqual(await left(kitchen), [2, 5]);
  await answer(await track(order), { answer: 'accepted' });
  assert.deepEqual(await left(kitchen), [5, 1]);
  await moveOrder(kitchen, { ...order, stage: 'confirmed' }, ['cancelled']);
  assert.deepEqual(await left(kitchen), [5, 5]);
});

test('a change takes only what it adds: a number is what is left beside the orders that stand', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [120, 85.5] });
  const items = kitchen.items.map(({ id }) => ({ id, quantity: 3 }));
  const order = await accepted(kitchen, { items });
  await give(kitchen, 0, { portionsLeft: 5 });
  await give(kitchen, 1, { portionsLeft: 5 });
  const change = async (...quantities: number[]) => {
    const now = await track(order);
    const lines = quantities.flatMap((quantity, place) =>
      quantity === now.items[place]?.quantity ? [] : { line: lineOf(now, place), quantity },
    );
    await propose(kitchen, now, { lines });
    const reply = await answer(await track(order), { answer: 'accepted' });
    assert.equal(reply.status, 200, reply.text);
    return left(kitchen);
  };
  assert.deepEqual(await change(3, 1), [5, 5], 'what was ordered before there was a number is not in it');
  assert.deepEqual(await change(7, 1), [1, 5]);
  assert.deepEqual(await change(4, 1), [1, 5], 'four that it needs, four that it holds');
  assert.deepEqual(await change(2, 1), [3, 5]);
});

test('another dish comes without options, also of a shared group; more of one needs more of its options', async () => {
  const extras = {
    key: 'extras',
    name: 'Extras',
    max: 2,
    isRepeatable: true,
    options: [{ name: 'Egg', price: 20 }],
  };
  const items = ['Pizza', 'Burger'].map((name) => ({ name, price: 100, optionGroups: ['extras'] }));
  const fields = { optionGroups: [extras], menu: [{ category: 'All', items }] };
  const kitchen = await createTestRestaurant(service, { fields });
  const [pizza, burger] = kitchen.items;
  const id = kitchen.restaurant.optionGroups?.[0]?.options[0]?.id ?? '';
  const path = `/api/restaurant/${kitchen.restaurant.id}/option/${id}/availability`;
  await kitchen.owner.put(path, { portionsLeft: 3 });
  const eggs = async () =>
    (await second.guest().get<Restaurant>(`/api/restaurant/${kitchen.restaurant.id}`)).body.optionGroups?.[0]
      ?.options[0]?.portionsLeft;
  const options = [{ id, quantity: 2 }];
  const order = await accepted(kitchen, { items: [{ id: pizza?.id ?? '', quantity: 1, options }] });
  assert.equal(await eggs(), 1);
  const more = await propose(kitchen, order, { lines: [{ line: lineOf(order, 0), quantity: 2 }] });
  assert.deepEqual(more.body.errors, [{ path: 'lines.0.quantity', message: 'portions_left' }]);
  const lines = [{ line: lineOf(order, 0), quantity: 1, replacement: burger?.id }];
  await propose(kitchen, order, { lines });
  const { body } = await answer(await track(order), { answer: 'accepted' });
  assert.deepEqual(linesOf(body), [['Burger', 1, 100]]);
  assert.equal(body.items[0]?.options, undefined);
  assert.equal(await eggs(), 3);
});

test('a dish that cannot be had comes in place of none, by the rules of a new order', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [120, 85.5, 40.25, 60] });
  const items = kitchen.items.slice(0, 3).map(({ id }) => ({ id, quantity: 1 }));
  const order = await accepted(kitchen, { items });
  await give(kitchen, 2, { portionsLeft: 4 });
  await give(kitchen, 3, { soldOutUntil: 'next_day' });
  const [, , few, none] = kitchen.items;
  const lines = [
    { line: lineOf(order, 2), quantity: 3 },
    { line: lineOf(order, 0), quantity: 1, replacement: none?.id },
    { line: lineOf(order, 1), quantity: 3, replacement: few?.id },
  ];
  const { status, body } = await propose(kitchen, order, { lines });
  assert.deepEqual([status, body.code], [409, 'item_unavailable']);
  assert.deepEqual(body.errors, [
    { path: 'lines.1.replacement', message: 'sold_out' },
    { path: 'lines.2.quantity', message: 'portions_left' },
  ]);
  assert.deepEqual(body.current, {
    items: [
      { id: none?.id, name: 'Dish 3', reason: 'sold_out' },
      { id: few?.id, name: 'Dish 2', reason: 'portions_left', left: 4 },
    ],
  });
  const wish = await ask(await track(order), { lines: [{ line: lineOf(order, 2), quantity: 6 }] });
  assert.deepEqual(wish.body.errors, [{ path: 'lines.0.quantity', message: 'portions_left' }]);
  const [, last] = lines;
  await give(kitchen, 3, { portionsLeft: 1 });
  assert.equal((await propose(kitchen, order, { lines: [{ ...last, quantity: 1 }] })).status, 200);
  const menu = kitchen.restaurant.menu.map((part) => ({ ...part, items: part.items.slice(0, 3) }));
  assert.equal((await kitchen.owner.put(`/api/restaurant/${kitchen.restaurant.id}`, { menu })).status, 200);
  const gone = await answer(await track(order), { answer: 'accepted' });
  assert.deepEqual(gone.body.errors, [{ path: 'lines.0.replacement', message: 'not_offered' }]);
});

test('of 20 acceptances and 5 orders at once over two instances one has the last portion; none loses', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [120, 60], fields: { deliveryFee: 0 } });
  await give(kitchen, 1, { portionsLeft: 1 });
  const [first, last] = kitchen.items;
  const proposed: Order[] = [];
  for (let index = 0; index < 20; index += 1) {
    const order = await accepted(kitchen, { items: [{ id: first?.id ?? '', quantity: 1 }] });
    const lines = [{ line: lineOf(order, 0), quantity: 1, replacement: last?.id }];
    await propose(kitchen, order, { lines, onSilence: 'accepted' });
    proposed.push(await track(order));
  }
  const both = [service, second];
  const ordered = Array.from({ length: 5 }, (_, index) =>
    sendKeyed((both[index % 2] ?? service).guest(), kitchen, {
      items: [{ id: last?.id ?? '', quantity: 1 }],
    }),
  );
  const replies = await Promise.all(
    proposed.map((order, index) => answer(order, { answer: 'accepted' }, both[index % 2])),
  );
  const all = [...replies, ...(await Promise.all(ordered))];
  const texts = all.map(({ text }) => text).join('\n');
  assert.equal(all.filter(({ status }) => status === 200 || status === 201).length, 1, texts);
  const refused = proposed.filter((_, index) => replies[index]?.status !== 200);
  for (const { status, body } of replies.filter(({ status }) => status !== 200)) {
    assert.deepEqual([status, body.code], [409, 'item_unavailable']);
    assert.deepEqual(body.errors, [{ path: 'lines.0.replacement', message: 'sold_out' }]);
  }
  assert.deepEqual(await left(kitchen), [undefined, 0]);
  const [one, other] = refused as [Order, Order];
  assert.deepEqual(await track(one), one, 'the proposal is still open');
  assert.equal((await answer(one, { answer: 'declined' })).status, 200);
  await silence(Date.parse(other.openChange?.until ?? ''));
  const after = await track(other);
  assert.deepEqual([after.changes?.[0]?.outcome, after.totalAmount], ['declined', 120]);
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
  const room = new Map((await slots()).map((slot) => [slot.at, slot.left]));
  assert.deepEqual([room.get(wanted?.at ?? ''), room.get(later?.at ?? '')], [1, 0]);
});

test('an order that is put off to another day gives back what it took of today', async () => {
  const laterOrders = { slotMinutes: 15, slotCapacity: null, leadMinutes: 0, days: 1 };
  const kitchen = await createTestRestaurant(service, { prices: [120], fields: { laterOrders } });
  await give(kitchen, 0, { portionsLeft: 5 });
  const { body: slots } = await service
    .guest()
    .get<{ at: string }[]>(`/api/orders/slots/${kitchen.restaurant.id}`);
  const order = await accepted(kitchen, { orderType: 'Takeaway', wantedAt: slots[0]?.at ?? '' });
  assert.deepEqual(await left(kitchen), [4]);
  await propose(kitchen, order, { promisedAt: slots.at(-1)?.at });
  const { status, text } = await answer(await track(order), { answer: 'accepted' });
  assert.equal(status, 200, text);
  assert.deepEqual(await left(kitchen), [5]);
  await moveOrder(kitchen, { ...order, stage: 'confirmed' }, ['cancelled']);
  assert.deepEqual(await left(kitchen), [5]);
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
