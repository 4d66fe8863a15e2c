import { measureMenu, UNAPPROVED_MENU } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import {
  idsOf,
  MenuPlan,
  type CategoryValues,
  type ItemValues,
  type MenuInput,
  type StoredCategory,
  type StoredItem,
  type StoredMenu,
} from './menu-plan.ts';
import { storeMenuText } from './menu-text.ts';
import { inAllLanguages } from './translations.ts';

const CATEGORIES = named(
  'menu.categories',
  `SELECT id, CASE WHEN deleted_at IS NULL THEN name END AS name, translations
   FROM menu_category WHERE id = ANY ($2::uuid[]) AND restaurant_id = $1`,
);

const ITEMS = named(
  'menu.items',
  `SELECT id, translations, image, sold_out_until, option_groups FROM menu_item
   WHERE id = ANY ($2::uuid[]) AND restaurant_id = $1 FOR UPDATE`,
);

const SAVE_CATEGORIES = named(
  'menu.save-categories',
  `INSERT INTO menu_category (id, restaurant_id, name, translations, position)
   SELECT id, $1, name, translations, position
   FROM unnest($2::uuid[], $3::text[], $4::jsonb[], $5::int[]) AS t (id, name, translations, position)
   ON CONFLICT (id) DO UPDATE SET name = excluded.name, translations = excluded.translations,
     position = excluded.position, deleted_at = NULL
   WHERE menu_category.restaurant_id = excluded.restaurant_id`,
);

const SAVE_ITEMS = named(
  'menu.save-items',
  `INSERT INTO menu_item (id, restaurant_id, category_id, name, description, translations, price, image, position,
     sold_out_until, option_groups)
   SELECT id, $1, category_id, name, description, translations, price, image, position, sold_out_until,
     option_groups::uuid[]
   FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::jsonb[], $7::bigint[], $8::text[], $9::int[],
               $10::timestamptz[], $11::text[])
     AS t (id, category_id, name, description, translations, price, image, position, sold_out_until, option_groups)
   ON CONFLICT (id) DO UPDATE SET category_id = excluded.category_id, name = excluded.name,
     description = excluded.description, translations = excluded.translations, price = excluded.price, image = excluded.image,
     position = excluded.position, sold_out_until = excluded.sold_out_until,
     option_groups = excluded.option_groups, deleted_at = NULL
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

/** Whose menu is saved. */
export interface MenuTarget {
  readonly restaurantId: string;
  /** It has no more than `UNAPPROVED_MENU`. */
  readonly isUnapproved: boolean;
}

/**
 * Replaces the menu of a restaurant that the caller has locked. Categories and dishes with an id keep it, also those
 * that were just removed, so that a save can be undone; missing ones are marked as deleted (`delete-removed.ts`). Only
 * what the menu names is read.
 *
 * @throws ServiceError `validation_failed` for an id of another menu, an option group or a picture that is not stored,
 *   or a category's name that another one has; `menu_full`
 */
export async function saveMenu(
  db: Queryable,
  { restaurantId, isUnapproved }: MenuTarget,
  menu: MenuInput,
  { pictures, groups, dishes, language }: Pick<StoredMenu, 'pictures' | 'groups' | 'dishes' | 'language'>,
  now: number,
): Promise<void> {
  const categories = byId(await db.query<StoredCategory>(CATEGORIES, [restaurantId, idsOf(menu)]));
  const given = idsOf(menu.flatMap((category) => category.items));
  const items = byId(await db.query<StoredItem>(ITEMS, [restaurantId, given]));
  const plan = new MenuPlan({ categories, items, pictures, groups, dishes, language }, now);
  for (const [index, category] of menu.entries()) await plan.add(category, `menu.${index}`);
  plan.checkNames();
  if (isUnapproved) checkUse(plan);
  await storeMenuText(
    db,
    restaurantId,
    [...plan.categories, ...plan.items].flatMap(({ name, translations }) =>
      inAllLanguages(name, translations, 'name'),
    ),
  );
  await writeCategories(db, restaurantId, plan.categories);
  await writeItems(db, restaurantId, plan.items);
  const at = new Date(now);
  await db.execute(DROP_ITEMS, [restaurantId, plan.items.map(({ id }) => id), at]);
  await db.execute(DROP_CATEGORIES, [restaurantId, plan.categories.map(({ id }) => id), at]);
}

const PRESENT = named(
  'menu.present-items',
  'SELECT id FROM menu_item WHERE restaurant_id = $1 AND deleted_at IS NULL',
);

/** `dishIds` for a save that leaves the menu as it is. */
export async function findDishIds(db: Queryable, restaurantId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ readonly id: string }>(PRESENT, [restaurantId]);
  return new Map(rows.map(({ id }) => [id, id]));
}

/** Of all that is stored after the save: what the input leaves out, too. */
function checkUse({ categories, items }: MenuPlan): void {
  const heads = categories.map(({ name, translations }) => ({ category: name, translations, items: [] }));
  const use = measureMenu([...heads, { category: '', items }]);
  const { dishes, pictures, textBytes } = UNAPPROVED_MENU;
  if (use.dishes <= dishes && use.pictures <= pictures && use.textBytes <= textBytes) return;
  throw new ServiceError('menu_full', {
    detail: `At most ${dishes} dishes, ${pictures} pictures and ${textBytes} bytes of text before the approval`,
  });
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
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
    rows.map(({ translations }) => JSON.stringify(translations)),
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
    rows.map(({ translations }) => JSON.stringify(translations)),
    rows.map(({ price }) => price),
    rows.map(({ image }) => image),
    rows.map(({ position }) => position),
    rows.map(({ soldOutUntil }) => soldOutUntil),
    // As text: PostgreSQL has no arrays of arrays of different lengths.
    rows.map(({ optionGroups }) => `{${optionGroups.join(',')}}`),
  ]);
}
