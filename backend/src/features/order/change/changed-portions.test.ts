import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Order, Restaurant } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../../test/support/test-service.ts';
import { createTestRestaurant, type TestRestaurant } from '../../restaurant/testing.ts';
import { moveOrder, sendKeyed } from '../testing.ts';
import { changesAt, lineOf, linesOf } from './testing.ts';

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
  const order = await sides.accepted(kitchen, { items: [{ id: first?.id ?? '', quantity: 3 }] });
  assert.deepEqual(await left(kitchen), [2, 5]);
  await sides.propose(kitchen, order, {
    lines: [{ line: lineOf(order, 0), quantity: 4, replacement: next?.id }],
  });
  assert.deepEqual(await left(kitchen), [2, 5]);
  await sides.answer(await sides.track(order), { answer: 'accepted' });
  assert.deepEqual(await left(kitchen), [5, 1]);
  await moveOrder(kitchen, { ...order, stage: 'confirmed' }, ['cancelled']);
  assert.deepEqual(await left(kitchen), [5, 5]);
});

test('a change takes only what it adds: a number is what is left beside the orders that stand', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [120, 85.5] });
  const items = kitchen.items.map(({ id }) => ({ id, quantity: 3 }));
  const order = await sides.accepted(kitchen, { items });
  await give(kitchen, 0, { portionsLeft: 5 });
  await give(kitchen, 1, { portionsLeft: 5 });
  const change = async (...quantities: number[]) => {
    const now = await sides.track(order);
    const lines = quantities.flatMap((quantity, place) =>
      quantity === now.items[place]?.quantity ? [] : { line: lineOf(now, place), quantity },
    );
    await sides.propose(kitchen, now, { lines });
    const reply = await sides.answer(await sides.track(order), { answer: 'accepted' });
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
  const order = await sides.accepted(kitchen, { items: [{ id: pizza?.id ?? '', quantity: 1, options }] });
  assert.equal(await eggs(), 1);
  const more = await sides.propose(kitchen, order, { lines: [{ line: lineOf(order, 0), quantity: 2 }] });
  assert.deepEqual(more.body.errors, [{ path: 'lines.0.quantity', message: 'portions_left' }]);
  const lines = [{ line: lineOf(order, 0), quantity: 1, replacement: burger?.id }];
  await sides.propose(kitchen, order, { lines });
  const { body } = await sides.answer(await sides.track(order), { answer: 'accepted' });
  assert.deepEqual(linesOf(body), [['Burger', 1, 100]]);
  assert.equal(body.items[0]?.options, undefined);
  assert.equal(await eggs(), 3);
});

test('a dish that cannot be had comes in place of none, by the rules of a new order', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [120, 85.5, 40.25, 60] });
  const items = kitchen.items.slice(0, 3).map(({ id }) => ({ id, quantity: 1 }));
  const order = await sides.accepted(kitchen, { items });
  await give(kitchen, 2, { portionsLeft: 4 });
  await give(kitchen, 3, { soldOutUntil: 'next_day' });
  const [, , few, none] = kitchen.items;
  const lines = [
    { line: lineOf(order, 2), quantity: 3 },
    { line: lineOf(order, 0), quantity: 1, replacement: none?.id },
    { line: lineOf(order, 1), quantity: 3, replacement: few?.id },
  ];
  const { status, body } = await sides.propose(kitchen, order, { lines });
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
  const wish = await sides.ask(await sides.track(order), {
    lines: [{ line: lineOf(order, 2), quantity: 6 }],
  });
  assert.deepEqual(wish.body.errors, [{ path: 'lines.0.quantity', message: 'portions_left' }]);
  const [, last] = lines;
  await give(kitchen, 3, { portionsLeft: 1 });
  assert.equal((await sides.propose(kitchen, order, { lines: [{ ...last, quantity: 1 }] })).status, 200);
  const menu = kitchen.restaurant.menu.map((part) => ({ ...part, items: part.items.slice(0, 3) }));
  assert.equal((await kitchen.owner.put(`/api/restaurant/${kitchen.restaurant.id}`, { menu })).status, 200);
  const gone = await sides.answer(await sides.track(order), { answer: 'accepted' });
  assert.deepEqual(gone.body.errors, [{ path: 'lines.0.replacement', message: 'not_offered' }]);
});

test('of 20 acceptances and 5 orders at once over two instances one has the last portion; none loses', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [120, 60], fields: { deliveryFee: 0 } });
  await give(kitchen, 1, { portionsLeft: 1 });
  const [first, last] = kitchen.items;
  const proposed: Order[] = [];
  for (let index = 0; index < 20; index += 1) {
    const order = await sides.accepted(kitchen, { items: [{ id: first?.id ?? '', quantity: 1 }] });
    const lines = [{ line: lineOf(order, 0), quantity: 1, replacement: last?.id }];
    await sides.propose(kitchen, order, { lines, onSilence: 'accepted' });
    proposed.push(await sides.track(order));
  }
  const both = [service, second];
  const ordered = Array.from({ length: 5 }, (_, index) =>
    sendKeyed((both[index % 2] ?? service).guest(), kitchen, {
      items: [{ id: last?.id ?? '', quantity: 1 }],
    }),
  );
  const replies = await Promise.all(
    proposed.map((order, index) => sides.answer(order, { answer: 'accepted' }, both[index % 2])),
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
  assert.deepEqual(await sides.track(one), one, 'the proposal is still open');
  assert.equal((await sides.answer(one, { answer: 'declined' })).status, 200);
  await sides.silence(Date.parse(other.openChange?.until ?? ''));
  const after = await sides.track(other);
  assert.deepEqual([after.changes?.[0]?.outcome, after.totalAmount], ['declined', 120]);
});

test('an order that is put off to another day gives back what it took of today', async () => {
  const laterOrders = { slotMinutes: 15, slotCapacity: null, leadMinutes: 0, days: 2 };
  const kitchen = await createTestRestaurant(service, { prices: [120], fields: { laterOrders } });
  await give(kitchen, 0, { portionsLeft: 5 });
  const { body: slots } = await service
    .guest()
    .get<{ at: string }[]>(`/api/orders/slots/${kitchen.restaurant.id}`);
  const order = await sides.accepted(kitchen, { orderType: 'Takeaway', wantedAt: slots[0]?.at ?? '' });
  assert.deepEqual(await left(kitchen), [4]);
  // Late in the evening the number is for tomorrow, too.
  await sides.propose(kitchen, order, { promisedAt: slots.at(-1)?.at });
  const { status, text } = await sides.answer(await sides.track(order), { answer: 'accepted' });
  assert.equal(status, 200, text);
  assert.deepEqual(await left(kitchen), [5]);
  await moveOrder(kitchen, { ...order, stage: 'confirmed' }, ['cancelled']);
  assert.deepEqual(await left(kitchen), [5]);
});
