import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import {
  MenuPlan,
  type CategoryValues,
  type ItemValues,
  type MenuInput,
  type StoredItem,
} from './menu-plan.ts';
import type { Pictures } from './pictures.ts';

const CATEGORY_IDS = named('menu.category-ids', 'SELECT id FROM menu_category WHERE restaurant_id = $1');

const ITEMS = named(
  'menu.items',
  'SELECT id, image, sold_out_until FROM menu_item WHERE restaurant_id = $1 FOR UPDATE',
);

const SAVE_CATEGORIES = named(
  'menu.save-categories',
  `INSERT INTO menu_category (id, restaurant_id, name, position)
   SELECT id, $1, name, position FROM unnest($2::uuid[], $3::text[], $4::int[]) AS t (id, name, position)
   ON CONFLICT (id) DO UPDATE SET name = excluded.name, position = excluded.position, deleted_at = NULL
   WHERE menu_category.restaurant_id = excluded.restaurant_id`,
);

const SAVE_ITEMS = named(
  'menu.save-items',
  `INSERT INTO menu_item (id, restaurant_id, category_id, name, description, price, image, position, sold_out_until)
   SELECT id, $1, category_id, name, description, price, image, position, sold_out_until
   FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::int[],
               $9::timestamptz[])
     AS t (id, category_id, name, description, price, image, position, sold_out_until)
   ON CONFLICT (id) DO UPDATE SET category_id = excluded.category_id, name = excluded.name,
     description = excluded.description, price = excluded.price, image = excluded.image,
     position = excluded.position, sold_out_until = excluded.sold_out_until, deleted_at = NULL
   WHERE menu_item.restaurant_id = excluded.restaurant_id`,
);

const DROP_ITEMS = named(
  'menu.drop-items',
  `UPDATE menu_item SET deleted_at = $3
   WHERE restaurant_id = $1 AND deleted_at IS NULL AND id <> ALL ($2::uuid[])`,
);

const DROP_CATEGORIES = named(
  'menu.drop-categories',
  `UPDATE menu_category SET deleted_at = $3
   WHERE restaurant_id = $1 AND deleted_at IS NULL AND id <> ALL ($2::uuid[])`,
);

/**
 * Replaces the menu of a restaurant that the caller has locked. Categories and dishes with an id keep it; missing ones
 * are marked as deleted, as orders still refer to them.
 *
 * @throws ServiceError `validation_failed` for an id of another menu, or a picture that is not stored
 */
export async function saveMenu(
  db: Queryable,
  restaurantId: string,
  menu: MenuInput,
  pictures: Pictures,
  now: number,
): Promise<void> {
  const knownCategories = new Set(
    (await db.query<{ id: string }>(CATEGORY_IDS, [restaurantId])).map(({ id }) => id),
  );
  const stored = await db.query<StoredItem>(ITEMS, [restaurantId]);
  const plan = new MenuPlan(knownCategories, new Map(stored.map((item) => [item.id, item])), pictures, now);
  for (const [index, category] of menu.entries()) await plan.add(category, `menu.${index}`);
  await writeCategories(db, restaurantId, plan.categories);
  await writeItems(db, restaurantId, plan.items);
  const at = new Date(now);
  await db.execute(DROP_ITEMS, [restaurantId, plan.items.map(({ id }) => id), at]);
  await db.execute(DROP_CATEGORIES, [restaurantId, plan.categories.map(({ id }) => id), at]);
}

async function writeCategories(
  db: Queryable,
  restaurantId: string,
  rows: readonly CategoryValues[],
): Promise<void> {
  await db.execute(SAVE_CATEGORIES, [
    restaurantId,
    rows.map(({ id }) => id),
    rows.map(({ name }) => name),
    rows.map((_row, index) => index),
  ]);
}

async function writeItems(db: Queryable, restaurantId: string, rows: readonly ItemValues[]): Promise<void> {
  await db.execute(SAVE_ITEMS, [
    restaurantId,
    rows.map(({ id }) => id),
    rows.map(({ categoryId }) => categoryId),
    rows.map(({ name }) => name),
    rows.map(({ description }) => description),
    rows.map(({ price }) => price),
    rows.map(({ image }) => image),
    rows.map(({ position }) => position),
    rows.map(({ soldOutUntil }) => soldOutUntil),
  ]);
}
