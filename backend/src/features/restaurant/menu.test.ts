import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { MenuCategory, MenuItem, Problem, Restaurant } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, place, type TestRestaurant } from './testing.ts';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

function save({ owner, restaurant }: TestRestaurant, menu: unknown) {
  return owner.put<Restaurant>(`/api/restaurant/${restaurant.id}`, { menu });
}

function shape(menu: readonly MenuCategory[]): Record<string, string[]> {
  return Object.fromEntries(menu.map(({ category, items }) => [category, items.map(({ name }) => name)]));
}

test('keeps ids and order of a saved menu, and drops what it leaves out', async () => {
  const kitchen = await createTestRestaurant(service);
  const [category] = kitchen.restaurant.menu;
  const [first, second, third] = kitchen.items;
  const menu = [
    { category: 'Drinks', items: [{ name: 'Bissap', price: 25.05, description: 'Cold' }, third] },
    { ...category, category: 'Mains', items: [second] },
  ];
  const { body, status, text } = await save(kitchen, menu);
  assert.equal(status, 200, text);
  assert.deepEqual(shape(body.menu), { Drinks: ['Bissap', 'Dish 2'], Mains: ['Dish 1'] });
  assert.equal(body.menu[1]?.id, category?.id);
  assert.equal(body.menu[0]?.items[1]?.id, third?.id);
  assert.equal(body.menu[1]?.items[0]?.id, second?.id);
  assert.equal(body.menu[0]?.items[0]?.price, 25.05);

  const undone = await save(kitchen, [{ ...category, items: [first, second, third] }]);
  assert.deepEqual(
    undone.body.menu[0]?.items.map(({ id }) => id),
    [first?.id, second?.id, third?.id],
  );
  assert.deepEqual((await save(kitchen, [])).body.menu, []);
});

test('refuses a category with the name of another one, new or renamed', async () => {
  const kitchen = await createTestRestaurant(service);
  const { body } = await save(kitchen, [...kitchen.restaurant.menu, { category: 'Café', items: [] }]);
  const [first, second] = body.menu;
  const twins: [menu: unknown[], path: string][] = [
    [[first, second, { category: ' CAFE ', items: [] }], 'menu.2.category'],
    [[{ ...first, category: 'café' }, second], 'menu.0.category'],
    [
      [
        { category: 'Thé', items: [] },
        { category: 'thé', items: [] },
      ],
      'menu.0.category',
    ],
  ];
  for (const [menu, path] of twins) {
    const refused = await kitchen.owner.put<Problem>(`/api/restaurant/${kitchen.restaurant.id}`, { menu });
    assert.equal(refused.body.code, 'validation_failed');
    assert.deepEqual(refused.body.errors, [{ path, message: 'is the name of another category' }]);
  }
  assert.equal((await save(kitchen, [second, first])).status, 200);
});

test('two categories of one name in an older menu stay until one is renamed', async () => {
  const kitchen = await createTestRestaurant(service);
  const { body } = await save(kitchen, [
    { category: 'Tea', items: [] },
    { category: 'Coffee', items: [] },
  ]);
  const rename = {
    name: 'test.rename-category',
    text: `UPDATE menu_category SET name = 'tea' WHERE id = $1`,
  };
  await service.context.db.execute(rename, [body.menu[1]?.id]);
  const menu = [body.menu[0], { ...body.menu[1], category: 'tea' }];
  assert.equal((await save(kitchen, menu)).status, 200);
  assert.equal((await save(kitchen, [...menu, { category: 'Tea', items: [] }])).status, 400);
});

test('refuses foreign, unknown and duplicate ids', async () => {
  const kitchen = await createTestRestaurant(service);
  const foreign = await createTestRestaurant(service);
  const [category] = kitchen.restaurant.menu;
  const [item] = kitchen.items;
  const menus = [
    [{ id: foreign.restaurant.menu[0]?.id, category: 'Mine', items: [] }],
    [{ category: 'Mine', items: [{ ...foreign.items[0] }] }],
    [{ id: randomUUID(), category: 'Mine', items: [] }],
    [{ ...category, items: [item, item] }],
    [category, category],
  ];
  for (const menu of menus) {
    const refused = await save(kitchen, menu);
    assert.equal(refused.status, 400, refused.text);
  }
  const untouched = await foreign.owner.get<Restaurant>(`/api/restaurant/${foreign.restaurant.id}`);
  assert.deepEqual(untouched.body.menu, foreign.restaurant.menu);
});

test('checks names, prices and pictures', async () => {
  const kitchen = await createTestRestaurant(service);
  const item = { name: 'Fataya', price: 30 };
  const wrong = [
    { category: ' ', items: [] },
    { category: 'x', items: [{ ...item, name: '' }] },
    { category: 'x', items: [{ name: 'No price' }] },
    { category: 'x', items: [{ ...item, price: -1 }] },
    { category: 'x', items: [{ ...item, price: 1.005 }] },
    { category: 'x', items: [{ ...item, image: '/api/files/0123456789abcdef0123456789abcdef.webp' }] },
    { category: 'x', items: [{ ...item, image: '../../etc/passwd' }] },
    { category: 'x', items: [{ ...item, image: 'https://example.org/x.webp' }] },
  ];
  for (const category of wrong) {
    const refused = await kitchen.owner.put<Problem>(`/api/restaurant/${kitchen.restaurant.id}`, {
      menu: [category],
    });
    assert.equal(refused.status, 400, JSON.stringify(category));
    assert.match(refused.body.errors?.[0]?.path ?? '', /^menu\.0/);
  }
});

test('marks a dish sold out until an instant, which saving the menu does not change', async () => {
  const kitchen = await createTestRestaurant(service);
  const [item] = kitchen.items;
  const path = `/api/restaurant/${kitchen.restaurant.id}/item/${item?.id}/availability`;
  const soldOutUntil = new Date(service.now() + 3_600_000).toISOString();
  const switched = await kitchen.owner.put<MenuItem>(path, { soldOutUntil });
  assert.deepEqual(switched.body, { ...item, soldOutUntil });

  const [category] = kitchen.restaurant.menu;
  const items = kitchen.items.map(({ id, name, price }) => ({ id, name, price }));
  const saved = await kitchen.owner.put<Restaurant>(`/api/restaurant/${kitchen.restaurant.id}`, {
    menu: [{ ...category, items }],
    version: kitchen.restaurant.version,
  });
  assert.equal(saved.status, 200);
  assert.equal(saved.body.menu[0]?.items[0]?.soldOutUntil, soldOutUntil);

  service.advance(3_600_001);
  const later = await service.guest().get<Restaurant>(`/api/restaurant/${kitchen.restaurant.id}`);
  assert.equal(later.body.menu[0]?.items[0]?.soldOutUntil, null);
  const { client: admin } = await service.as('ADMIN');
  assert.equal((await admin.put(path, { soldOutUntil: null })).status, 200);
  assert.equal((await admin.put(path, { soldOutUntil: 'tomorrow' })).status, 400);
});

/** Moves the service's clock on to a time of day, on the next day if it has passed. */
function waitUntil(clock: string): Date {
  const now = service.now();
  const today = Date.parse(`${new Date(now).toISOString().slice(0, 10)}T${clock}:00.000Z`);
  service.advance((today > now ? today : today + 86_400_000) - now);
  return new Date(service.now());
}

test('marks a dish sold out until the next business day, by the stored opening hours', async () => {
  const evening = [{ opens: '18:00', closes: '02:00' }];
  const at = (now: Date, days: number, clock: string) =>
    `${new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)}T${clock}:00.000Z`;
  const cases = [
    { clock: '04:55', week: undefined, days: 1, opens: '05:00' },
    { clock: '23:55', week: undefined, days: 2, opens: '05:00' },
    { clock: '23:55', week: evening, days: 1, opens: '18:00' },
    { clock: '04:55', week: evening, days: 0, opens: '18:00' },
    { clock: '23:55', week: evening, days: 2, opens: '18:00', closedOn: 1 },
  ];
  for (const { clock, week, days, opens, closedOn } of cases) {
    const now = waitUntil(clock);
    const kitchen = await createTestRestaurant(service);
    if (week) {
      const exceptions = closedOn ? [{ date: at(now, closedOn, clock).slice(0, 10), spans: [] }] : [];
      const schedule = { week: Array.from({ length: 7 }, () => week), exceptions, pausedUntil: null };
      const saved = await kitchen.owner.put(`/api/restaurant/${kitchen.restaurant.id}`, { schedule });
      assert.equal(saved.status, 200, saved.text);
    }
    const path = `/api/restaurant/${kitchen.restaurant.id}/item/${kitchen.items[0]?.id}/availability`;
    const switched = await kitchen.owner.put<MenuItem>(path, { soldOutUntil: 'next_day' });
    assert.equal(switched.body.soldOutUntil, at(now, days, opens), `${clock}, ${opens}, ${closedOn}`);
  }
  const foreign = await createTestRestaurant(service);
  const own = await createTestRestaurant(service);
  const path = `/api/restaurant/${foreign.restaurant.id}/item/${foreign.items[0]?.id}/availability`;
  assert.equal((await own.owner.put(path, { soldOutUntil: 'next_day' })).status, 404);
});

test('never changes an order by a later menu', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [100] });
  const order = await place(service.guest(), kitchen);
  const [category] = kitchen.restaurant.menu;
  await save(kitchen, [{ ...category, items: [{ ...kitchen.items[0], name: 'Other', price: 999 }] }]);
  await save(kitchen, []);
  const { body } = await service.guest().get(`/api/orders/track/${order.trackingToken}`);
  assert.deepEqual(body, order);
});

test('accepts a large menu, and refuses one that is too large', async () => {
  const kitchen = await createTestRestaurant(service);
  const dishes = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `Dish ${index}`, price: 10 }));
  const menu = (...counts: number[]) =>
    counts.map((count, index) => ({ category: `Part ${index}`, items: dishes(count) }));
  const largest = await save(kitchen, menu(200, 200, 200));
  assert.equal(largest.status, 200, largest.text.slice(0, 200));
  for (const tooLarge of [menu(201), menu(200, 200, 200, 1), menu(...Array.from({ length: 41 }, () => 0))]) {
    const refused = await kitchen.owner.put<Problem>(`/api/restaurant/${kitchen.restaurant.id}`, {
      menu: tooLarge,
    });
    assert.equal(refused.status, 400);
    assert.match(refused.body.errors?.[0]?.path ?? '', /^menu/);
  }
  for (const item of [
    { name: 'x'.repeat(121), price: 1 },
    { name: 'x', price: 1_000_001 },
    { name: 'x', price: 1, description: 'x'.repeat(601) },
  ]) {
    assert.equal((await save(kitchen, [{ category: 'A', items: [item] }])).status, 400);
  }
});
