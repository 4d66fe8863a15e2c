import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { RestaurantSummary } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, type TestRestaurant } from './testing.ts';

let service: TestService;
let kitchen: TestRestaurant;
before(async () => {
  service = await startTestService();
  const items = [
    { name: 'Méchoui', price: 400, translations: { ar: { name: 'مشوي' }, en: { name: 'Roast lamb' } } },
    {
      name: 'Thieboudienne',
      price: 120,
      translations: { ar: { name: 'تيبوجن' }, en: { name: 'Ceebu jën' } },
    },
  ];
  const fields = {
    language: 'fr',
    translations: { ar: { name: 'مطعم النخيل', description: 'على شاطئ البحر' }, en: { name: 'The Palms' } },
    menu: [{ category: 'Plats', translations: { ar: { name: 'الأطباق الرئيسية' } }, items }],
  };
  kitchen = await createTestRestaurant(service, { fields });
  await createTestRestaurant(service);
});
after(() => service.close());

async function find(q: string): Promise<RestaurantSummary[]> {
  const { body } = await service
    .guest()
    .get<RestaurantSummary[]>(`/api/restaurant?q=${encodeURIComponent(q)}`);
  return body;
}

for (const q of ['مشوي', 'مَشْوِي', 'mechoui', 'Méchoui', 'MECHOUI', 'roast lamb']) {
  test(`a search for ${q} finds the dish, and says its name in each language`, async () => {
    const found = await find(q);
    assert.deepEqual(
      found.map(({ id }) => id),
      [kitchen.restaurant.id],
    );
    assert.partialDeepStrictEqual(found[0]?.match, {
      dish: {
        name: 'Méchoui',
        price: 400,
        translations: { ar: { name: 'مشوي' }, en: { name: 'Roast lamb' } },
      },
    });
  });
}

for (const q of ['thieboudienne', 'ceebu jen', 'تيبوجن', 'palms', 'النخيل', 'البحر', 'الرئيسية', 'رييسيه']) {
  test(`a search for ${q} finds the restaurant by what one of its languages says`, async () => {
    assert.deepEqual(
      (await find(q)).map(({ id }) => id),
      [kitchen.restaurant.id],
    );
  });
}

test('regions and communes are found by the names of all languages', async () => {
  const fields = { region: 'Tiris Zemmour', commune: 'Zouérate' };
  const { restaurant } = await createTestRestaurant(service, { fields });
  for (const q of ['tiris zemmour', 'تيرس زمور', 'zouerate', 'أزويرات', 'ازويراط']) {
    assert.deepEqual(
      (await find(q)).map(({ id }) => id),
      [restaurant.id],
      q,
    );
  }
});

test('a mistyped translated name is corrected', async () => {
  const [found] = await find('تيبوحن');
  assert.equal(found?.id, kitchen.restaurant.id);
  assert.equal(found?.match?.corrected, 'تيبوجن');
});

test('a changed translation gives the list a new version, and is found at once', async () => {
  const before = await service.guest().get('/api/restaurant');
  await kitchen.owner.put(`/api/restaurant/${kitchen.restaurant.id}`, {
    translations: { ar: { name: 'الواحة' } },
  });
  const after = await service.guest().get<RestaurantSummary[]>('/api/restaurant');
  assert.notEqual(after.headers.get('etag'), before.headers.get('etag'));
  assert.deepEqual(after.body.find(({ id }) => id === kitchen.restaurant.id)?.translations, {
    ar: { name: 'الواحة' },
  });
  assert.deepEqual(
    (await find('الواحة')).map(({ id }) => id),
    [kitchen.restaurant.id],
  );
  assert.deepEqual(await find('palms'), []);
});
