import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { MenuItem, Problem, Restaurant } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, type TestRestaurant } from './testing.ts';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

const MENU = [
  {
    category: 'Plats',
    translations: { ar: { name: 'الأطباق' }, en: { name: 'Mains' } },
    items: [
      {
        name: 'Poulet yassa',
        description: 'Oignons et citron',
        price: 150,
        translations: { ar: { name: 'دجاج ياسا', description: 'بصل وليمون' }, en: { name: 'Chicken yassa' } },
      },
    ],
  },
];

let palms = 0;

/** Fields with names of their own: nobody may take another restaurant's, in any language. */
function fieldsInThree() {
  palms += 1;
  const arabic = { name: `مطعم النخيل ${palms}`, description: 'أطباق موريتانية' };
  return {
    language: 'fr',
    translations: { ar: arabic, en: { name: `The Palms ${palms}` } },
    menu: MENU,
  } as const;
}

function save<Reply = Restaurant>({ owner, restaurant }: TestRestaurant, body: unknown) {
  return owner.put<Reply>(`/api/restaurant/${restaurant.id}`, body);
}

function dishOf({ menu }: Restaurant): MenuItem {
  const dish = menu[0]?.items[0];
  assert.ok(dish);
  return dish;
}

test('stores name, description and menu in several languages, for everybody who reads them', async () => {
  const fields = fieldsInThree();
  const kitchen = await createTestRestaurant(service, { fields });
  const { restaurant } = kitchen;
  const guest = await service.guest().get<Restaurant>(`/api/restaurant/${restaurant.id}`);
  for (const read of [restaurant, guest.body]) {
    assert.equal(read.language, 'fr');
    assert.deepEqual(read.translations, fields.translations);
    assert.deepEqual(read.menu[0]?.translations, MENU[0]?.translations);
    assert.deepEqual(dishOf(read).translations, MENU[0]?.items[0]?.translations);
  }
  const mine = await kitchen.owner.get<Restaurant[]>('/api/restaurant/mine');
  assert.deepEqual(mine.body[0]?.translations, fields.translations);
  const path = `/api/restaurant/${restaurant.id}/item/${dishOf(restaurant).id}/availability`;
  const switched = await kitchen.owner.put<MenuItem>(path, { soldOutUntil: 'next_day' });
  assert.deepEqual(switched.body.translations, dishOf(restaurant).translations);
});

test('an update that leaves translations out keeps them; one with them replaces them', async () => {
  const fields = fieldsInThree();
  const kitchen = await createTestRestaurant(service, { fields });
  const [category] = kitchen.restaurant.menu;
  const dish = { ...dishOf(kitchen.restaurant), translations: undefined };
  const menu = [{ ...category, translations: undefined, items: [{ ...dish, price: 160 }] }];
  const kept = await save(kitchen, { description: 'Nouvelle', menu });
  assert.deepEqual(kept.body.translations, fields.translations);
  assert.deepEqual(kept.body.menu[0]?.translations, MENU[0]?.translations);
  assert.deepEqual(dishOf(kept.body).translations, MENU[0]?.items[0]?.translations);
  assert.equal(dishOf(kept.body).price, 160);

  const shorter = {
    ...category,
    items: [{ ...dish, translations: { ar: { name: 'دجاج', description: '' } } }],
  };
  const replaced = await save(kitchen, { translations: { en: { name: ' ' } }, menu: [shorter] });
  assert.equal(replaced.body.translations, undefined);
  assert.deepEqual(dishOf(replaced.body).translations, { ar: { name: 'دجاج' } });
});

test('has no translation into the original language, also once that changes', async () => {
  const kitchen = await createTestRestaurant(service, { fields: fieldsInThree() });
  const same = { fr: { name: 'Les Palmiers' }, ar: { name: 'النخيل' } };
  const dropped = await save(kitchen, { translations: same });
  assert.deepEqual(dropped.body.translations, { ar: { name: 'النخيل' } });
  const arabic = await save(kitchen, { language: 'ar' });
  assert.equal(arabic.body.translations, undefined);
  assert.deepEqual(dishOf(arabic.body).translations, { en: { name: 'Chicken yassa' } });
  const unknown = await save(kitchen, { language: null });
  assert.equal(unknown.body.language, null);
  assert.deepEqual(
    dishOf(unknown.body).translations,
    MENU[0]?.items[0]?.translations,
    'those of the menu stay',
  );
});

test('refuses unknown languages, long and unreadable texts, and names the field', async () => {
  const kitchen = await createTestRestaurant(service, { fields: fieldsInThree() });
  const dish = MENU[0]?.items[0];
  const menuOf = (translations: unknown) => [{ category: 'Plats', items: [{ ...dish, translations }] }];
  const wrong: readonly (readonly [unknown, string])[] = [
    [{ language: 'de' }, 'language'],
    [{ translations: { de: { name: 'Palmen' } } }, 'translations.de'],
    [{ translations: { ar: { name: 'x'.repeat(121) } } }, 'translations.ar.name'],
    [{ translations: { ar: { description: 'مطعم\u0007' } } }, 'translations.ar.description'],
    [{ menu: menuOf({ es: { name: 'Pollo' } }) }, 'menu.0.items.0.translations.es'],
    [{ menu: menuOf({ ar: { name: 'دجاج\nياسا' } }) }, 'menu.0.items.0.translations.ar.name'],
    [{ menu: menuOf({ ar: { name: 7 } }) }, 'menu.0.items.0.translations.ar.name'],
    [
      { menu: [{ category: 'x', translations: { ar: { name: 'x'.repeat(81) } }, items: [] }] },
      'menu.0.translations.ar.name',
    ],
  ];
  for (const [body, path] of wrong) {
    const refused = await save<Problem>(kitchen, body);
    assert.equal(refused.status, 400, refused.text);
    assert.deepEqual(
      refused.body.errors?.map((error) => error.path),
      [path],
    );
  }
  const untouched = await kitchen.owner.get<Restaurant>(`/api/restaurant/${kitchen.restaurant.id}`);
  assert.deepEqual(untouched.body, kitchen.restaurant);
});

test('a save that comes too late changes no translation', async () => {
  const kitchen = await createTestRestaurant(service, { fields: fieldsInThree() });
  const { version } = kitchen.restaurant;
  const first = await save(kitchen, { version, translations: { ar: { name: 'الأول' } } });
  assert.equal(first.status, 200, first.text);
  const late = await save<Problem>(kitchen, { version, translations: { ar: { name: 'الثاني' } } });
  assert.equal(late.status, 409);
  assert.deepEqual(late.body.current, first.body);
});
