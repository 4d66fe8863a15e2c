import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { idsOf } from './menu-plan.ts';
import {
  OptionPlan,
  type GroupValues,
  type OptionGroupsInput,
  type OptionValues,
  type StoredGroup,
  type StoredOption,
  type StoredOptions,
} from './option-plan.ts';

const GROUPS = named(
  'options.groups',
  'SELECT id, translations FROM option_group WHERE id = ANY ($2::uuid[]) AND restaurant_id = $1 FOR UPDATE',
);

const OPTIONS = named(
  'options.options',
  `SELECT o.id, o.group_id, o.translations, o.sold_out_until, o.item_id
   FROM menu_option o JOIN option_group g ON g.id = o.group_id
   WHERE o.id = ANY ($2::uuid[]) AND g.restaurant_id = $1 FOR UPDATE OF o`,
);

const SAVE_GROUPS = named(
  'options.save-groups',
  `INSERT INTO option_group (id, restaurant_id, name, translations, min, max, free, is_repeatable, position)
   SELECT id, $1, name, translations, min, max, free, is_repeatable, position
   FROM unnest($2::uuid[], $3::text[], $4::jsonb[], $5::int[], $6::int[], $7::int[], $8::boolean[], $9::int[])
     AS t (id, name, translations, min, max, free, is_repeatable, position)
   ON CONFLICT (id) DO UPDATE SET name = excluded.name, translations = excluded.translations, min = excluded.min,
     max = excluded.max, free = excluded.free, is_repeatable = excluded.is_repeatable, position = excluded.position,
     deleted_at = NULL
   WHERE option_group.restaurant_id = excluded.restaurant_id`,
);

const SAVE_OPTIONS = named(
  'options.save-options',
  `INSERT INTO menu_option (id, group_id, name, translations, price, position, sold_out_until, item_id)
   SELECT id, group_id, name, translations, price, position, sold_out_until, item_id
   FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::jsonb[], $5::bigint[], $6::int[], $7::timestamptz[], $8::uuid[])
     AS t (id, group_id, name, translations, price, position, sold_out_until, item_id)
   ON CONFLICT (id) DO UPDATE SET name = excluded.name, translations = excluded.translations, price = excluded.price,
     position = excluded.position, sold_out_until = excluded.sold_out_until, item_id = excluded.item_id,
     deleted_at = NULL
   WHERE menu_option.group_id = excluded.group_id`,
);

const DROP_GROUPS = named(
  'options.drop-groups',
  `UPDATE option_group SET deleted_at = $3
   WHERE restaurant_id = $1 AND deleted_at IS NULL AND id <> ALL ($2::uuid[])`,
);

const DROP_OPTIONS = named(
  'options.drop-options',
  `UPDATE menu_option o SET deleted_at = $3 FROM option_group g
   WHERE g.restaurant_id = $1 AND o.group_id = g.id AND o.deleted_at IS NULL AND o.id <> ALL ($2::uuid[])`,
);

/**
 * Replaces the option groups of a restaurant that the caller has locked. Returns the ids of the groups by what a dish
 * of the same save may call them: their id or, of a new one, its key.
 *
 * @param dishes ids of the dishes by what an option may call them
 * @throws ServiceError `validation_failed` for an id of another restaurant's group, option or dish
 */
export async function saveOptions(
  db: Queryable,
  restaurantId: string,
  groups: OptionGroupsInput,
  { dishes, language }: Pick<StoredOptions, 'dishes' | 'language'>,
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const stored = {
    groups: byId(await db.query<StoredGroup>(GROUPS, [restaurantId, idsOf(groups)])),
    options: byId(
      await db.query<StoredOption>(OPTIONS, [restaurantId, idsOf(groups.flatMap((group) => group.options))]),
    ),
  };
  const plan = new OptionPlan({ ...stored, dishes, language }, now);
  for (const [index, group] of groups.entries()) plan.add(group, `optionGroups.${index}`);
  await writeGroups(db, restaurantId, plan.groups);
  await writeOptions(db, plan.options);
  const groupIds = plan.groups.map(({ id }) => id);
  await db.execute(DROP_GROUPS, [restaurantId, groupIds, new Date(now)]);
  await db.execute(DROP_OPTIONS, [restaurantId, plan.options.map(({ id }) => id), new Date(now)]);
  return plan.ids;
}

const PRESENT = named(
  'options.present-groups',
  'SELECT id FROM option_group WHERE restaurant_id = $1 AND deleted_at IS NULL',
);

/** The same for a save that leaves the groups as they are. */
export async function findGroupIds(
  db: Queryable,
  restaurantId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ readonly id: string }>(PRESENT, [restaurantId]);
  return new Map(rows.map(({ id }) => [id, id]));
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

async function writeGroups(db: Queryable, restaurantId: string, rows: readonly GroupValues[]): Promise<void> {
  await db.execute(SAVE_GROUPS, [
    restaurantId,
    rows.map(({ id }) => id),
    rows.map(({ name }) => name),
    rows.map(({ translations }) => JSON.stringify(translations)),
    rows.map(({ min }) => min),
    rows.map(({ max }) => max),
    rows.map(({ free }) => free),
    rows.map(({ isRepeatable }) => isRepeatable),
    rows.map((_row, index) => index),
  ]);
}

async function writeOptions(db: Queryable, rows: readonly OptionValues[]): Promise<void> {
  await db.execute(SAVE_OPTIONS, [
    rows.map(({ id }) => id),
    rows.map(({ groupId }) => groupId),
    rows.map(({ name }) => name),
    rows.map(({ translations }) => JSON.stringify(translations)),
    rows.map(({ price }) => price),
    rows.map(({ position }) => position),
    rows.map(({ soldOutUntil }) => soldOutUntil),
    rows.map(({ itemId }) => itemId),
  ]);
}
