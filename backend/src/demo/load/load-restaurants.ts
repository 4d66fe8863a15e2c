import { DEMO_RESTAURANTS } from '../data/restaurants.ts';
import type { DemoDish, DemoRestaurant } from '../data/types.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { newId } from '../../infra/database/new-id.ts';
import { named } from '../../infra/database/statement.ts';
import { toMinor } from '../../lib/money.ts';
import { insertProvider } from '../../features/provider/repository.ts';
import { EMPTY_FIELDS, insertRestaurant } from '../../features/restaurant/repository.ts';

/** A demo restaurant as it stands in the database. */
export interface SeededRestaurant {
  readonly id: string;
  readonly ownerId: string;
  readonly demo: DemoRestaurant;
  readonly items: ReadonlyMap<string, SeededItem>;
}

export interface SeededItem {
  readonly id: string;
  readonly dish: DemoDish;
}

const CATEGORIES = named(
  'seed.categories',
  `INSERT INTO menu_category (id, restaurant_id, name, position)
   SELECT id, $1, name, position - 1
   FROM unnest($2::uuid[], $3::text[]) WITH ORDINALITY AS t (id, name, position)`,
);

const ITEMS = named(
  'seed.items',
  `INSERT INTO menu_item (id, restaurant_id, category_id, name, description, price, image, position)
   SELECT id, $1, category_id, name, description, price, image, position
   FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::int[])
     AS t (id, category_id, name, description, price, image, position)`,
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
    seeded.set(demo.key, { id, ownerId, demo, items: await seedMenu(db, id, demo, pictures) });
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
  const { owner, name, description, category, region, commune, address, landmark, phone, prepMinutes } = demo;
  const contact = `${owner.firstname} ${owner.lastname}`;
  const provider = await insertProvider(db, { userId: ownerId, name: contact, restaurantName: name }, now);
  const banner = pictures.get(demo.banner) ?? null;
  const fields = {
    ...EMPTY_FIELDS,
    ...{ name, description, category, region, commune, address, landmark, phone, prepMinutes },
    banner,
    bgImage: banner,
    schedule: { week: demo.hours.map((spans) => [...spans]), exceptions: [], pausedUntil: null },
    minimumOrder: toMinor(demo.minimumOrder),
    deliveryFee: toMinor(demo.deliveryFee),
  };
  const id = await insertRestaurant(db, { ...provider, ownerId, isConfirmed: demo.confirmed }, fields, now);
  if (banner !== null) await db.execute(PICTURES, [id, banner]);
  return id;
}

async function seedMenu(
  db: Queryable,
  restaurantId: string,
  { menu }: DemoRestaurant,
  pictures: ReadonlyMap<string, string>,
): Promise<Map<string, SeededItem>> {
  const categories = menu.map(({ category, items }) => ({ id: newId(), name: category, items }));
  const rows = categories.flatMap(({ id: categoryId, items }) =>
    items.map((dish, position) => ({ id: newId(), categoryId, dish, position })),
  );
  await db.execute(CATEGORIES, [
    restaurantId,
    categories.map(({ id }) => id),
    categories.map(({ name }) => name),
  ]);
  await db.execute(ITEMS, [
    restaurantId,
    rows.map(({ id }) => id),
    rows.map(({ categoryId }) => categoryId),
    rows.map(({ dish }) => dish.name),
    rows.map(({ dish }) => dish.description),
    rows.map(({ dish }) => toMinor(dish.price)),
    rows.map(({ dish }) => (dish.image === null ? null : (pictures.get(dish.image) ?? null))),
    rows.map(({ position }) => position),
  ]);
  return new Map(rows.map(({ id, dish }) => [dish.key, { id, dish }]));
}
