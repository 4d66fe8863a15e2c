import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { ORDER_STAGES, type OrderStage, type RestaurantStatistics } from 'shared-api/contract';
import { localDay, shiftDay } from '../../lib/local-time.ts';
import { createTestRestaurant, place, type TestRestaurant } from '../restaurant/testing.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { amountOf, DAY_MS, HOUR_MS, move, statisticsOf, storePast, type PastOrder } from './testing.ts';

let service: TestService;

before(async () => {
  service = await startTestService();
});
after(() => service.close());

/** Numbers that look random and are the same in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

test('all figures are those of the orders themselves, day after day', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [100, 45, 20] });
  const random = randomFrom(20_260);
  const orders: PastOrder[] = [];
  const add = async (daysAgo: number) => {
    const order = {
      at: service.now() - daysAgo * DAY_MS - random(DAY_MS),
      stage: ORDER_STAGES[random(ORDER_STAGES.length)] ?? 'delivered',
      item: random(3),
      quantity: 1 + random(4),
      waited: random(3) === 0 ? null : random(600),
    };
    orders.push(order);
    await storePast(service, kitchen, order);
  };
  for (let count = 0; count < 150; count += 1) await add(random(100));
  for (const days of [0, 1, 2, 35, 70]) {
    service.advance(days * DAY_MS);
    await add(0);
    const owner = await service.signIn(kitchen.user);
    checkAll(kitchen, orders, await statisticsOf(kitchen, owner));
  }
});

function checkAll(kitchen: TestRestaurant, orders: readonly PastOrder[], shown: RestaurantStatistics): void {
  const today = localDay(service.now());
  const since = (days: number) =>
    orders.filter(({ at }) => localDay(at) > shiftDay(today, -days) && localDay(at) <= today);
  const isSold = ({ stage }: PastOrder) => ['confirmed', 'preparing', 'ready', 'delivered'].includes(stage);
  const takings = (some: readonly PastOrder[]) =>
    some.filter(isSold).reduce((sum, order) => sum + amountOf(kitchen, order), 0);
  assert.equal(shown.today, today);
  assert.equal(shown.days.length, 90);
  for (const { day, ...figures } of shown.days) {
    const own = since(90).filter(({ at }) => localDay(at) === day);
    assert.deepEqual(figures, { orders: own.length, takings: takings(own) }, day);
  }
  const waits = since(30).flatMap(({ waited }) => waited ?? []);
  assert.equal(shown.acceptance.orders, waits.length);
  if (waits.length > 0) {
    const below = waits.filter((wait) => wait <= (shown.acceptance.p90Seconds ?? 0)).length;
    assert.ok(Math.abs(below / waits.length - 0.9) <= 1 / waits.length);
  }
  const hours = Array.from({ length: 7 }, () => new Array<number>(24).fill(0));
  for (const { at } of since(90)) {
    const row = hours[(new Date(at).getUTCDay() + 6) % 7] ?? [];
    row[new Date(at).getUTCHours()] = (row[new Date(at).getUTCHours()] ?? 0) + 1;
  }
  assert.deepEqual(shown.hours, hours);
  const dishes = kitchen.items.map(({ name }, index) => {
    const own = since(30).filter((order) => order.item === index && isSold(order));
    return { name, quantity: own.reduce((sum, { quantity }) => sum + quantity, 0), takings: takings(own) };
  });
  assert.deepEqual(
    shown.dishes,
    dishes.filter(({ quantity }) => quantity > 0).toSorted((a, b) => b.takings - a.takings),
  );
  const count = (stage: OrderStage) => since(30).filter((order) => order.stage === stage).length;
  assert.deepEqual(shown.outcomes, {
    orders: since(30).length,
    ...{ rejected: count('rejected'), expired: count('expired') },
    ...{ cancelled: count('cancelled'), refunded: count('refunded') },
  });
}

test('acceptance is timed from the order to its first acceptance', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [100] });
  for (const seconds of [30, 60, 90]) {
    const order = await place(service.guest(), kitchen);
    service.advance(seconds * 1000);
    await move(kitchen.owner, order, 'pending', 'confirmed');
    service.advance(60_000);
    await move(kitchen.owner, order, 'confirmed', 'pending');
    await move(kitchen.owner, order, 'pending', 'delivered');
  }
  const { orders, medianSeconds, p90Seconds } = (await statisticsOf(kitchen)).acceptance;
  assert.equal(orders, 3);
  assert.ok(Math.abs((medianSeconds ?? 0) - 60) <= 2, String(medianSeconds));
  assert.ok(Math.abs((p90Seconds ?? 0) - 84) <= 2, String(p90Seconds));
});

test('a dish goes by its latest name', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [100] });
  const sell = async () => move(kitchen.owner, await place(service.guest(), kitchen), 'pending', 'confirmed');
  await sell();
  service.advance(2 * DAY_MS);
  await statisticsOf(kitchen);
  const [part] = kitchen.restaurant.menu;
  const menu = [{ ...part, items: [{ ...kitchen.items[0], name: 'Yassa' }] }];
  await kitchen.owner.put(`/api/restaurant/${kitchen.restaurant.id}`, { menu });
  await sell();
  assert.deepEqual((await statisticsOf(kitchen)).dishes, [{ name: 'Yassa', quantity: 2, takings: 200 }]);
});

test('simultaneous readers see the same, and no change is lost', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [100] });
  const order = await place(service.guest(), kitchen);
  await move(kitchen.owner, order, 'pending', 'confirmed');
  service.advance(3 * DAY_MS);
  const looks = await Promise.all(Array.from({ length: 8 }, () => statisticsOf(kitchen)));
  for (const look of looks) assert.deepEqual(look.days, looks[0]?.days);
  for (let count = 0; count < 5; count += 1) {
    const [from, to] =
      count % 2 === 0 ? (['confirmed', 'cancelled'] as const) : (['cancelled', 'confirmed'] as const);
    await Promise.all([move(kitchen.owner, order, from, to), statisticsOf(kitchen), statisticsOf(kitchen)]);
    const takings = (await statisticsOf(kitchen)).days.reduce((sum, day) => sum + day.takings, 0);
    assert.equal(takings, to === 'confirmed' ? 100 : 0);
  }
});

test('the checklist says what is missing', async () => {
  const bare = { region: null, commune: null };
  const kitchen = await createTestRestaurant(service, {
    prices: [1, 2],
    user: { confirmed: false },
    fields: bare,
  });
  const checklist = async () => (await statisticsOf(kitchen)).checklist;
  assert.deepEqual(await checklist(), {
    ...{ hasBanner: false, items: 2, hasHours: false, hasFee: true, hasPhone: false, hasPlace: false },
    ...{ isConfirmed: false, isReady: false },
  });
  const menu = [{ category: 'All', items: [1, 2, 3].map((price) => ({ name: `Dish ${price}`, price })) }];
  const week = Array.from({ length: 7 }, () => [{ opens: '11:00', closes: '22:00' }]);
  const schedule = { week, exceptions: [], pausedUntil: null };
  await kitchen.owner.put(`/api/restaurant/${kitchen.restaurant.id}`, {
    menu,
    schedule,
    phone: '2255010119',
    ...{ region: 'Nouakchott Ouest', commune: 'Ksar' },
  });
  await (await service.as('ADMIN')).client.put(`/api/user/${kitchen.user.id}/confirm`);
  const rest = { items: 3, hasHours: true, hasFee: true, hasPhone: true, hasPlace: true, isConfirmed: true };
  assert.deepEqual(await checklist(), { hasBanner: false, ...rest, isReady: false });
  await service.context.db.execute(
    { name: 'test.banner', text: `UPDATE restaurant SET banner = 'x.webp' WHERE id = $1` },
    [kitchen.restaurant.id],
  );
  assert.deepEqual(await checklist(), { hasBanner: true, ...rest, isReady: true });
});

test('a restaurant without orders has figures of zero', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [] });
  const { days, ...shown } = await statisticsOf(kitchen);
  const nothing = { orders: 0, takings: 0 };
  assert.deepEqual(shown.now, {
    today: nothing,
    lastWeekSoFar: nothing,
    lastWeek: nothing,
    usualSoFar: nothing,
  });
  assert.equal(days.length, 90);
  for (const { orders, takings } of days) assert.deepEqual({ orders, takings }, nothing);
  assert.deepEqual(shown.acceptance, { orders: 0, medianSeconds: null, p90Seconds: null });
  assert.deepEqual(
    shown.hours,
    Array.from({ length: 7 }, () => new Array<number>(24).fill(0)),
  );
  assert.deepEqual(shown.dishes, []);
  assert.equal(shown.outcomes.orders, 0);
  assert.equal(shown.checklist.items, 0);
});

test('the reply stays small for any number of orders', async () => {
  const prices = Array.from({ length: 40 }, (_, index) => 10 + index);
  const kitchen = await createTestRestaurant(service, { prices });
  const sizeOf = async (some: TestRestaurant) => JSON.stringify(await statisticsOf(some)).length;
  const empty = await sizeOf(await createTestRestaurant(service, { prices }));
  for (let count = 0; count < 400; count += 1) {
    const at = service.now() - (count % 95) * DAY_MS - (count % 24) * HOUR_MS;
    await storePast(service, kitchen, { at, stage: 'delivered', item: count % 40, quantity: 3, waited: 60 });
  }
  const { dishes, days, hours } = await statisticsOf(kitchen);
  assert.deepEqual([dishes.length, days.length, hours.length], [10, 90, 7]);
  const full = await sizeOf(kitchen);
  assert.ok(full < empty + 2_000, `${full} characters, ${empty} without orders`);
});

test('figures are for the owner and admins, also of a deleted restaurant', async () => {
  const [kitchen, other] = [await createTestRestaurant(service), await createTestRestaurant(service)];
  const path = `/api/statistics/restaurant/${kitchen.restaurant.id}`;
  const absent = await other.owner.get(`/api/statistics/restaurant/${randomUUID()}`);
  assert.equal(absent.status, 404);
  assert.equal((await other.owner.get(path)).text, absent.text);
  assert.equal((await (await service.as('USER')).client.get(path)).status, 403);
  assert.equal((await service.guest().get(path)).status, 401);
  await kitchen.owner.delete(`/api/restaurant/${kitchen.restaurant.id}`);
  assert.equal((await kitchen.owner.get(path)).status, 200);
  assert.equal((await (await service.as('ADMIN')).client.get(path)).status, 200);
});
