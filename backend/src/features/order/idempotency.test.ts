import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { CreateOrder, Notification, Order } from 'shared-api/contract';
import { times } from '../../../test/faults/scale.ts';
import {
  orderBodyOf,
  createTestRestaurant,
  type TestRestaurant,
  type OrderReply,
} from '../restaurant/testing.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, TEST_PASSWORD, type TestService } from '../../../test/support/test-service.ts';

let service: TestService;
let second: TestService;
let kitchen: TestRestaurant;
before(async () => {
  service = await startTestService();
  second = await startTestService({ database: service.database });
  kitchen = await createTestRestaurant(service);
});
after(async () => {
  await second.close();
  await service.close();
});

const bookings = new Map<string, CreateOrder>();

/** Sends the booking of a key, by a phone of its own. */
function send(client: TestClient, key: string, changes: object = {}) {
  const headers = { 'idempotency-key': key };
  const booking = bookings.get(key) ?? orderBodyOf(kitchen);
  bookings.set(key, booking);
  return client.post<OrderReply>('/api/orders', { ...booking, ...changes }, { headers });
}

async function countOrders(): Promise<number> {
  const { client } = await service.as('ADMIN');
  const reply = await client.get('/api/orders?limit=1');
  return Number(reply.headers.get('x-total-count'));
}

test('makes one order of four simultaneous identical requests to two instances', async () => {
  const before = await countOrders();
  const rounds = times(100, 8);
  for (let round = 0; round < rounds; round += 1) {
    const key = randomUUID();
    const guest = service.guest();
    await guest.get('/auth/me');
    const replies = await Promise.all(
      Array.from({ length: 4 }, (_, index) => send(guest.at((index % 2 === 0 ? service : second).url), key)),
    );
    assert.deepEqual([...new Set(replies.map(({ status }) => status))], [201]);
    assert.equal(new Set(replies.map(({ text }) => text)).size, 1);
  }
  assert.equal(await countOrders(), before + rounds);
});

test('stores simultaneous different orders, with one notification each', async () => {
  await kitchen.owner.delete('/api/notifications');
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      send((index % 2 === 0 ? service : second).guest(), randomUUID()),
    ),
  );
  assert.deepEqual([...new Set(replies.map(({ status }) => status))], [201]);
  const { body } = await kitchen.owner.get<Notification[]>('/api/notifications');
  assert.equal(body.length, 40);
  assert.equal(new Set(body.map(({ id }) => id)).size, 40);
  assert.deepEqual(
    body.map(({ orderId }) => orderId).sort(),
    replies.map(({ body: order }) => order.id).sort(),
  );
});

test('refuses a different request under the same key', async () => {
  const guest = service.guest();
  const key = randomUUID();
  assert.equal((await send(guest, key)).status, 201);
  const other = await send(guest, key, { name: 'Somebody else' });
  assert.equal(other.status, 409);
  assert.equal(other.body.code, 'idempotency_conflict');
});

test('answers a repeated request with its order, even if the restaurant has closed or the dish is gone', async () => {
  const own = await createTestRestaurant(service);
  const headers = { 'idempotency-key': randomUUID() };
  const guest = service.guest();
  const booking = orderBodyOf(own);
  const first = await guest.post<Order>('/api/orders', booking, { headers });
  await own.owner.put(`/api/restaurant/${own.restaurant.id}`, { menu: [] });
  await own.owner.delete(`/api/restaurant/${own.restaurant.id}`);
  const again = await guest.post<Order>('/api/orders', booking, { headers });
  assert.equal(again.status, 201);
  assert.deepEqual(again.body, first.body);
});

test('does not store the key of a refused order', async () => {
  const guest = service.guest();
  const key = randomUUID();
  assert.equal((await send(guest, key, { expectedTotal: 1 })).status, 409);
  assert.equal((await send(guest, key)).status, 201);
});

test('separates the keys of users', async () => {
  const key = randomUUID();
  const { client: one } = await service.as('USER');
  const { client: two } = await service.as('USER');
  const first = await send(one, key);
  const second = await send(two, key);
  assert.notEqual(first.body.id, second.body.id);
});

test('places one order if the customer signs in or out between two attempts, in one browser only', async () => {
  const user = await service.createUser();
  const browser = service.guest();
  const asGuest = randomUUID();
  const before = await send(browser, asGuest);
  await browser.post('/auth/login', { email: user.email, password: TEST_PASSWORD });
  assert.equal((await send(browser, asGuest)).body.id, before.body.id);
  const asUser = randomUUID();
  const signedIn = await send(browser, asUser);
  await browser.get('/auth/logout');
  assert.equal((await send(browser, asUser)).body.id, signedIn.body.id);
  assert.notEqual((await send(service.guest(), asUser)).body.id, signedIn.body.id);
});

test('gives a guest’s order to no other browser', async () => {
  const key = randomUUID();
  const first = await send(service.guest(), key);
  const other = await send(service.guest(), key);
  assert.deepEqual([other.status, other.body.code], [409, 'idempotency_conflict']);
  assert.ok(!other.text.includes(first.body.id));
});

test('makes an order of every request without a key, and refuses a malformed key', async () => {
  const guest = service.guest();
  const one = await guest.post<Order>('/api/orders', orderBodyOf(kitchen));
  const two = await guest.post<Order>('/api/orders', orderBodyOf(kitchen));
  assert.notEqual(one.body.id, two.body.id);
  assert.equal((await send(guest, 'short')).status, 400);
});
