import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Notification, Order, OrderSummary, Problem, Restaurant } from 'shared-api/contract';
import {
  orderBodyOf,
  createTestRestaurant,
  place,
  type TestRestaurant,
  type OrderReply,
} from '../restaurant/testing.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

let service: TestService;
let kitchen: TestRestaurant;
const PHONE = '2244660011';
before(async () => {
  service = await startTestService();
  kitchen = await createTestRestaurant(service, {
    fields: { minimumOrder: 100, deliveryFee: 30.5, phone: '2255010119' },
  });
});
after(() => service.close());

function send(changes: object, client = service.guest()) {
  return client.post<OrderReply>('/api/orders', { ...orderBodyOf(kitchen), ...changes });
}

test('takes a guest’s order at the menu’s prices', async () => {
  const [first, second] = kitchen.items;
  const { status, body } = await send({
    phone: PHONE,
    orderType: 'Delivery',
    items: [
      { id: first?.id, quantity: 2, note: 'no onions', price: 0.01, name: 'Free' },
      { id: second?.id, quantity: 1 },
    ],
    note: 'Ring twice\nplease',
    commune: 'Ksar',
    landmark: 'Blue door',
    payment: { method: 'bankily', reference: 'BK-77' },
    totalAmount: 1,
    status: 'COMPLETED',
    stage: 'delivered',
    user: { id: randomUUID() },
  });
  assert.equal(status, 201);
  assert.partialDeepStrictEqual(body, {
    stage: 'pending',
    status: 'PENDING',
    orderType: 'Delivery',
    subtotal: 325.5,
    deliveryFee: 30.5,
    totalAmount: 356,
    user: null,
    customerName: 'Salma Mint Yahya',
    phone: PHONE,
    note: 'Ring twice\nplease',
    commune: 'Ksar',
    landmark: 'Blue door',
    payment: { method: 'bankily', payingWith: null, reference: 'BK-77' },
    restaurantPhone: '2255010119',
    version: 1,
  });
  assert.deepEqual(
    body.items.map(({ name, quantity, price, total, note }) => ({ name, quantity, price, total, note })),
    [
      { name: 'Dish 0', quantity: 2, price: 120, total: 240, note: 'no onions' },
      { name: 'Dish 1', quantity: 1, price: 85.5, total: 85.5, note: null },
    ],
  );
  assert.match(body.code, /^[2-9A-HJKMNP-Z]{3}-[2-9A-HJKMNP-Z]{3}$/);
  assert.match(body.trackingToken ?? '', /^[A-Za-z0-9_-]{22}$/);
  assert.equal(Date.parse(body.expiresAt ?? '') - Date.parse(body.orderDate), 600_000);
  assert.deepEqual(body.history, [
    { stage: 'pending', at: body.orderDate, by: 'customer', reason: null, minutes: null },
  ]);
  const tracked = await service.guest().get<Order>(`/api/orders/track/${body.trackingToken}`);
  assert.deepEqual(tracked.body, body);
});

test('charges no fee and no minimum for a takeaway', async () => {
  const { body } = await send({ items: [{ id: kitchen.items[2]?.id, quantity: 1 }] });
  assert.equal(body.deliveryFee, 0);
  assert.equal(body.totalAmount, 40.25);
});

test('adds the order to the signed-in customer’s list', async () => {
  const { client, user } = await service.as('USER', {
    firstname: 'Ramata',
    lastname: 'Ly',
    confirmed: false,
  });
  const order = await place(client, kitchen);
  assert.deepEqual(order.user, { id: user.id, firstname: 'Ramata', lastname: 'Ly' });
  const mine = await client.get<OrderSummary[]>(`/api/orders/user/${user.id}`);
  assert.deepEqual(
    mine.body.map(({ id }) => id),
    [order.id],
  );
  assert.equal((await client.get<Order>(`/api/orders/${order.id}`)).body.trackingToken, order.trackingToken);
});

test('notifies the owner, without the tracking token', async () => {
  const order = await place(service.guest(), kitchen, { phone: PHONE });
  const { body } = await kitchen.owner.get<Notification[]>('/api/notifications');
  const [newest] = body;
  assert.equal(newest?.kind, 'order_placed');
  assert.equal(newest.orderId, order.id);
  assert.deepEqual(newest.params, {
    code: order.code,
    restaurant: kitchen.restaurant.name,
    name: 'Salma Mint Yahya',
  });
  const seen = await kitchen.owner.get<Order>(`/api/orders/${order.id}`);
  assert.equal(seen.body.trackingToken, undefined);
  assert.equal(seen.body.phone, PHONE);
});

test('refuses orders with missing or excessive fields', async () => {
  const [item] = kitchen.items;
  const wrong: object[] = [
    { name: ' ' },
    { address: '' },
    { orderType: 'Drone' },
    { orderType: undefined },
    { items: [] },
    { items: undefined },
    ...[0, -1, 1.5, 100, 2 ** 31, '1', null].map((quantity) => ({ items: [{ id: item?.id, quantity }] })),
    { items: Array.from({ length: 61 }, () => ({ id: item?.id, quantity: 1 })) },
    { items: [{ id: 'x', quantity: 1 }] },
    { restaurant: {} },
    { payment: { method: 'barter' } },
  ];
  for (const changes of wrong) {
    const { status, body } = await send(changes);
    assert.equal(status, 400, JSON.stringify(changes));
    assert.equal(body.code, 'validation_failed');
  }
});

test('requires the number of phone digits in the settings', async () => {
  for (const [phone, count] of [
    ['12345678', 8],
    ['1234567890 1', 11],
    ['٢٢ ٣٣ ٤٤ ٥٥ ٦', 9],
  ]) {
    const { status, body } = await send({ phone });
    assert.equal(status, 400);
    assert.equal(body.code, 'phone_invalid');
    const message = `has to have exactly 10 digits: that is ${String(count)}`;
    assert.deepEqual(body.errors, [{ path: 'phone', message }]);
  }
  assert.equal((await send({ phone: '44550201x1' })).body.code, 'validation_failed');
  const { client: admin } = await service.as('ADMIN');
  await admin.put('/api/settings', { phoneDigits: 8 });
  assert.equal((await send({ phone: '12345678' })).status, 201);
  await admin.put('/api/settings', { phoneDigits: 10 });
});

test('a phone is stored as its digits, however it is written', async () => {
  for (const phone of ['22 33-44.55 66', '(22)\u00A033445566', '\u200F٢٢٣٣٤٤٥٥٦٦', '２２３３４４５５６６']) {
    const { status, body } = await send({ phone });
    assert.deepEqual([status, body.phone], [201, '2233445566'], phone);
  }
});

test('names dishes that are sold out, gone or of another restaurant', async () => {
  const other = await createTestRestaurant(service);
  const own = await createTestRestaurant(service);
  const [soldOut, removed, available] = own.items;
  const path = `/api/restaurant/${own.restaurant.id}`;
  const until = new Date(service.now() + 60_000).toISOString();
  await own.owner.put(`${path}/item/${soldOut?.id}/availability`, { soldOutUntil: until });
  await own.owner.put(path, {
    menu: [
      { category: 'All', items: [soldOut, available].map((item) => ({ ...item, soldOutUntil: undefined })) },
    ],
  });
  const items = [soldOut, available, removed, other.items[0]].map((item) => ({ id: item?.id, quantity: 1 }));
  const { status, body } = await send({ restaurant: { id: own.restaurant.id }, items });
  assert.equal(status, 409);
  assert.equal(body.code, 'item_unavailable');
  assert.deepEqual(body.errors, [
    { path: 'items.0.id', message: 'sold_out' },
    { path: 'items.2.id', message: 'not_offered' },
    { path: 'items.3.id', message: 'not_offered' },
  ]);
  assert.deepEqual(body.current, {
    items: [
      { id: soldOut?.id, name: 'Dish 0', reason: 'sold_out' },
      { id: removed?.id, name: null, reason: 'not_offered' },
      { id: other.items[0]?.id, name: null, reason: 'not_offered' },
    ],
  });
  service.advance(60_001);
  const later = await send({ restaurant: { id: own.restaurant.id }, items: [items[0]] });
  assert.equal(later.status, 201);
});

test('refuses an order to a closed restaurant, and says when it opens', async () => {
  const pausedUntil = new Date(service.now() + 3_600_000).toISOString();
  const { week, exceptions } = kitchen.restaurant.schedule;
  const closed = await createTestRestaurant(service, {
    fields: { schedule: { week, exceptions, pausedUntil } },
  });
  const { status, body } = await service.guest().post<Problem>('/api/orders', orderBodyOf(closed));
  assert.equal(status, 409);
  assert.equal(body.code, 'restaurant_closed');
  assert.deepEqual(body.current, { opening: { isOpen: false, reason: 'paused', changesAt: pausedUntil } });
});

test('refuses an order to an unknown, unapproved or removed restaurant', async () => {
  const hidden = await createTestRestaurant(service, { user: { confirmed: false } });
  const removed = await createTestRestaurant(service);
  await removed.owner.delete(`/api/restaurant/${removed.restaurant.id}`);
  const orders = [
    orderBodyOf(hidden),
    orderBodyOf(removed),
    { ...orderBodyOf(kitchen), restaurant: { id: randomUUID() } },
  ];
  const answers = await Promise.all(
    orders.map((order) => service.guest().post<Problem>('/api/orders', order)),
  );
  for (const { status, body } of answers) {
    assert.equal(status, 409);
    assert.equal(body.code, 'restaurant_unavailable');
  }
});

test('refuses a delivery below the minimum, with both amounts', async () => {
  const { status, body } = await send({
    orderType: 'Delivery',
    items: [{ id: kitchen.items[1]?.id, quantity: 1 }],
  });
  assert.equal(status, 409);
  assert.equal(body.code, 'minimum_order');
  assert.deepEqual(body.current, { minimumOrder: 100, subtotal: 85.5 });
});

test('refuses an order whose total has changed, with the new one', async () => {
  assert.equal((await send({ expectedTotal: 245.75 })).status, 201);
  const { status, body } = await send({ expectedTotal: 245.74 });
  assert.equal(status, 409);
  assert.equal(body.code, 'conflict');
  assert.partialDeepStrictEqual(body.current, { subtotal: 245.75, deliveryFee: 0, totalAmount: 245.75 });
});

test('refuses a total beyond the contract’s range', async () => {
  const dear = await createTestRestaurant(service, { prices: [1_000_000] });
  const order = { ...orderBodyOf(dear), items: [{ id: dear.items[0]?.id, quantity: 2 }] };
  const { status, body } = await service.guest().post<Problem>('/api/orders', order);
  assert.equal(status, 400);
  assert.equal(body.errors?.[0]?.path, 'items');
});

test('keeps an order’s prices when the menu changes later', async () => {
  const own = await createTestRestaurant(service, { prices: [50] });
  const order = await place(service.guest(), own);
  const [category] = own.restaurant.menu;
  const menu = [{ ...category, items: [{ ...own.items[0], price: 60 }] }];
  await own.owner.put<Restaurant>(`/api/restaurant/${own.restaurant.id}`, { menu });
  assert.equal((await place(service.guest(), own)).totalAmount, 60);
  const { body } = await own.owner.get<Order>(`/api/orders/${order.id}`);
  assert.equal(body.totalAmount, 50);
});

test('who pays with 0 pays exactly: no change is prepared', async () => {
  const kitchen = await createTestRestaurant(service);
  for (const payingWith of [0, -0, null, undefined]) {
    const order = await place(service.guest(), kitchen, { payment: { method: 'cash', payingWith } });
    assert.equal(order.payment.payingWith, null);
  }
});
