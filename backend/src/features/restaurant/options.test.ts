import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { MenuOption, OptionGroup, Problem, Restaurant } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, type TestRestaurant } from './testing.ts';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

const SIZE = {
  key: 'size',
  name: 'Taille',
  translations: { ar: { name: 'الحجم' } },
  min: 1,
  max: 1,
  options: [
    { name: 'Petite', price: -20.5, translations: { ar: { name: 'صغير' } } },
    { name: 'Grande', price: 40 },
  ],
};
const EXTRAS = {
  key: 'extras',
  name: 'Suppléments',
  max: 3,
  free: 1,
  isRepeatable: true,
  options: [{ name: 'Fromage', price: 15 }, { name: 'Sans oignons' }],
};
const MENU = [
  {
    category: 'Plats',
    items: [
      { name: 'Pizza', price: 150, optionGroups: ['extras', 'size'] },
      { name: 'Calzone', price: 170, optionGroups: ['size'] },
      { name: 'Bissap', price: 25 },
    ],
  },
];

function kitchenWithOptions(): Promise<TestRestaurant> {
  return createTestRestaurant(service, {
    fields: { language: 'fr', optionGroups: [SIZE, EXTRAS], menu: MENU },
  });
}

function save<Reply = Restaurant>({ owner, restaurant }: TestRestaurant, body: unknown) {
  return owner.put<Reply>(`/api/restaurant/${restaurant.id}`, body);
}

function groupsOf({ optionGroups = [] }: Restaurant): [OptionGroup, OptionGroup] {
  const [size, extras] = optionGroups;
  assert.ok(size && extras);
  return [size, extras];
}

test('stores groups that several dishes share, in the order of each dish', async () => {
  const { restaurant } = await kitchenWithOptions();
  const guest = await service.guest().get<Restaurant>(`/api/restaurant/${restaurant.id}`);
  assert.deepEqual(guest.body.optionGroups, restaurant.optionGroups);
  const [size, extras] = groupsOf(restaurant);
  assert.partialDeepStrictEqual(size, {
    name: 'Taille',
    translations: { ar: { name: 'الحجم' } },
    min: 1,
    max: 1,
    free: 0,
    isRepeatable: false,
    options: [
      { name: 'Petite', price: -20.5, translations: { ar: { name: 'صغير' } }, soldOutUntil: null },
      { name: 'Grande', price: 40 },
    ],
  });
  assert.partialDeepStrictEqual(extras, { min: 0, max: 3, free: 1, isRepeatable: true });
  const [pizza, calzone, bissap] = restaurant.menu[0]?.items ?? [];
  assert.deepEqual(pizza?.optionGroups, [extras.id, size.id]);
  assert.deepEqual(calzone?.optionGroups, [size.id]);
  assert.ok(bissap && !('optionGroups' in bissap));
});

test('a restaurant without options has no field of them', async () => {
  const { restaurant } = await createTestRestaurant(service);
  assert.ok(!('optionGroups' in restaurant));
});

test('an editor of before options deletes none of them', async () => {
  const kitchen = await kitchenWithOptions();
  const { menu, optionGroups } = kitchen.restaurant;
  const older = menu.map(({ id, category, items }) => ({
    id,
    category,
    items: items.map(({ optionGroups: _left, ...item }) => ({ ...item, price: item.price + 1 })),
  }));
  const { body } = await save(kitchen, { menu: older });
  assert.deepEqual(body.optionGroups, optionGroups);
  assert.deepEqual(
    body.menu[0]?.items.map((item) => item.optionGroups),
    menu[0]?.items.map((item) => item.optionGroups),
  );
  assert.equal(body.menu[0]?.items[0]?.price, 151);
});

test('a save with groups replaces them; what is left out of a group stays, and dishes lose a deleted one', async () => {
  const kitchen = await kitchenWithOptions();
  const [size] = groupsOf(kitchen.restaurant);
  const [small] = size.options;
  const path = `/api/restaurant/${kitchen.restaurant.id}/option/${small?.id}/availability`;
  const out = await kitchen.owner.put<MenuOption>(path, { soldOutUntil: 'next_day' });
  const changed = {
    id: size.id,
    name: 'Format',
    min: 0,
    max: 1,
    options: [{ id: small?.id, name: 'Mini', price: -10 }],
  };
  const { body } = await save(kitchen, { optionGroups: [changed] });
  assert.equal(body.optionGroups?.length, 1);
  assert.partialDeepStrictEqual(body.optionGroups[0], {
    id: size.id,
    name: 'Format',
    translations: size.translations,
    min: 0,
    options: [{ ...small, name: 'Mini', price: -10, soldOutUntil: out.body.soldOutUntil }],
  });
  assert.equal(body.optionGroups[0]?.options.length, 1);
  assert.deepEqual(body.menu[0]?.items[0]?.optionGroups, [size.id]);
  const later = await save(kitchen, { optionGroups: [] });
  assert.ok(!('optionGroups' in later.body));
  assert.ok(later.body.menu[0]?.items.every((item) => !item.optionGroups));
  const undone = await save(kitchen, { menu: body.menu, optionGroups: body.optionGroups });
  assert.deepEqual(undone.body.optionGroups, body.optionGroups);
  assert.deepEqual(undone.body.menu[0]?.items[0]?.optionGroups, [size.id]);
});

test('an option is sold out until the next business day, and comes back by itself', async () => {
  const kitchen = await kitchenWithOptions();
  const option = groupsOf(kitchen.restaurant)[1].options[0];
  const path = `/api/restaurant/${kitchen.restaurant.id}/option/${option?.id}/availability`;
  const { body } = await kitchen.owner.put<MenuOption>(path, { soldOutUntil: 'next_day' });
  assert.ok(Date.parse(body.soldOutUntil ?? '') > service.now());
  const back = await kitchen.owner.put<MenuOption>(path, { soldOutUntil: null });
  assert.equal(back.body.soldOutUntil, null);
  const soon = new Date(service.now() + 60_000).toISOString();
  await kitchen.owner.put(path, { soldOutUntil: soon });
  service.advance(61_000);
  const read = await service.guest().get<Restaurant>(`/api/restaurant/${kitchen.restaurant.id}`);
  assert.equal(groupsOf(read.body)[1].options[0]?.soldOutUntil, null);
});

test('refuses wrong groups, each at its path', async () => {
  const kitchen = await kitchenWithOptions();
  const other = await kitchenWithOptions();
  const [size] = groupsOf(kitchen.restaurant);
  const [foreign] = groupsOf(other.restaurant);
  const group = { name: 'Sauces', max: 1, options: [{ name: 'Piment' }] };
  const wrong: readonly (readonly [string, object])[] = [
    ['optionGroups.0.min', { optionGroups: [{ ...group, min: 2 }] }],
    ['optionGroups.0.min', { optionGroups: [{ ...group, min: 2, max: 2 }] }],
    ['optionGroups.0.free', { optionGroups: [{ ...group, free: 2 }] }],
    ['optionGroups.0.max', { optionGroups: [{ ...group, max: 0 }] }],
    ['optionGroups.0.max', { optionGroups: [{ ...group, max: 21 }] }],
    ['optionGroups.0.options', { optionGroups: [{ ...group, options: [] }] }],
    ['optionGroups.0.name', { optionGroups: [{ ...group, name: ' ' }] }],
    [
      'optionGroups.0.options.0.price',
      { optionGroups: [{ ...group, options: [{ name: 'A', price: 0.001 }] }] },
    ],
    [
      'optionGroups.0.options.0.price',
      { optionGroups: [{ ...group, options: [{ name: 'A', price: -2_000_000 }] }] },
    ],
    ['optionGroups.0.translations.de', { optionGroups: [{ ...group, translations: { de: { name: 'X' } } }] }],
    ['optionGroups.0.id', { optionGroups: [foreign] }],
    ['optionGroups.0.options.0.id', { optionGroups: [{ ...size, options: foreign.options }] }],
    ['optionGroups.1.id', { optionGroups: [size, size] }],
    [
      'optionGroups.1.key',
      {
        optionGroups: [
          { ...group, key: 'k' },
          { ...group, key: 'k' },
        ],
      },
    ],
    ['optionGroups', { optionGroups: Array.from({ length: 61 }, () => group) }],
    [
      'menu.0.items.0.optionGroups.0',
      { menu: [{ category: 'A', items: [{ name: 'B', price: 1, optionGroups: [foreign.id] }] }] },
    ],
    [
      'menu.0.items.0.optionGroups.1',
      { menu: [{ category: 'A', items: [{ name: 'B', price: 1, optionGroups: [size.id, size.id] }] }] },
    ],
  ];
  for (const [path, body] of wrong) {
    const reply = await save<Problem>(kitchen, body);
    assert.equal(reply.status, 400, `${path}: ${reply.text}`);
    assert.deepEqual(
      reply.body.errors?.map((error) => error.path),
      [path],
      reply.text,
    );
  }
  const { body } = await service.guest().get<Restaurant>(`/api/restaurant/${kitchen.restaurant.id}`);
  assert.deepEqual(body.optionGroups, kitchen.restaurant.optionGroups);
});

test('two saves at once: the second is told of the conflict', async () => {
  const kitchen = await kitchenWithOptions();
  const { version } = kitchen.restaurant;
  const replies = await Promise.all(
    ['A', 'B'].map((name) =>
      save<Problem>(kitchen, { version, optionGroups: [{ name, max: 1, options: [{ name }] }] }),
    ),
  );
  assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 409]);
});
