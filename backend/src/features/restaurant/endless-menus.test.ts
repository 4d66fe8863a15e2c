import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { UNAPPROVED_MENU, type Problem, type Restaurant } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { picturesForm, testPicture } from '../file/testing.ts';
import { named } from '../../infra/database/statement.ts';
import { deleteRemovedOfYesterday } from './delete-removed.ts';
import { createTestRestaurant, place, type TestRestaurant } from './testing.ts';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

const DAY_MS = 86_400_000;
const ROWS = named(
  'test.menu-rows',
  `SELECT (SELECT count(*)::int FROM menu_item WHERE restaurant_id = $1) AS items,
     (SELECT count(*)::int FROM menu_category WHERE restaurant_id = $1) AS categories,
     (SELECT count(*)::int FROM option_group WHERE restaurant_id = $1) AS groups,
     (SELECT count(*)::int FROM menu_option o JOIN option_group g ON g.id = o.group_id
      WHERE g.restaurant_id = $1) AS options`,
);

function rowsOf({ restaurant }: TestRestaurant) {
  return service.context.db.first<Record<'items' | 'categories' | 'groups' | 'options', number>>(ROWS, [
    restaurant.id,
  ]);
}

function save({ owner, restaurant }: TestRestaurant, body: object) {
  return owner.put<Restaurant & Problem>(`/api/restaurant/${restaurant.id}`, body);
}

const dishes = (count: number, changes: object = {}) =>
  Array.from({ length: count }, (_, index) => ({ name: `Dish ${index}`, price: 10, ...changes }));
const menuOf = (...counts: number[]) =>
  counts.map((count, index) => ({ category: `Part ${index}`, items: dishes(count) }));
async function uploadDishPicture({ owner, restaurant }: TestRestaurant): Promise<string> {
  const form = picturesForm(await testPicture());
  const path = `/api/restaurant/${restaurant.id}/upload?use=dish`;
  return (await owner.send<{ stored: string[] }>('POST', path, { form })).body.stored[0] ?? '';
}

const optionGroups = Array.from({ length: 10 }, (_, group) => ({
  ...{ name: `Group ${group}`, min: 0, max: 1, free: 0, isRepeatable: false },
  options: Array.from({ length: 40 }, (_none, option) => ({ name: `Option ${option}`, price: 0 })),
}));

test('of 190 saves of a whole menu few are accepted, and what they drop does not pile up', async () => {
  const kitchen = await createTestRestaurant(service, { isWaiting: true, user: { confirmed: false } });
  const counts: Record<number, number> = {};
  for (let sent = 0; sent < 190; sent += 1) {
    const { status } = await save(kitchen, { menu: menuOf(100, 100), optionGroups });
    counts[status] = (counts[status] ?? 0) + 1;
  }
  assert.ok((counts[200] ?? 0) <= 65, JSON.stringify(counts));
  assert.equal((counts[200] ?? 0) + (counts[429] ?? 0), 190, JSON.stringify(counts));
  const rows = await rowsOf(kitchen);
  assert.ok(rows);
  assert.ok(rows.items <= 800 && rows.categories <= 50, JSON.stringify(rows));
  assert.ok(rows.options <= 800 && rows.groups <= 80, JSON.stringify(rows));
});

test('a busy evening of saves and of sold-out dishes is not limited', async () => {
  const kitchen = await createTestRestaurant(service);
  for (let sent = 0; sent < 100; sent += 1) {
    const item = kitchen.items[sent % kitchen.items.length];
    const path = `/api/restaurant/${kitchen.restaurant.id}/item/${item?.id}/availability`;
    const switched = await kitchen.owner.put(path, { soldOutUntil: sent % 2 ? null : 'next_day' });
    assert.equal(switched.status, 200, switched.text);
  }
  for (let sent = 0; sent < 120; sent += 1) {
    const { status, text } = await save(kitchen, { menu: menuOf(3) });
    assert.equal(status, 200, text);
    service.advance(15_000);
  }
});

test('deletes for good what neither an order nor a number for today names, a day after it was removed', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [100, 110, 120, 130] });
  const [ordered, counted, , hidden] = kitchen.items;
  assert.ok(ordered && counted && hidden);
  await place(service.guest(), kitchen, { items: [{ id: ordered.id, quantity: 1 }] });
  const path = `/api/restaurant/${kitchen.restaurant.id}/item/${counted.id}/availability`;
  assert.equal((await kitchen.owner.put(path, { portionsLeft: 4 })).status, 200);

  assert.equal((await save(kitchen, { menu: [] })).status, 200);
  await deleteRemovedOfYesterday(service.context.db, service.now());
  assert.equal((await rowsOf(kitchen))?.items, 4, 'a save can be undone');

  service.advance(DAY_MS + 1);
  await deleteRemovedOfYesterday(service.context.db, service.now());
  assert.deepEqual(await rowsOf(kitchen), { items: 2, categories: 1, groups: 0, options: 0 });
  const [category] = kitchen.restaurant.menu;
  const back = await save(kitchen, { menu: [{ ...category, items: [ordered, counted] }] });
  assert.equal(back.status, 200, back.text);
  const gone = await save(kitchen, { menu: [{ ...category, items: [hidden] }] });
  assert.equal(gone.status, 400, gone.text);
});

test('the menu of an unapproved restaurant has a quota, which ends with the approval', async () => {
  const waiting = await createTestRestaurant(service, { isWaiting: true, user: { confirmed: false } });
  assert.deepEqual(waiting.restaurant.menuQuota, UNAPPROVED_MENU);
  const long = 'ش'.repeat(600);
  const longTexts = dishes(150, { description: long, translations: { ar: { description: long } } });
  const pictures = dishes(101, { image: await uploadDishPicture(waiting) });
  for (const menu of [
    menuOf(200, 1),
    [{ category: 'A', items: longTexts }],
    [{ category: 'A', items: pictures }],
  ]) {
    const { status, body } = await save(waiting, { menu, language: 'fr' });
    assert.deepEqual([status, body.code], [409, 'menu_full']);
  }
  assert.equal((await save(waiting, { menu: menuOf(200) })).status, 200);
  const approved = await createTestRestaurant(service);
  assert.equal(approved.restaurant.menuQuota, undefined);
  assert.equal((await save(approved, { menu: menuOf(200, 200, 200) })).status, 200);
});

test('texts that a save leaves out count, too', async () => {
  const waiting = await createTestRestaurant(service, { isWaiting: true, user: { confirmed: false } });
  const long = { translations: { ar: { description: 'ش'.repeat(600) } } };
  const first = await save(waiting, { language: 'fr', menu: [{ category: 'A', items: dishes(100, long) }] });
  assert.equal(first.status, 200, first.text);
  const kept = first.body.menu[0]?.items.map(({ id, name, price }) => ({ id, name, price })) ?? [];
  const items = [...kept, ...dishes(100, { ...long, description: 'x'.repeat(200) })];
  assert.equal((await save(waiting, { menu: [{ category: 'B', items }] })).body.code, 'menu_full');
});
