import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { OrderSummary, RestaurantStatistics } from 'shared-api/contract';
import { dayStart, localDay } from '../../lib/local-time.ts';
import { createTestRestaurant, type TestRestaurant } from '../restaurant/testing.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { updateDays } from './update-days.ts';
import { HOUR_MS } from './periods.ts';
import { MIN_ORDERS_TO_STORE } from './restaurant-days.ts';
import { storePast } from './testing.ts';

const DAY_MS = 24 * HOUR_MS;
let service: TestService;
let admin: TestClient;

before(async () => {
  service = await startTestService();
  admin = (await service.as('ADMIN')).client;
});
after(() => service.close());

function advanceTo(hour: number): void {
  const passed = (service.now() - hour * HOUR_MS) % DAY_MS;
  service.advance(DAY_MS - passed);
}

/** A kitchen that has sold three dishes an hour since midnight, at 18:30. */
async function busyKitchen(): Promise<TestRestaurant> {
  const kitchen = await createTestRestaurant(service, { prices: [100, 45] });
  advanceTo(18);
  service.advance(HOUR_MS / 2);
  const start = dayStart(localDay(service.now())).getTime();
  for (let count = 0; count < 18 * 3; count += 1) {
    const at = start + Math.floor(count / 3) * HOUR_MS + (count % 3) * 60_000;
    await storePast(service, kitchen, {
      at,
      stage: 'delivered',
      item: count % 2,
      quantity: 1,
      waited: count,
    });
  }
  return kitchen;
}

async function statisticsOf({ restaurant, user }: TestRestaurant): Promise<RestaurantStatistics> {
  const owner = await service.signIn(user);
  return (await owner.get<RestaurantStatistics>(`/api/statistics/restaurant/${restaurant.id}`)).body;
}

async function storedHours({ restaurant }: TestRestaurant): Promise<number> {
  const row = await service.context.db.first<{ hours: object }>(
    { name: 'test.stored-hours', text: 'SELECT hours FROM restaurant_statistics WHERE restaurant_id = $1' },
    [restaurant.id],
  );
  return Object.keys(row?.hours ?? {}).length;
}

async function forgetAll({ restaurant }: TestRestaurant): Promise<void> {
  const text = 'DELETE FROM restaurant_statistics WHERE restaurant_id = $1';
  await service.context.db.execute({ name: 'test.forget-statistics', text }, [restaurant.id]);
}

/** Asserts that the figures equal a full count. */
async function assertRight(kitchen: TestRestaurant): Promise<RestaurantStatistics> {
  const shown = await statisticsOf(kitchen);
  await forgetAll(kitchen);
  assert.deepEqual(shown, await statisticsOf(kitchen));
  return shown;
}

test('the first read of a busy day stores its hours, and the figures stay the same', async () => {
  const kitchen = await busyKitchen();
  const first = await statisticsOf(kitchen);
  assert.equal(first.now.today.orders, 54);
  assert.ok(first.now.today.orders >= MIN_ORDERS_TO_STORE);
  assert.equal(await storedHours(kitchen), 18);
  assert.deepEqual(await statisticsOf(kitchen), first);
  const later = await service.context.db.first<{ counted_until: Date }>(
    {
      name: 'test.counted-until',
      text: 'SELECT counted_until FROM restaurant_statistics WHERE restaurant_id = $1',
    },
    [kitchen.restaurant.id],
  );
  assert.equal(later?.counted_until.toISOString().slice(11, 16), '18:00');
});

test('counts a stored hour again after moves, undo, refunds and removals', async () => {
  const kitchen = await busyKitchen();
  const before = await statisticsOf(kitchen);
  const owner = await service.signIn(kitchen.user);
  const path = `/api/orders/restaurant/${kitchen.restaurant.id}?sort=oldest&limit=5`;
  const [one, two, three] = (await owner.get<OrderSummary[]>(path)).body;
  const move = (client: TestClient, order: OrderSummary | undefined, from: string, to: string) =>
    client.put(`/api/orders/${order?.id}/status`, { expectedStage: from, stage: to, reason: 'Complaint' });
  assert.equal((await move(owner, one, 'delivered', 'cancelled')).status, 200);
  assert.equal((await assertRight(kitchen)).now.today.takings, before.now.today.takings - 100);
  assert.equal((await move(owner, one, 'cancelled', 'delivered')).status, 200);
  assert.deepEqual((await assertRight(kitchen)).now.today, before.now.today);
  await move(await service.signIn(kitchen.user), two, 'delivered', 'cancelled');
  assert.equal((await move(admin, three, 'delivered', 'refunded')).status, 200);
  assert.equal((await admin.delete(`/api/orders/${three?.id}`)).status, 204);
  const shown = await assertRight(kitchen);
  assert.equal(shown.now.today.orders, 53);
  assert.equal(shown.outcomes.cancelled, 1);
});

test('the figures are right after simultaneous changes and reads', async () => {
  const kitchen = await busyKitchen();
  await statisticsOf(kitchen);
  const owner = await service.signIn(kitchen.user);
  const path = `/api/orders/restaurant/${kitchen.restaurant.id}?limit=40`;
  const orders = (await owner.get<OrderSummary[]>(path)).body;
  await Promise.all([
    ...orders.map(async ({ id }, index) => {
      const there = { expectedStage: 'delivered', stage: 'cancelled' };
      const back = { expectedStage: 'cancelled', stage: 'delivered' };
      await owner.put(`/api/orders/${id}/status`, there);
      if (index % 2 === 0) await owner.put(`/api/orders/${id}/status`, back);
    }),
    ...Array.from({ length: 12 }, () => statisticsOf(kitchen)),
  ]);
  const shown = await assertRight(kitchen);
  assert.equal(shown.outcomes.cancelled, 20);
});

test('a worker counts in advance: today’s hours, the last day, and restaurants without stored figures', async () => {
  const kitchen = await busyKitchen();
  const runWorker = () => updateDays(service.context.db, service.now(), new AbortController().signal);
  await runWorker();
  assert.equal(await storedHours(kitchen), 18);
  const seen = (await statisticsOf(kitchen)).now.today;
  service.advance(DAY_MS);
  await runWorker();
  const row = await service.context.db.first<{ closed_until: string; hours: object }>(
    {
      name: 'test.closed',
      text: 'SELECT closed_until, hours FROM restaurant_statistics WHERE restaurant_id = $1',
    },
    [kitchen.restaurant.id],
  );
  assert.deepEqual(row, { closed_until: localDay(service.now() - DAY_MS), hours: {} });
  const { days } = await assertRight(kitchen);
  assert.deepEqual(days.at(-2), { day: localDay(service.now() - DAY_MS), ...seen });
});

test('an earlier version’s note without hours causes a recount of the whole day', async () => {
  const kitchen = await busyKitchen();
  const before = await statisticsOf(kitchen);
  const { db } = service.context;
  await db.execute(
    {
      name: 'test.quiet-change',
      text: `UPDATE customer_order SET hidden_at = now() WHERE restaurant_id = $1 AND total = 4500`,
    },
    [kitchen.restaurant.id],
  );
  await db.execute(
    { name: 'test.old-note', text: 'INSERT INTO restaurant_stale_day (restaurant_id, day) VALUES ($1, $2)' },
    [kitchen.restaurant.id, localDay(service.now())],
  );
  assert.equal((await assertRight(kitchen)).now.today.orders, before.now.today.orders / 2);
});
