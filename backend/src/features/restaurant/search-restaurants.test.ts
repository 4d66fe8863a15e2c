import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { RestaurantSummary } from 'shared-api/contract';
import type { TestResponse } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant } from './testing.ts';

let service: TestService;

const menu = (category: string, ...dishes: readonly string[]) => [
  { category, items: dishes.map((name, index) => ({ name, price: 150 + index })) },
];

before(async () => {
  service = await startTestService();
  const kitchens = [
    {
      ...{ name: 'Alif', description: 'Family kitchen', prepMinutes: 40, deliveryFee: 10 },
      menu: menu('Grillades', 'Méchoui', 'Poulet yassa'),
    },
    {
      ...{ name: 'Baobab', description: 'By the river', prepMinutes: 20, deliveryFee: 50 },
      ...{ category: 'pizza', region: 'Tiris Zemmour', commune: 'Zouérate' },
      menu: menu('Plats', 'Calzone'),
    },
    {
      ...{ name: 'Chez Yassa', description: 'Rice', prepMinutes: 30, deliveryFee: 0 },
      schedule: {
        week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]),
        ...{ exceptions: [], pausedUntil: '2100-01-01T00:00:00.000Z' },
      },
      menu: menu('Desserts', 'Thieboudienne'),
    },
  ];
  for (const fields of kitchens) await createTestRestaurant(service, { fields });
});
after(() => service.close());

async function search(query: string): Promise<RestaurantSummary[]> {
  const reply = await service.guest().get<RestaurantSummary[]>(`/api/restaurant?${query}`);
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
}

const names = async (query: string) => (await search(query)).map(({ name }) => name);

test('finds dishes, categories, cuisines and places, whatever case and accents', async () => {
  assert.deepEqual(await names('q=MECHOUI'), ['Alif']);
  assert.deepEqual(await names('q=yassa'), ['Alif', 'Chez Yassa']);
  assert.deepEqual(await names('q=grillades'), ['Alif']);
  assert.deepEqual(await names('q=pizza'), ['Baobab']);
  assert.deepEqual(await names('q=zouérate'), ['Baobab']);
  assert.deepEqual(await names('q=Zouerate'), ['Baobab']);
});

test('finds names by whichever apostrophe, quote, hyphen and blank', async () => {
  await createTestRestaurant(service, { fields: { name: 'L’Escale d’El‑Mina « 2 »', description: 'Fish' } });
  const { client } = await service.as('ADMIN');
  for (const typed of [
    ...[
      "L'Escale",
      'L’Escale',
      'L´escale',
      'l`escale',
      'L＇Ｅｓｃａｌｅ',
      "l'escale  d'el",
      'El-Mina',
      'El–Mina',
      'd‘El—Mina',
    ],
    ...['"  2  "', '“ 2 ”', 'Mina\u00A0«\u202F2\u202F»'],
  ]) {
    const q = `q=${encodeURIComponent(typed)}`;
    assert.deepEqual(await names(q), ['L’Escale d’El‑Mina « 2 »'], typed);
    const { body } = await client.get<{ name: string }[]>(`/api/providers?${q}`);
    assert.equal(body.length, 1, typed);
  }
});

test('says which dish or category is the reason, and nothing where the name shows it', async () => {
  const [alif, chezYassa] = await search('q=yassa');
  const corrected = null;
  assert.deepEqual(alif?.match, { dish: { name: 'Poulet yassa', price: 151 }, category: null, corrected });
  assert.deepEqual(chezYassa?.match, { dish: null, category: null, corrected });
  const [grill] = await search('q=grillades');
  assert.deepEqual(grill?.match, { dish: null, category: 'Grillades', corrected });
  assert.equal((await search(''))[0]?.match, undefined);
});

test('finds words in any order', async () => {
  assert.deepEqual(await names(`q=${encodeURIComponent('yassa poulet')}`), ['Alif']);
});

test('forgives one wrong letter in words from four letters on, two from eight on', async () => {
  for (const typed of ['piza', 'pizzza', 'pitza', 'ipzza'])
    assert.deepEqual(await names(`q=${typed}`), ['Baobab'], typed);
  assert.equal((await search('q=piza'))[0]?.match?.corrected, 'pizza');
  for (const typed of ['tieboudiene', 'thiebudiene'])
    assert.deepEqual(await names(`q=${typed}`), ['Chez Yassa'], typed);
  const two = encodeURIComponent('pulet yasssa');
  const [found] = await search(`q=${two}`);
  assert.deepEqual(found?.match?.dish, { name: 'Poulet yassa', price: 151 });
  assert.equal(found?.match?.corrected, 'poulet yassa');
  for (const typed of ['bica', 'paza', 'xyz']) assert.deepEqual(await names(`q=${typed}`), [], typed);
});

test('never finds what is not listed by its dishes', async () => {
  const hidden = { name: 'Hidden', description: 'Not public', menu: menu('Plats', 'Camembert') };
  await createTestRestaurant(service, { fields: hidden, user: { confirmed: false } });
  await createTestRestaurant(service, {
    fields: { ...hidden, name: 'Nowhere', region: null, commune: null },
  });
  assert.deepEqual(await names('q=camembert'), []);
  assert.deepEqual(await names('q=camenbert'), []);
});

test('a dish is found until it leaves the menu, also after the name has changed', async () => {
  const { owner, restaurant } = await createTestRestaurant(service, {
    fields: { menu: menu('Plats', 'Couscous') },
  });
  const change = (fields: object) => owner.put(`/api/restaurant/${restaurant.id}`, fields);
  assert.equal((await change({ description: 'Changed' })).status, 200);
  assert.deepEqual(await names('q=couscous'), [restaurant.name]);
  await change({ menu: menu('Plats', 'Fataya') });
  assert.deepEqual(await names('q=couscous'), []);
  assert.deepEqual(await names('q=fataya'), [restaurant.name]);
  await owner.delete(`/api/restaurant/${restaurant.id}`);
});

test('finds a dish however its letters are written', async () => {
  const { owner, restaurant } = await createTestRestaurant(service, {
    fields: {
      ...{ name: 'خيمة الأرز', category: 'grill' },
      menu: menu('مشويّات', 'مشويّ الضّأن', 'Bœuf à l’étouffée'),
    },
  });
  const found = [restaurant.name];
  for (const q of ['مشوي', 'مَشْوِيّ', 'مشـوي', 'ﻣﺸﻮﻱ', 'مشوى', 'مشوی', 'الضان', 'الأرز', 'الارز', 'خيمه'])
    assert.deepEqual(await names(`q=${encodeURIComponent(q)}`), found, q);
  for (const q of ["boeuf a l'etouffee", 'BŒUF', 'Bœuf à l’é'])
    assert.deepEqual(await names(`q=${encodeURIComponent(q)}`), found, q);
  const [dish] = await search(`q=${encodeURIComponent('الضان')}`);
  assert.equal(dish?.match?.dish?.name, 'مشويّ الضّأن', 'it is shown as it is written');
  const [mistyped] = await search(`q=${encodeURIComponent('خيكة')}`);
  assert.equal(mistyped?.match?.corrected, 'خيمه');
  await owner.delete(`/api/restaurant/${restaurant.id}`);
});

test('shows only open ones, and sorts by time, fee and rating, open ones first, over several pages', async () => {
  const found = async (query: string) =>
    (await names(query)).filter((name) => ['Alif', 'Baobab', 'Chez Yassa'].includes(name));
  assert.deepEqual(await found('open=true'), ['Alif', 'Baobab']);
  assert.deepEqual(await found('sort=time'), ['Baobab', 'Alif', 'Chez Yassa']);
  assert.deepEqual(await found('sort=fee'), ['Alif', 'Baobab', 'Chez Yassa']);
  assert.deepEqual(await found('sort=rating&open=true'), ['Alif', 'Baobab']);
  const pages: string[] = [];
  let path: string | undefined = '/api/restaurant?sort=time&limit=1&q=a';
  while (path !== undefined) {
    const reply: TestResponse<RestaurantSummary[]> = await service.guest().get(path);
    pages.push(...reply.body.map(({ name }) => name));
    path = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
  }
  assert.deepEqual(
    pages.filter((name) => ['Alif', 'Baobab', 'Chez Yassa'].includes(name)),
    ['Baobab', 'Alif', 'Chez Yassa'],
  );
});
