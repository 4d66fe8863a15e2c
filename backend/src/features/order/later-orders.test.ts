import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { LaterOrders, Notification, Order, OrderSlot } from 'shared-api/contract';
import { createTestRestaurant, place, type TestRestaurant } from '../restaurant/testing.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { tellToBegin } from './begin-orders.ts';
import { expireOrders } from './expire-orders.ts';
import { moveOrder, sendKeyed } from './testing.ts';

const MINUTE_MS = 60_000;
const RULES: LaterOrders = { slotMinutes: 60, slotCapacity: 2, leadMinutes: 120, days: 1 };
const TIMES = { prepMinutes: 30, deliveryMinutes: 25 };

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

function openKitchen(laterOrders: LaterOrders | null = RULES, fields = {}): Promise<TestRestaurant> {
  return createTestRestaurant(service, { prices: [120], fields: { laterOrders, ...TIMES, ...fields } });
}

async function slotsOf({ restaurant }: TestRestaurant): Promise<OrderSlot[]> {
  const reply = await second.guest().get<OrderSlot[]>(`/api/orders/slots/${restaurant.id}`);
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
}

async function leftAt(kitchen: TestRestaurant, wanted: string): Promise<number | null | undefined> {
  return (await slotsOf(kitchen)).find(({ at }) => at === wanted)?.left;
}

/** The second slot that is left, so that the clock of the test can't reach it. */
async function aSlot(kitchen: TestRestaurant): Promise<string> {
  return (await slotsOf(kitchen))[1]?.at ?? assert.fail('There are no slots.');
}

test('a restaurant has slots from its lead time to the end of its last day, or none', async () => {
  const kitchen = await openKitchen();
  const slots = await slotsOf(kitchen);
  const first = Date.parse(slots[0]?.at ?? '');
  assert.ok(first >= service.now() + 120 * MINUTE_MS && first < service.now() + 180 * MINUTE_MS + 1000);
  const today = Math.floor(service.now() / 86_400_000);
  assert.ok(slots.every(({ at, left }) => left === 2 && Date.parse(at) < (today + 2) * 86_400_000));
  assert.deepEqual(await slotsOf(await openKitchen(null)), []);
  const unknown = await service.guest().get(`/api/orders/slots/${randomUUID()}`);
  assert.equal(unknown.status, 404);
});

test('an order for later says when it is wanted, and when the kitchen begins; nothing else changes', async () => {
  const kitchen = await openKitchen();
  const wantedAt = await aSlot(kitchen);
  const before = (minutes: number) => new Date(Date.parse(wantedAt) - minutes * MINUTE_MS).toISOString();
  const takeaway = await place(service.guest(), kitchen, { wantedAt });
  assert.deepEqual(takeaway.later, { wantedAt, prepareAt: before(30) });
  assert.equal(takeaway.expiresAt, before(20));
  const delivery = await place(service.guest(), kitchen, { wantedAt, orderType: 'Delivery' });
  assert.deepEqual(delivery.later, { wantedAt, prepareAt: before(55) });
  const now = await place(service.guest(), kitchen);
  assert.equal(now.later, undefined);
});

test('who accepts it promises the time for which it is wanted, or another one', async () => {
  const kitchen = await openKitchen();
  const wantedAt = await aSlot(kitchen);
  const order = await place(service.guest(), kitchen, { wantedAt, orderType: 'Delivery' });
  await moveOrder(kitchen, order, ['confirmed']);
  const { body } = await kitchen.owner.get<Order>(`/api/orders/${order.id}`);
  assert.equal(Date.parse(body.promisedAt ?? '') + TIMES.deliveryMinutes * MINUTE_MS, Date.parse(wantedAt));
  assert.equal(body.deliveryMinutes, TIMES.deliveryMinutes);
});

test('of 20 orders at once over two instances a slot takes as many as it has room for', async () => {
  const kitchen = await openKitchen();
  const wantedAt = await aSlot(kitchen);
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      sendKeyed((index % 2 ? service : second).guest(), kitchen, { wantedAt }),
    ),
  );
  assert.equal(replies.filter(({ status }) => status === 201).length, 2);
  for (const { body } of replies.filter(({ status }) => status !== 201)) {
    assert.equal(body.code, 'slot_full');
    const { slots } = body.current as { slots: OrderSlot[] };
    assert.equal(slots.length, 6);
    assert.ok(
      slots.every(({ at, left }) => left === 2 && at > wantedAt),
      'the next free ones',
    );
  }
  assert.equal(await leftAt(kitchen, wantedAt), 0);
});

test('an order that ends gives its room back once, and takes it again when it is set back', async () => {
  const kitchen = await openKitchen();
  const wantedAt = await aSlot(kitchen);
  const order = await place(service.guest(), kitchen, { wantedAt });
  await place(service.guest(), kitchen, { wantedAt });
  await moveOrder(kitchen, order, ['confirmed', 'cancelled']);
  assert.equal(await leftAt(kitchen, wantedAt), 1);
  await place(service.guest(), kitchen, { wantedAt });
  assert.equal(await leftAt(kitchen, wantedAt), 0);
  // Its restaurant cooks it all the same.
  await moveOrder(kitchen, { id: order.id, stage: 'cancelled' }, ['confirmed']);
  assert.equal(await leftAt(kitchen, wantedAt), 0);
  await moveOrder(kitchen, { id: order.id, stage: 'confirmed' }, ['cancelled']);
  assert.equal((await sendKeyed(service.guest(), kitchen, { wantedAt })).body.code, 'slot_full');
});

test('it expires when its kitchen should have begun some time ago, not sooner, and gives its room back', async () => {
  const kitchen = await openKitchen();
  const wantedAt = await aSlot(kitchen);
  const order = await place(service.guest(), kitchen, { wantedAt });
  const expiresAt = Date.parse(order.expiresAt ?? '');
  assert.equal(await expireOrders(service.context.db, expiresAt - 1000, order.id), 0);
  assert.equal(await expireOrders(service.context.db, expiresAt, order.id), 1);
  assert.equal(await leftAt(kitchen, wantedAt), 2);
});

test('its restaurant is told once that it is time to begin', async () => {
  const kitchen = await openKitchen();
  const wantedAt = await aSlot(kitchen);
  const order = await place(service.guest(), kitchen, { wantedAt });
  const beginAt = Date.parse(order.later?.prepareAt ?? '');
  const notices = async () => {
    const { body } = await kitchen.owner.get<Notification[]>('/api/notifications');
    return body.filter(({ kind }) => kind === 'order_begin').map(({ orderId }) => orderId);
  };
  await tellToBegin(service.context.db, beginAt - 1000);
  assert.deepEqual(await notices(), []);
  await Promise.all([service, second].map(({ context }) => tellToBegin(context.db, beginAt)));
  assert.deepEqual(await notices(), [order.id]);
});

test('times that are none of its slots are refused with those that are', async () => {
  const kitchen = await openKitchen();
  const wantedAt = new Date(Date.parse(await aSlot(kitchen)) + MINUTE_MS).toISOString();
  const reply = await sendKeyed(service.guest(), kitchen, { wantedAt });
  assert.deepEqual([reply.status, reply.body.code], [409, 'slot_full']);
  const none = await openKitchen(null);
  assert.equal((await sendKeyed(service.guest(), none, { wantedAt })).body.code, 'restaurant_closed');
});

test('a closed restaurant takes orders for later, of dishes that are back by then', async () => {
  const [today, tomorrow, third] = [0, 1, 2].map((days) =>
    new Date(service.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const week = Array.from({ length: 7 }, () => [{ opens: '12:00', closes: '14:00' }]);
  const exceptions = [
    { date: today, spans: [] },
    { date: third, spans: [{ opens: '18:30', closes: '20:00' }] },
  ];
  const kitchen = await openKitchen(
    { ...RULES, leadMinutes: 0, days: 2 },
    { schedule: { week, exceptions, pausedUntil: null } },
  );
  assert.deepEqual(
    (await slotsOf(kitchen)).map(({ at }) => at.slice(0, 16)),
    [`${tomorrow}T12:00`, `${tomorrow}T13:00`, `${third}T18:30`],
  );
  const [dish] = kitchen.items;
  const path = `/api/restaurant/${kitchen.restaurant.id}/item/${dish?.id}/availability`;
  const until = async (instant: string) => {
    assert.equal((await kitchen.owner.put(path, { soldOutUntil: instant })).status, 200);
  };
  await until(`${tomorrow}T11:00:00.000Z`);
  assert.equal((await sendKeyed(service.guest(), kitchen)).body.code, 'restaurant_closed');
  const wantedAt = `${tomorrow}T12:00:00.000Z`;
  assert.equal((await sendKeyed(service.guest(), kitchen, { wantedAt })).status, 201);
  for (const other of [`${today}T12:00:00.000Z`, `${tomorrow}T14:00:00.000Z`]) {
    const reply = await sendKeyed(service.guest(), kitchen, { wantedAt: other });
    assert.equal(reply.body.code, 'slot_full', 'on a day off, and when it closes');
  }
  await until(`${tomorrow}T13:00:00.000Z`);
  assert.equal((await sendKeyed(service.guest(), kitchen, { wantedAt })).body.code, 'item_unavailable');
});

test('a number of the day before does not count for an order of today, whatever other numbers there are', async () => {
  const week = Array.from({ length: 7 }, () => [{ opens: '12:00', closes: '14:00' }]);
  const kitchen = await createTestRestaurant(service, {
    prices: [120, 60],
    fields: {
      laterOrders: { ...RULES, leadMinutes: 0 },
      schedule: { week, exceptions: [], pausedUntil: null },
    },
  });
  const [dish, other] = kitchen.items.map(({ id }) => id) as [string, string];
  const give = async (id: string, portionsLeft: number) => {
    const path = `/api/restaurant/${kitchen.restaurant.id}/item/${id}/availability`;
    assert.equal((await kitchen.owner.put(path, { portionsLeft })).status, 200);
  };
  const next = (clock: string) => {
    const day = new Date(service.now() + 86_400_000).toISOString().slice(0, 10);
    service.advance(Date.parse(`${day}T${clock}:00.000Z`) - service.now());
  };
  next('12:30');
  await give(dish, 1);
  const items = [{ id: dish, quantity: 1 }];
  await moveOrder(kitchen, await place(service.guest(), kitchen, { items }), ['confirmed']);
  next('06:00');
  await give(other, 5);
  const wantedAt = new Date(service.now() + 6 * 60 * MINUTE_MS)
    .toISOString()
    .replace(/:\d\d\..*/, ':00.000Z');
  const { status, text } = await sendKeyed(service.guest(), kitchen, { items, wantedAt });
  assert.equal(status, 201, text);
});
