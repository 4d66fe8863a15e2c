import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { MarketplaceStatistics } from 'shared-api/contract';
import { localDay, shiftDay } from '../../lib/local-time.ts';
import { createTestRestaurant, type TestRestaurant } from '../restaurant/testing.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { storePast, type PastOrder } from './testing.ts';

const PATH = '/api/statistics/marketplace';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let service: TestService;
let admin: TestClient;
let trarza: TestRestaurant;
let adrar: TestRestaurant;
let nowhere: TestRestaurant;

before(async () => {
  service = await startTestService();
  ({ client: admin } = await service.as('ADMIN'));
  trarza = await createTestRestaurant(service, { prices: [100], fields: { region: 'Trarza' } });
  adrar = await createTestRestaurant(service, { prices: [50], fields: { region: 'Adrar' } });
  nowhere = await createTestRestaurant(service, { prices: [10], fields: { region: null, commune: null } });
  // Away from midnight, so that what was placed a minute ago is of today.
  service.advance(DAY_MS - (service.now() % DAY_MS) + DAY_MS / 2);
});
after(() => service.close());

function store(kitchen: TestRestaurant, daysAgo: number, more: Partial<PastOrder> = {}): Promise<string> {
  const at = service.now() - daysAgo * DAY_MS - MINUTE_MS;
  return storePast(service, kitchen, {
    ...{ at, stage: 'delivered', item: 0, quantity: 1, waited: 60 },
    ...more,
  });
}

async function look(query = ''): Promise<MarketplaceStatistics> {
  const reply = await admin.get<MarketplaceStatistics>(`${PATH}${query}`);
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
}

test('orders, takings and active restaurants by day and region', async () => {
  await store(trarza, 0);
  await store(trarza, 0, { stage: 'cancelled', waited: null });
  await store(adrar, 0, { waited: 300 });
  await store(adrar, 1);
  await store(nowhere, 7);
  await store(adrar, 40);
  await store(adrar, 95);
  const shown = await look();
  const today = localDay(service.now());
  assert.deepEqual(shown.now, {
    today: { orders: 3, takings: 150, activeRestaurants: 2 },
    yesterday: { orders: 1, takings: 50, activeRestaurants: 1 },
    lastWeekSoFar: { orders: 1, takings: 10, activeRestaurants: 1 },
    lastWeek: { orders: 1, takings: 10, activeRestaurants: 1 },
  });
  assert.equal(shown.today, today);
  assert.equal(shown.days.length, 90);
  assert.deepEqual(shown.days.at(-1), { day: today, ...shown.now.today, medianSeconds: 75 });
  assert.equal(
    shown.days.reduce((sum, { orders }) => sum + orders, 0),
    6,
  );
  const quiet = { orders: 0, takings: 0, activeRestaurants: 0, medianSeconds: null };
  assert.deepEqual(shown.days.at(-3), { day: shiftDay(today, -2), ...quiet });
  const regions = ({ regions: cells }: MarketplaceStatistics) =>
    cells.map(({ region, orders, takings }) => [region, orders, takings]);
  assert.deepEqual(regions(shown), [
    ['Adrar', 3, 150],
    ['Trarza', 2, 100],
    [null, 1, 10],
  ]);
  assert.equal(shown.acceptance.orders, 5);
  assert.deepEqual([shown.period, shown.totals], [90, { orders: 6, takings: 260, activeRestaurants: 0.1 }]);

  const month = await look('?days=30');
  assert.deepEqual(regions(month), [
    ['Adrar', 2, 100],
    ['Trarza', 2, 100],
    [null, 1, 10],
  ]);
  assert.deepEqual([month.period, month.days.length, month.acceptance.orders], [30, 30, 4]);
  const week = await look('?days=7');
  assert.deepEqual(week.totals, { orders: 4, takings: 200, activeRestaurants: 0.4 });
  assert.deepEqual(week.now, shown.now, 'current figures depend on no period');
});

test('compares today with the same weekday up to the same time of day', async () => {
  const before = (await look()).now;
  const later = service.now() - 7 * DAY_MS + 60 * MINUTE_MS;
  await store(trarza, 0, { at: later });
  service.advance(MINUTE_MS);
  const { now } = await look();
  assert.deepEqual(now.lastWeekSoFar, before.lastWeekSoFar, 'that order came an hour later in the day');
  service.advance(60 * MINUTE_MS);
  assert.equal((await look()).now.lastWeekSoFar.orders, before.lastWeekSoFar.orders + 1);
});

test('refuses a period that goes back further than the stored days', async () => {
  for (const days of ['0', '91', '365', 'all'])
    assert.equal((await admin.get(`${PATH}?days=${days}`)).status, 400);
});

test('counts today again after a minute, a past day when it changes', async () => {
  const before = await look();
  await store(trarza, 0);
  assert.deepEqual(await look(), before);
  service.advance(MINUTE_MS);
  assert.equal((await look()).now.today.orders, before.now.today.orders + 1);

  const id = await store(adrar, 1);
  service.advance(MINUTE_MS);
  const unnoticed = await look();
  assert.equal(unnoticed.now.yesterday.orders, 1, 'nobody places an order in the past');
  const refund = { expectedStage: 'delivered', stage: 'refunded', reason: 'Complaint' };
  await admin.put(`/api/orders/${id}/status`, refund);
  assert.equal((await look()).now.yesterday.orders, 2);
  assert.equal((await look()).now.yesterday.takings, 50);
});

test('a day’s figures are final when it is over', async () => {
  const total = async () => (await look()).days.reduce((sum, { orders }) => sum + orders, 0);
  const before = await total();
  await store(trarza, 0);
  service.advance(DAY_MS);
  assert.equal(await total(), before + 1);
  assert.equal((await look()).now.today.orders, 0);
});

test('the marketplace is the admins’', async () => {
  assert.equal((await trarza.owner.get(PATH)).status, 403);
  assert.equal((await service.guest().get(PATH)).status, 401);
});
