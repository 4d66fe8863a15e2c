import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { AuditEntry, CreateOrder, MenuItem, MenuOption, Order, Restaurant } from 'shared-api/contract';
import {
  createTestRestaurant,
  orderBodyOf,
  place,
  type OrderReply,
  type TestRestaurant,
} from '../restaurant/testing.ts';
import { recordStatements } from '../../../test/support/statement-recorder.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { expireOrders } from './expire-orders.ts';
import { moveOrder, sendKeyed } from './testing.ts';

const EXTRAS = {
  key: 'extras',
  name: 'Suppléments',
  max: 4,
  isRepeatable: true,
  options: [
    { name: 'Œuf', price: 20 },
    { name: 'Fromage', price: 15 },
  ],
};

let service: TestService;
let second: TestService;
let kitchen: TestRestaurant;
let mechoui: MenuItem;
let yassa: MenuItem;
let egg: MenuOption;
before(async () => {
  service = await startTestService();
  second = await startTestService({ database: service.database });
  const items = [
    { name: 'Méchoui', price: 300, optionGroups: ['extras'] },
    { name: 'Yassa', price: 150 },
  ];
  const fields = { optionGroups: [EXTRAS], menu: [{ category: 'Plats', items }] };
  kitchen = await createTestRestaurant(service, { fields });
  [mechoui, yassa] = kitchen.items as [MenuItem, MenuItem];
  [egg] = kitchen.restaurant.optionGroups?.[0]?.options as [MenuOption];
});
after(async () => {
  await second.close();
  await service.close();
});

/** Says how many portions of a dish or option there are for today. */
async function give(subject: MenuItem | MenuOption, body: object) {
  const kind = 'description' in subject ? 'item' : 'option';
  const path = `/api/restaurant/${kitchen.restaurant.id}/${kind}/${subject.id}/availability`;
  const reply = await kitchen.owner.put<MenuItem>(path, body);
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
}

async function readMenu(): Promise<Restaurant> {
  return (await second.guest().get<Restaurant>(`/api/restaurant/${kitchen.restaurant.id}`)).body;
}

/** How many a visitor reads are left; undefined without a number. */
async function leftOf({ id }: { readonly id: string }): Promise<number | undefined> {
  const { menu, optionGroups = [] } = await readMenu();
  const all = [...menu.flatMap(({ items }) => items), ...optionGroups.flatMap(({ options }) => options)];
  return all.find((one) => one.id === id)?.portionsLeft;
}

function send(items: CreateOrder['items'], from = service) {
  return sendKeyed(from.guest(), kitchen, { items });
}

function order(...items: CreateOrder['items']): Promise<Order> {
  return place(service.guest(), kitchen, { items });
}

test('two last portions are never three: of 20 orders at once over two instances, two are stored', async () => {
  for (let round = 0; round < 3; round += 1) {
    await give(yassa, { portionsLeft: 2 });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send([{ id: yassa.id, quantity: 1 }], index % 2 === 0 ? service : second),
      ),
    );
    const refused = replies.filter(({ status }) => status !== 201);
    assert.equal(refused.length, 18, replies.map(({ text }) => text).join('\n'));
    for (const { status, body } of refused) {
      assert.equal(status, 409);
      assert.deepEqual(
        [body.code, body.errors],
        ['item_unavailable', [{ path: 'items.0.id', message: 'sold_out' }]],
      );
    }
    assert.equal(await leftOf(yassa), 0);
  }
});

test('an order of more than are left is refused with its line and their number', async () => {
  await give(mechoui, { portionsLeft: 3 });
  await give(egg, { portionsLeft: 5 });
  const options = [{ id: egg.id, quantity: 2 }];
  const both = await send([
    { id: yassa.id, quantity: 1 },
    { id: mechoui.id, quantity: 2 },
    { id: mechoui.id, quantity: 2, options },
  ]);
  await give(yassa, { portionsLeft: null });
  const tooMany = await send([
    { id: yassa.id, quantity: 1 },
    { id: mechoui.id, quantity: 2 },
    { id: mechoui.id, quantity: 2, options: [] },
  ]);
  assert.equal(tooMany.body.code, 'item_unavailable');
  assert.deepEqual(tooMany.body.errors, [{ path: 'items.2.quantity', message: 'portions_left' }]);
  assert.deepEqual(tooMany.body.current, {
    items: [{ id: mechoui.id, name: 'Méchoui', reason: 'portions_left', left: 3 }],
  });
  assert.deepEqual(both.body.errors, [
    { path: 'items.0.id', message: 'sold_out' },
    { path: 'items.2.quantity', message: 'portions_left' },
  ]);
  const ofOption = await send([{ id: mechoui.id, quantity: 3, options }]);
  assert.deepEqual(ofOption.body.errors, [{ path: 'items.0.options.0.quantity', message: 'portions_left' }]);
  assert.deepEqual(ofOption.body.current, {
    items: [
      {
        ...{ id: mechoui.id, name: 'Méchoui', reason: 'options' },
        options: [{ name: 'Œuf', reason: 'portions_left', left: 5 }],
      },
    ],
  });
  assert.deepEqual([await leftOf(mechoui), await leftOf(egg)], [3, 5], 'a refused order takes nothing');
});

test('an order counts dish and options, and gives both back once', async () => {
  await give(mechoui, { portionsLeft: 5 });
  await give(egg, { portionsLeft: 10 });
  const placed = await order({ id: mechoui.id, quantity: 5, options: [{ id: egg.id, quantity: 2 }] });
  assert.deepEqual([await leftOf(mechoui), await leftOf(egg)], [0, 0]);
  const soldOut = (await readMenu()).menu[0]?.items[0];
  assert.ok(soldOut?.soldOutUntil, 'an area that does not know the number reads that it is sold out');
  const cancel = `/api/orders/track/${placed.trackingToken}/cancel`;
  const replies = await Promise.all([1, 2, 3, 4].map(() => service.guest().put(cancel, {})));
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409, 409, 409]);
  assert.deepEqual([await leftOf(mechoui), await leftOf(egg)], [5, 10]);

  const rejected = await order({ id: mechoui.id, quantity: 2 });
  const reject = { stage: 'rejected', expectedStage: 'pending', reason: 'busy' };
  assert.equal((await kitchen.owner.put(`/api/orders/${rejected.id}/status`, reject)).status, 200);
  await moveOrder(kitchen, { id: rejected.id, stage: 'rejected' }, ['cancelled']);
  assert.equal(await leftOf(mechoui), 5, 'from one end to the other, nothing is given back again');

  const forgotten = await order({ id: mechoui.id, quantity: 1 });
  assert.equal(await leftOf(mechoui), 4);
  const hours = 3_600_000;
  await Promise.all([1, 2].map(() => expireOrders(service.context.db, service.now() + hours, forgotten.id)));
  assert.equal(await leftOf(mechoui), 5, 'an expired order gives back');
});

test('an order that is set back takes what is left again; one that was delivered keeps its portions', async () => {
  await give(yassa, { portionsLeft: 3 });
  const placed = await order({ id: yassa.id, quantity: 2 });
  await moveOrder(kitchen, placed, ['confirmed', 'cancelled']);
  assert.equal(await leftOf(yassa), 3);
  await moveOrder(kitchen, { ...placed, stage: 'cancelled' }, ['confirmed']);
  assert.equal(await leftOf(yassa), 1);
  await moveOrder(kitchen, { ...placed, stage: 'confirmed' }, ['cancelled']);
  await order({ id: yassa.id, quantity: 2 });
  await moveOrder(kitchen, { ...placed, stage: 'cancelled' }, ['preparing']);
  assert.equal(await leftOf(yassa), 0, 'only one was left, and the restaurant decides what it cooks');
  await moveOrder(kitchen, { ...placed, stage: 'preparing' }, ['cancelled']);
  assert.equal(await leftOf(yassa), 1, 'it gives back the one that it took');
  const eaten = await order({ id: yassa.id, quantity: 1 });
  await moveOrder(kitchen, eaten, ['confirmed', 'delivered', 'cancelled', 'confirmed', 'cancelled']);
  assert.equal(await leftOf(yassa), 0);
});

test('the same order sent again takes its portion once', async () => {
  // So that the limits of one network begin again.
  for (const instance of [service, second]) instance.advance(3_600_000);
  // Orders of before expire with it, and would give their portions back at any moment.
  await expireOrders(service.context.db, service.now());
  await give(yassa, { portionsLeft: 1 });
  const body = { ...orderBodyOf(kitchen), items: [{ id: yassa.id, quantity: 1 }] };
  const headers = { 'idempotency-key': randomUUID() };
  const guest = service.guest();
  await guest.get('/auth/me');
  const replies = await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      guest.at((index % 2 === 0 ? service : second).url).post<Order>('/api/orders', body, { headers }),
    ),
  );
  assert.deepEqual([...new Set(replies.map(({ status }) => status))], [201]);
  assert.equal(new Set(replies.map(({ body: { id } }) => id)).size, 1);
  assert.equal(await leftOf(yassa), 0);
});

test('a number ends by itself with the business day, and nothing of the day before comes back', async () => {
  await give(yassa, { portionsLeft: 2 });
  const placed = await order({ id: yassa.id, quantity: 2 });
  await moveOrder(kitchen, placed, ['confirmed']);
  service.advance(31 * 3_600_000);
  second.advance(31 * 3_600_000);
  assert.equal(await leftOf(yassa), undefined);
  await order({ id: yassa.id, quantity: 9 });
  await give(yassa, { portionsLeft: 4 });
  await moveOrder(kitchen, { ...placed, stage: 'confirmed' }, ['cancelled']);
  assert.equal(await leftOf(yassa), 4);
});

test('a number is changed against the one that was seen; zero is sold out; the switch ends a zero', async () => {
  await give(yassa, { portionsLeft: null });
  const { portionsUntil = '' } = await give(yassa, { portionsLeft: 5, expectedPortions: null });
  assert.ok(Date.parse(portionsUntil) > service.now(), 'until when the number counts');
  await order({ id: yassa.id, quantity: 2 });
  const path = `/api/restaurant/${kitchen.restaurant.id}/item/${yassa.id}/availability`;
  const late = await kitchen.owner.put<OrderReply>(path, { portionsLeft: 4, expectedPortions: 5 });
  assert.deepEqual([late.status, late.body.current], [409, { portionsLeft: 3 }]);
  assert.equal((await give(yassa, { portionsLeft: 7, expectedPortions: 3 })).portionsLeft, 7);
  const none = await give(yassa, { portionsLeft: 0 });
  assert.ok(none.soldOutUntil !== null && none.portionsLeft === undefined);
  assert.equal((await send([{ id: yassa.id, quantity: 1 }])).status, 409);
  assert.equal((await give(yassa, { soldOutUntil: null })).soldOutUntil, null);
  await give(yassa, { portionsLeft: 1 });
  const last = await order({ id: yassa.id, quantity: 1 });
  const back = await give(yassa, { soldOutUntil: null });
  assert.deepEqual([back.soldOutUntil, back.portionsLeft], [null, undefined]);
  await moveOrder(kitchen, last, ['cancelled']);
  assert.equal(await leftOf(yassa), undefined);
  for (const body of [
    {},
    { soldOutUntil: null, portionsLeft: 3 },
    { portionsLeft: -1 },
    { portionsLeft: 1.5 },
  ])
    assert.equal((await kitchen.owner.put(path, body)).status, 400, JSON.stringify(body));
});

test('saving the menu, also without knowing of numbers, changes none', async () => {
  await give(mechoui, { portionsLeft: 3 });
  await give(egg, { portionsLeft: 4 });
  const { id } = kitchen.restaurant;
  const { menu, optionGroups = [] } = await readMenu();
  const known = menu.map((category) => ({
    ...category,
    items: category.items.map(({ portionsLeft: _left, ...item }) => ({ ...item, price: item.price + 10 })),
  }));
  const groups = optionGroups.map((group) => ({
    ...group,
    options: group.options.map(({ portionsLeft: _left, ...option }) => option),
  }));
  const saved = await kitchen.owner.put(`/api/restaurant/${id}`, { menu: known, optionGroups: groups });
  assert.equal(saved.status, 200, saved.text);
  assert.deepEqual([await leftOf(mechoui), await leftOf(egg)], [3, 4]);
});

test('a number that an admin sets stands in the audit log', async () => {
  const { client } = await service.as('ADMIN');
  await give(yassa, { portionsLeft: null });
  const path = `/api/restaurant/${kitchen.restaurant.id}/item/${yassa.id}/availability`;
  for (const portionsLeft of [4, 0]) {
    assert.equal((await client.put(path, { portionsLeft })).status, 200);
  }
  const { body } = await client.get<AuditEntry[]>('/api/audit?limit=2');
  assert.deepEqual(
    body.map(({ changes }) => changes.map(({ field, before, after }) => [field, before, after])),
    [
      [
        ['soldOut', null, 'Yassa'],
        ['portions', 'Yassa: 4', null],
      ],
      [['portions', null, 'Yassa: 4']],
    ],
  );
});

test('an order takes as many statements with numbers as without', async () => {
  await give(yassa, { soldOutUntil: null });
  const recorder = await recordStatements(service);
  async function statementsOfOrder() {
    recorder.take();
    const guest = service.guest().at(recorder.url);
    await place(guest, kitchen, { items: [{ id: yassa.id, quantity: 1 }] });
    return recorder.take().filter((name) => name.startsWith('order.'));
  }
  try {
    assert.deepEqual(await statementsOfOrder(), ['order.facts', 'order.insert']);
    await give(yassa, { portionsLeft: 3 });
    assert.deepEqual(await statementsOfOrder(), ['order.facts', 'order.insert']);
    assert.equal(await leftOf(yassa), 2);
  } finally {
    await recorder.close();
  }
});
