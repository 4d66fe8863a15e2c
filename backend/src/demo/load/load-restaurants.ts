import { toMinor, type Promotion } from 'shared-api/contract';
import { DEMO_RESTAURANTS } from '../data/restaurants.ts';
import type { DemoDish, DemoRestaurant } from '../data/types.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { newId } from '../../infra/database/new-id.ts';
import { named } from '../../infra/database/statement.ts';
import { insertProvider } from '../../features/provider/repository.ts';
import { storeMenuText, withMenuText } from '../../features/restaurant/menu-text.ts';
import { EMPTY_FIELDS, insertRestaurant } from '../../features/restaurant/repository.ts';
import { inAllLanguages } from '../../features/restaurant/translations.ts';
import { loadOptions } from './load-options.ts';
import { nameTranslations, restaurantTranslations, textTranslations } from './translations.ts';

/** A demo restaurant as it stands in the database. */
export interface SeededRestaurant {
  readonly id: string;
  readonly ownerId: string;
  /** In its own language. */
  readonly name: string;
  readonly demo: DemoRestaurant;
  readonly items: ReadonlyMap<string, SeededItem>;
}

export interface SeededItem {
  readonly id: string;
  /** In the restaurant's language. */
  readonly name: string;
  readonly dish: DemoDish;
}

const FOR_EVERYBODY: Pick<Promotion, 'code' | 'from' | 'until' | 'total' | 'perCustomer'> = {
  code: null,
  from: null,
  until: null,
  total: null,
  perCustomer: null,
};

const CATEGORIES = named(
  'seed.categories',
  `INSERT INTO menu_category (id, restaurant_id, name, translations, position)
   SELECT id, $1, name, translations, position - 1
   FROM unnest($2::uuid[], $3::text[], $4::jsonb[]) WITH ORDINALITY AS t (id, name, translations, position)`,
);

const ITEMS = named(
  'seed.items',
  `INSERT INTO menu_item (id, restaurant_id, category_id, name, description, translations, price, image, position,
     option_groups)
   SELECT id, $1, category_id, name, description, translations, price, image, position, groups::uuid[]
   FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::jsonb[], $7::bigint[], $8::text[], $9::int[],
     $10::text[]) AS t (id, category_id, name, description, translations, price, image, position, groups)`,
);

const REFRESH_SEARCH = named(
  'seed.search-text',
  `UPDATE restaurant SET search_text = ${withMenuText('search_text')} WHERE id = $1`,
);

const PICTURES = named('seed.pictures', 'UPDATE restaurant SET images = ARRAY[$2] WHERE id = $1');

/** Every restaurant with its provider and its menu, by its key. */
export async function loadRestaurants(
  db: Queryable,
  ownerIds: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, string>,
  now: number,
): Promise<Map<string, SeededRestaurant>> {
  const seeded = new Map<string, SeededRestaurant>();
  for (const demo of DEMO_RESTAURANTS) {
    const ownerId = ownerIds.get(demo.owner.email);
    if (ownerId === undefined) throw new Error(`${demo.key} has no owner`);
    const id = await seedRestaurant(db, demo, ownerId, pictures, now);
    const { name } = demo.texts[demo.language];
    seeded.set(demo.key, { id, ownerId, name, demo, items: await seedMenu(db, id, demo, pictures, now) });
  }
  return seeded;
}

async function seedRestaurant(
  db: Queryable,
  demo: DemoRestaurant,
  ownerId: string,
  pictures: ReadonlyMap<string, string>,
  now: number,
): Promise<string> {
  const { language, category, region, commune, address, landmark, phone, prepMinutes } = demo;
  const { laterOrders = null, promotions } = demo;
  const { name, description } = demo.texts[language];
  const provider = await insertProvider(db, { userId: ownerId, restaurantName: name }, now);
  const banner = pictures.get(demo.banner) ?? null;
  const fields = {
    ...EMPTY_FIELDS,
    ...{ name, description, language, category, region, commune, address, landmark, phone, prepMinutes },
    translations: restaurantTranslations(language, demo.texts),
    banner,
    bgImage: banner,
    schedule: { week: demo.hours.map((spans) => [...spans]), exceptions: [], pausedUntil: null },
    minimumOrder: toMinor(demo.minimumOrder),
    deliveryFee: toMinor(demo.deliveryFee),
    laterOrders,
    promotions: promotions?.map((promotion) => ({ ...FOR_EVERYBODY, ...promotion, id: newId() })) ?? null,
  };
  const id = await insertRestaurant(
    db,
    { ...provider, ownerId, isConfirmed: demo.confirmed },
    fields,
    now,
    true,
  );
  if (banner !== null) await db.execute(PICTURES, [id, banner]);
  return id;
}

async function seedMenu(
  db: Queryable,
  restaurantId: string,
  demo: DemoRestaurant,
  pictures: ReadonlyMap<string, string>,
  now: number,
): Promise<Map<string, SeededItem>> {
  const { language, menu } = demo;
  const groupIds = await loadOptions(db, restaurantId, demo, now);
  const categories = menu.map(({ names, items }) => ({
    id: newId(),
    name: names[language],
    translations: nameTranslations(language, { names }),
    items,
  }));
  const rows = categories.flatMap(({ id: categoryId, items }) =>
    items.map((dish, position) => ({
      id: newId(),
      ...{ categoryId, dish, position },
      ...dish.texts[language],
      translations: textTranslations(language, dish.texts),
    })),
  );
  const names = [...categories, ...rows].flatMap(({ name, translations }) =>
    inAllLanguages(name, translations, 'name'),
  );
  await storeMenuText(db, restaurantId, names);
  await db.execute(REFRESH_SEARCH, [restaurantId]);
  await db.execute(CATEGORIES, [
    restaurantId,
    categories.map(({ id }) => id),
    categories.map(({ name }) => name),
    categories.map(({ translations }) => JSON.stringify(translations)),
  ]);
  await db.execute(ITEMS, [
    restaurantId,
    rows.map(({ id }) => id),
    rows.map(({ categoryId }) => categoryId),
    rows.map(({ name }) => name),
    rows.map(({ description }) => description),
    rows.map(({ translations }) => JSON.stringify(translations)),
    rows.map(({ dish }) => toMinor(dish.price)),
    rows.map(({ dish }) => (dish.image === null ? null : (pictures.get(dish.image) ?? null))),
    rows.map(({ position }) => position),
    rows.map(({ dish: { groups = [] } }) => `{${groups.map((group) => groupIds.get(group)).join()}}`),
  ]);
  return new Map(rows.map(({ id, name, dish }) => [dish.key, { id, name, dish }]));
}
