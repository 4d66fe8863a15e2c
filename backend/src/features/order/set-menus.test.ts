import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CreateOrder, MenuItem, MenuOption, OptionGroup, Restaurant } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, place, type TestRestaurant } from '../restaurant/testing.ts';
import { sendKeyed } from './testing.ts';

const COURSES = [
  {
    ...{ key: 'plat', name: 'Plat', min: 1, max: 1 },
    options: [
      { name: 'Méchoui', dish: 'mechoui', price: 60 },
      { name: 'Yassa', dish: 'yassa' },
    ],
  },
  { ...{ key: 'boisson', name: 'Boisson', min: 1, max: 1 }, options: [{ name: 'Bissap', dish: 'bissap' }] },
];
const MENU = [
  { category: 'Formules', items: [{ name: 'Menu du jour', price: 200, optionGroups: ['plat', 'boisson'] }] },
  {
    category: 'Carte',
    items: [
      {
        ...{ key: 'mechoui', name: 'Méchoui', price: 300 },
        translations: { ar: { name: 'مشوي', description: 'خروف كامل' } },
      },
      { key: 'yassa', name: 'Yassa', price: 150 },
      { key: 'bissap', name: 'Bissap', price: 25 },
    ],
  },
];

/** A kitchen with a set menu: one of two dishes, and a drink. */
interface SetKitchen extends TestRestaurant {
  readonly set: MenuItem;
  readonly mechoui: MenuItem;
  readonly yassa: MenuItem;
  readonly bissap: MenuItem;
}

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

async function createKitchen(): Promise<SetKitchen> {
  const fields = { language: 'fr', acceptsLargeOrders: true, optionGroups: COURSES, menu: MENU };
  const kitchen = await createTestRestaurant(service, { fields });
  const [set, mechoui, yassa, bissap] = kitchen.items as [MenuItem, MenuItem, MenuItem, MenuItem];
  return { ...kitchen, set, mechoui, yassa, bissap };
}

async function readMenu({ restaurant }: TestRestaurant): Promise<Restaurant> {
  return (await second.guest().get<Restaurant>(`/api/restaurant/${restaurant.id}`)).body;
}

async function coursesOf(kitchen: TestRestaurant): Promise<[OptionGroup, OptionGroup]> {
  return (await readMenu(kitchen)).optionGroups as [OptionGroup, OptionGroup];
}

function save(kitchen: TestRestaurant, body: unknown) {
  return kitchen.owner.put<Restaurant>(`/api/restaurant/${kitchen.restaurant.id}`, body);
}

async function give(kitchen: TestRestaurant, dish: MenuItem, body: object): Promise<void> {
  const path = `/api/restaurant/${kitchen.restaurant.id}/item/${dish.id}/availability`;
  const reply = await kitchen.owner.put(path, body);
  assert.equal(reply.status, 200, reply.text);
}

/** A line of the set menu with one choice of each course. */
async function setOf(
  kitchen: SetKitchen,
  dish: MenuItem,
  quantity = 1,
): Promise<CreateOrder['items'][number]> {
  const options = (await coursesOf(kitchen)).flatMap((course) => course.options);
  const idOf = ({ id }: MenuItem) => options.find((option) => option.dish === id)?.id ?? '';
  const chosen = [dish, kitchen.bissap].map((one) => ({ id: idOf(one), quantity: 1 }));
  return { id: kitchen.set.id, quantity, options: chosen };
}

test('a course offers dishes of the same menu by their own names, whatever becomes of those', async () => {
  const kitchen = await createKitchen();
  const [main] = await coursesOf(kitchen);
  assert.deepEqual(
    main.options.map(({ id: _id, ...option }) => option),
    [
      {
        ...{ name: 'Méchoui', translations: { ar: { name: 'مشوي' } }, price: 60 },
        ...{ soldOutUntil: null, dish: kitchen.mechoui.id },
      },
      { name: 'Yassa', price: 0, soldOutUntil: null, dish: kitchen.yassa.id },
    ],
  );
  const { menu } = await readMenu(kitchen);
  const renamed = menu.map((category) => ({
    ...category,
    items: category.items.map((item) => (item.name === 'Yassa' ? { ...item, name: 'Yassa poulet' } : item)),
  }));
  assert.equal((await save(kitchen, { menu: renamed })).status, 200);
  assert.deepEqual(
    (await coursesOf(kitchen))[0].options.map(({ name }) => name),
    ['Méchoui', 'Yassa poulet'],
  );
});

test('a dish that is removed takes its place in courses along, and is back there when it is', async () => {
  const kitchen = await createKitchen();
  const { menu } = await readMenu(kitchen);
  const without = menu.map((category) => ({
    ...category,
    items: category.items.filter(({ id }) => id !== kitchen.yassa.id),
  }));
  const line = await setOf(kitchen, kitchen.yassa);
  assert.equal((await save(kitchen, { menu: without })).status, 200);
  const refused = await sendKeyed(service.guest(), kitchen, { items: [line] });
  assert.deepEqual(refused.body.errors, [
    { path: 'items.0.options.0.id', message: 'not_offered' },
    { path: 'items.0.options', message: 'too_few' },
  ]);
  const names = async () => (await coursesOf(kitchen))[0].options.map(({ name }) => name);
  assert.deepEqual(await names(), ['Méchoui']);
  assert.equal((await save(kitchen, { menu })).status, 200);
  assert.deepEqual(await names(), ['Méchoui', 'Yassa']);
  assert.equal((await sendKeyed(service.guest(), kitchen, { items: [line] })).status, 201);
});

test('an editor from before courses keeps them; another menu’s dish and a repeated key are refused', async () => {
  const kitchen = await createKitchen();
  const other = await createKitchen();
  const groups = await coursesOf(kitchen);
  const older = groups.map(({ options, ...group }) => ({
    ...group,
    options: options.map(({ id, name, price }) => ({ id, name, price })),
  }));
  assert.equal((await save(kitchen, { optionGroups: older })).status, 200);
  assert.deepEqual(await coursesOf(kitchen), groups);
  const [main, drink] = groups;
  const [first] = main.options as [MenuOption];
  const foreign = [{ ...main, options: [{ ...first, dish: other.yassa.id }] }, drink];
  const refused = await save(kitchen, { optionGroups: foreign });
  assert.equal(refused.status, 400);
  assert.match(refused.text, /optionGroups\.0\.options\.0\.dish/);
  const dish = { key: 'twice', name: 'Thé', price: 10 };
  const repeated = await save(kitchen, { menu: [{ category: 'Carte', items: [dish, dish] }] });
  assert.equal(repeated.status, 400);
  assert.match(repeated.text, /menu\.0\.items\.1\.key/);
});

test('is priced as one, with the difference of a dearer choice, and says what was chosen', async () => {
  const kitchen = await createKitchen();
  const order = await place(service.guest(), kitchen, { items: [await setOf(kitchen, kitchen.mechoui, 2)] });
  const [line] = order.items;
  assert.equal(line?.price, 260);
  assert.equal(order.totalAmount, 520);
  assert.deepEqual(
    line?.options?.map(({ group, name, price, quantity }) => ({ group, name, price, quantity })),
    [
      { group: 'Plat', name: 'Méchoui', price: 60, quantity: 1 },
      { group: 'Boisson', name: 'Bissap', price: 0, quantity: 1 },
    ],
  );
});

test('a dish that is sold out is so in its courses, where it has no switch of its own', async () => {
  const kitchen = await createKitchen();
  const line = await setOf(kitchen, kitchen.yassa);
  await give(kitchen, kitchen.yassa, { soldOutUntil: 'next_day' });
  const [main] = await coursesOf(kitchen);
  assert.notEqual(main.options[1]?.soldOutUntil, null);
  const refused = await sendKeyed(service.guest(), kitchen, { items: [line] });
  assert.equal(refused.body.code, 'item_unavailable');
  assert.deepEqual(refused.body.errors, [{ path: 'items.0.options.0.id', message: 'sold_out' }]);
  const path = `/api/restaurant/${kitchen.restaurant.id}/option/${main.options[1]?.id}/availability`;
  assert.equal((await kitchen.owner.put(path, { soldOutUntil: null })).status, 404);
});

test('portions of a dish are counted alone and in set menus, also of 20 orders at once, and given back', async () => {
  const kitchen = await createKitchen();
  const { mechoui } = kitchen;
  await give(kitchen, mechoui, { portionsLeft: 3 });
  const inSet = await setOf(kitchen, mechoui);
  const tooMany = await sendKeyed(service.guest(), kitchen, {
    items: [
      { id: mechoui.id, quantity: 2 },
      { ...inSet, quantity: 2 },
    ],
  });
  assert.deepEqual(tooMany.body.errors, [{ path: 'items.1.options.0.quantity', message: 'portions_left' }]);
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      sendKeyed((index % 4 < 2 ? service : second).guest(), kitchen, {
        items: index % 2 === 0 ? [{ id: mechoui.id, quantity: 1 }] : [inSet],
      }),
    ),
  );
  const stored = replies.filter(({ status }) => status === 201);
  assert.equal(stored.length, 3, replies.map(({ text }) => text).join('\n'));
  const leftNow = async () => (await readMenu(kitchen)).menu[1]?.items[0]?.portionsLeft;
  assert.equal(await leftNow(), 0);
  const reject = { stage: 'rejected', expectedStage: 'pending', reason: 'busy' };
  for (const { body } of stored) {
    const rejected = await kitchen.owner.put(`/api/orders/${body.id}/status`, reject);
    assert.equal(rejected.status, 200, rejected.text);
  }
  assert.equal(await leftNow(), 3);
});
