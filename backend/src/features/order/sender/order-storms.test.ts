import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Notification, OrderStorm } from 'shared-api/contract';
import type { TestClient } from '../../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../../test/support/test-service.ts';
import { createTestRestaurant, orderBodyOf, type TestRestaurant } from '../../restaurant/testing.ts';
import { watchOrders } from '../order-worker.ts';
import { STORM } from './order-storms.ts';

let service: TestService;
let second: TestService;
let admin: TestClient;

before(async () => {
  service = await startTestService({ config: { trustedProxies: 1 } });
  second = await startTestService({ config: { trustedProxies: 1 }, database: service.database });
  ({ client: admin } = await service.as('ADMIN'));
});
after(async () => {
  await second.close();
  await service.close();
});

let phones = 2_200_000_000;

async function send(kitchen: TestRestaurant, address: string, on = service): Promise<number> {
  phones += 1;
  const body = { ...orderBodyOf(kitchen), phone: String(phones) };
  return (await on.guest().post('/api/orders', body, { headers: { 'x-forwarded-for': address } })).status;
}

/** The storms of a restaurant, once both instances have written what they counted. */
async function stormsOf(kitchen: TestRestaurant): Promise<OrderStorm[]> {
  await Promise.all([watchOrders(service.context), watchOrders(second.context)]);
  const { body } = await admin.get<OrderStorm[]>('/api/orders/storms');
  return body.filter(({ restaurant }) => restaurant.id === kitchen.restaurant.id);
}

async function notices(kitchen: TestRestaurant): Promise<Notification[]> {
  const { body } = await admin.get<Notification[]>('/api/notifications');
  return body.filter(
    ({ kind, params }) => kind === 'order_storm' && params['restaurant'] === kitchen.restaurant.name,
  );
}

test('admins see a flood that is refused, from two instances, and are notified once', async () => {
  const kitchen = await createTestRestaurant(service);
  for (let sent = 0; sent < 24; sent += 1) {
    await Promise.all([send(kitchen, '198.51.110.1'), send(kitchen, '198.51.110.1', second)]);
  }
  const [storm, ...others] = await stormsOf(kitchen);
  assert.ok(storm);
  assert.deepEqual(others, []);
  assert.equal(storm.placed + storm.refused, 48);
  assert.ok(storm.refused >= STORM.refused, JSON.stringify(storm));
  assert.equal(storm.sender, 'network');
  await send(kitchen, '198.51.110.1');
  assert.equal((await stormsOf(kitchen))[0]?.refused, storm.refused + 1);
  assert.equal((await notices(kitchen)).length, 1);
});

test('a flood from many networks shows by what is placed', async () => {
  const kitchen = await createTestRestaurant(service);
  for (let sent = 0; sent < STORM.placed; sent += 1) await send(kitchen, `198.51.111.${sent}`);
  const [storm] = await stormsOf(kitchen);
  assert.deepEqual([storm?.placed, storm?.refused, storm?.sender], [STORM.placed, 0, 'many']);
});

test('a storm ends when it is over, and another one notifies again', async () => {
  const kitchen = await createTestRestaurant(service);
  const flood = async () => {
    for (let sent = 0; sent < 40; sent += 1) await send(kitchen, '198.51.112.1');
  };
  await flood();
  assert.equal((await stormsOf(kitchen)).length, 1);
  service.advance(11 * 60_000);
  second.advance(11 * 60_000);
  assert.deepEqual(await stormsOf(kitchen), []);
  service.advance(3 * 3_600_000);
  second.advance(3 * 3_600_000);
  await flood();
  assert.equal((await stormsOf(kitchen)).length, 1);
  assert.equal((await notices(kitchen)).length, 2);
});

test('a busy evening behind one carrier’s address is no storm', async () => {
  const kitchen = await createTestRestaurant(service);
  for (let sent = 0; sent < 60; sent += 1) {
    assert.equal(await send(kitchen, '41.188.1.1'), 201);
    service.advance(18_000);
    if (sent % 10 === 9) assert.deepEqual(await stormsOf(kitchen), []);
  }
});

test('a flood of refused orders leaves some rows a minute', async () => {
  const kitchen = await createTestRestaurant(service);
  for (let sent = 0; sent < 100; sent += 1)
    service.context.orderCounts.add(kitchen.restaurant.id, 'network', service.now());
  await stormsOf(kitchen);
  const rows = await service.context.db.query<{ count: number }>(
    { name: 'test.counts', text: 'SELECT count FROM guest_order_count WHERE restaurant_id = $1' },
    [kitchen.restaurant.id],
  );
  assert.ok(rows.length <= 2, `${rows.length} rows`);
  assert.equal(
    rows.reduce((sum, { count }) => sum + count, 0),
    100,
  );
});
