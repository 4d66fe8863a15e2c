import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { localDay } from '../../lib/local-time.ts';
import { createTestRestaurant, place } from '../restaurant/testing.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { countDays } from './day-cell.ts';
import { DAY_MS, HOUR_MS, advanceTo, move, statisticsOf, storePast } from './testing.ts';

let service: TestService;

before(async () => {
  service = await startTestService();
});
after(() => service.close());

test('compares today with the same weekday last week, up to now and whole', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [100] });
  advanceTo(service, 12);
  const noon = await place(service.guest(), kitchen);
  await move(kitchen.owner, noon, 'pending', 'confirmed');
  service.advance(6 * HOUR_MS);
  const evening = await place(service.guest(), kitchen);
  await move(kitchen.owner, evening, 'pending', 'delivered');
  service.advance(6 * DAY_MS + 19 * HOUR_MS);
  const waiting = await place(service.guest(), kitchen);
  const { now } = await statisticsOf(kitchen);
  assert.deepEqual(now, {
    today: { orders: 1, takings: 0 },
    lastWeekSoFar: { orders: 1, takings: 100 },
    lastWeek: { orders: 2, takings: 200 },
    // As much of the four weeks before, three of them without orders.
    usualSoFar: { orders: 0.25, takings: 25 },
  });
  await move(kitchen.owner, waiting, 'pending', 'confirmed');
  assert.deepEqual((await statisticsOf(kitchen)).now.today, { orders: 1, takings: 100 });
  service.advance(6 * HOUR_MS);
  const later = (await statisticsOf(kitchen)).now;
  assert.deepEqual(later.lastWeekSoFar, { orders: 2, takings: 200 });
  assert.deepEqual(later.usualSoFar, { orders: 0.5, takings: 50 });
});

test('counts a day up to an instant to the minute', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [100] });
  advanceTo(service, 12);
  const noon = service.now();
  for (const [minutes, quantity] of [
    [10, 1],
    [40, 2],
    [90, 4],
  ] as const) {
    const at = noon + minutes * 60_000;
    await storePast(service, kitchen, { at, stage: 'delivered', item: 0, quantity, waited: 30 });
  }
  const soFar = async (minutes: number) => {
    service.advance(noon + 7 * DAY_MS + minutes * 60_000 - service.now());
    const { now } = await statisticsOf(kitchen, await service.signIn(kitchen.user));
    assert.deepEqual(now.lastWeek, { orders: 3, takings: 700 });
    return [now.lastWeekSoFar.orders, now.lastWeekSoFar.takings];
  };
  assert.deepEqual(await soFar(-30), [0, 0]);
  assert.deepEqual(await soFar(5), [0, 0]);
  assert.deepEqual(await soFar(20), [1, 100]);
  assert.deepEqual(await soFar(59), [2, 300]);
  assert.deepEqual(await soFar(80), [2, 300]);
  assert.deepEqual(await soFar(95), [3, 700]);
  assert.deepEqual(await soFar(300), [3, 700]);
});

test('a change of a past day is seen, also right after midnight', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [100] });
  advanceTo(service, 23);
  service.advance(HOUR_MS - 60_000);
  const order = await place(service.guest(), kitchen);
  const day = localDay(service.now());
  const dayOf = async () => (await statisticsOf(kitchen)).days.find((row) => row.day === day);
  assert.deepEqual(await dayOf(), { day, orders: 1, takings: 0 });
  service.advance(2 * 60_000);
  await move(kitchen.owner, order, 'pending', 'confirmed');
  assert.deepEqual(await dayOf(), { day, orders: 1, takings: 100 });
  service.advance(DAY_MS);
  assert.deepEqual(await dayOf(), { day, orders: 1, takings: 100 });
  await move(kitchen.owner, order, 'confirmed', 'delivered');
  const { client: admin } = await service.as('ADMIN');
  await move(admin, order, 'delivered', 'refunded');
  assert.deepEqual(await dayOf(), { day, orders: 1, takings: 0 });
  assert.equal((await statisticsOf(kitchen)).outcomes.refunded, 1);
  assert.equal((await admin.delete(`/api/orders/${order.id}`)).status, 204);
  assert.deepEqual(await dayOf(), { day, orders: 0, takings: 0 });
});

test('what promotions have brought adds up over hours and days, without what was refunded, for 30 days', async () => {
  const promotions = [{ kind: 'percent', value: 10, perCustomer: 9 }];
  const kitchen = await createTestRestaurant(service, { prices: [100], fields: { promotions } });
  const [promotion] = kitchen.restaurant.promotions ?? [];
  const figures = async () => (await statisticsOf(kitchen, await service.signIn(kitchen.user))).promotions;
  const brought = (orders: number) => ({
    ...{ id: promotion?.id, kind: 'percent', value: 10, code: null },
    ...{ orders, discount: 10 * orders, takings: 90 * orders },
  });
  advanceTo(service, 12);
  for (const after of [0, 2 * HOUR_MS, DAY_MS]) {
    service.advance(after);
    const order = await place(service.guest(), kitchen);
    await move(await service.signIn(kitchen.user), order, 'pending', 'delivered');
    await figures();
  }
  assert.deepEqual(await figures(), [brought(3)]);
  const last = await place(service.guest(), kitchen);
  await move(await service.signIn(kitchen.user), last, 'pending', 'delivered');
  service.advance(3 * HOUR_MS);
  assert.deepEqual(await figures(), [brought(4)]);
  await move((await service.as('ADMIN')).client, last, 'delivered', 'refunded');
  assert.deepEqual(await figures(), [brought(3)]);
  service.advance(29 * DAY_MS);
  assert.deepEqual(await figures(), [brought(1)]);
  service.advance(DAY_MS);
  assert.deepEqual(await figures(), []);
});

test('counts an order that expires after midnight', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [100] });
  const { client } = await service.as('USER');
  advanceTo(service, 23);
  service.advance(HOUR_MS - 60_000);
  const order = await place(client, kitchen);
  // The day is over, the time to accept is not.
  service.advance(2 * 60_000);
  assert.equal((await statisticsOf(kitchen)).outcomes.expired, 0);
  service.advance(HOUR_MS);
  const late = { expectedStage: 'pending', stage: 'cancelled' };
  assert.equal((await client.put(`/api/orders/${order.id}/status`, late)).status, 409, 'its time is over');
  assert.equal((await statisticsOf(kitchen)).outcomes.expired, 1);
});

test('days and hours are in the restaurant’s time zone, not the database’s', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [100] });
  advanceTo(service, 23);
  service.advance(HOUR_MS - 60_000);
  const at = service.now();
  await storePast(service, kitchen, { at, stage: 'delivered', item: 0, quantity: 1, waited: 30 });
  service.advance(2 * HOUR_MS);
  await service.context.db.transaction(async (transaction) => {
    const far = { name: 'test.far-away', text: `SET LOCAL TIME ZONE 'Pacific/Auckland'` };
    await transaction.execute(far, []);
    const first = localDay(at);
    const last = localDay(service.now());
    const cells = await countDays(transaction, kitchen.restaurant.id, { first, last, detailsFrom: first });
    assert.deepEqual(Object.keys(cells), [first]);
    assert.deepEqual(cells[first]?.hours, { 23: 1 });
  });
  const { days, now } = await statisticsOf(kitchen, await service.signIn(kitchen.user));
  assert.equal(now.today.orders, 0);
  assert.equal(days.at(-2)?.orders, 1);
});
