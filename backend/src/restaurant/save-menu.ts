import type { InputOf } from '../http/routes.ts';
import { invalidField } from '../http/service-error.ts';
import type { Queryable } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { named } from '../database/statement.ts';
import { toMinor } from '../money.ts';
import type { Pictures } from './pictures.ts';

export type MenuInput = NonNullable<InputOf<'restaurant', 'update'>['body']['menu']>;
type ItemInput = MenuInput[number]['items'][number];

interface StoredItem {
  readonly id: string;
  readonly image: string | null;
  readonly sold_out_until: Date | null;
}

interface CategoryValues {
  readonly id: string;
  readonly name: string;
}

interface ItemValues {
  readonly id: string;
  readonly categoryId: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly image: string | null;
  readonly position: number;
  readonly soldOutUntil: Date | null;
}

const CATEGORY_IDS = named('menu.category-ids', 'SELECT id FROM menu_category WHERE restaurant_id = $1');

const ITEMS = named('menu.items', 'SELECT id, image, sold_out_until FROM menu_item WHERE restaurant_id = $1');

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
 * Makes the menu of a restaurant, which the caller holds locked, what the input says. Categories and dishes that
 * carry an id keep it; what is missing disappears from the menu but stays for the orders that name it.
 *
 * @throws ServiceError `validation_failed` for an id or a picture that is not this restaurant's to use
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

/** The rows that a menu input comes to, checked while they are collected. */
class MenuPlan {
  readonly categories: CategoryValues[] = [];
  readonly items: ItemValues[] = [];
  readonly #used = new Set<string>();
  readonly #knownCategories: ReadonlySet<string>;
  readonly #knownItems: ReadonlyMap<string, StoredItem>;
  readonly #pictures: Pictures;
  readonly #now: number;

  constructor(
    knownCategories: ReadonlySet<string>,
    knownItems: ReadonlyMap<string, StoredItem>,
    pictures: Pictures,
    now: number,
  ) {
    this.#knownCategories = knownCategories;
    this.#knownItems = knownItems;
    this.#pictures = pictures;
    this.#now = now;
  }

  async add(category: MenuInput[number], path: string): Promise<void> {
    const id = this.#idOf(category.id, this.#knownCategories, path);
    this.categories.push({ id, name: category.category });
    for (const [index, item] of category.items.entries()) {
      this.items.push(await this.#itemOf(item, id, index, `${path}.items.${index}`));
    }
  }

  async #itemOf(item: ItemInput, categoryId: string, position: number, path: string): Promise<ItemValues> {
    const stored = item.id === undefined ? undefined : this.#knownItems.get(item.id);
    return {
      id: this.#idOf(item.id, this.#knownItems, path),
      categoryId,
      name: item.name,
      description: item.description,
      price: toMinor(item.price),
      image: await this.#pictures.nameOf(item.image, stored?.image ?? null, `${path}.image`),
      position,
      soldOutUntil: soldOutUntil(item.soldOutUntil, stored?.sold_out_until ?? null),
    };
  }

  #idOf(id: string | undefined, known: { has(id: string): boolean }, path: string): string {
    if (id === undefined) return newId(this.#now);
    if (!known.has(id)) throw invalidField(`${path}.id`, 'is not part of this menu');
    if (this.#used.has(id)) throw invalidField(`${path}.id`, 'stands there twice');
    this.#used.add(id);
    return id;
  }
}

/** Left out: stays as it is. */
function soldOutUntil(input: string | null | undefined, stored: Date | null): Date | null {
  if (input === undefined) return stored;
  return input === null ? null : new Date(input);
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
