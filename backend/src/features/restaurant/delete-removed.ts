import { MENU_LIMITS, OPTION_LIMITS } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named, type Statement } from '../../infra/database/statement.ts';

const DAY_MS = 86_400_000;
/** Restaurants of one run of the worker. */
const BATCH_SIZE = 100;

// $1 restaurant, $2 how many of the newest stay, $3 removed until then.
const ITEMS = removed('item', `menu_item o WHERE o.restaurant_id = $1`);
const OPTIONS = removed(
  'option',
  `option_group g JOIN menu_option o ON o.group_id = g.id WHERE g.restaurant_id = $1`,
);

function removed(table: string, from: string): Statement {
  return named(
    `menu.removed-${table}`,
    `SELECT o.id FROM ${from} AND o.deleted_at IS NOT NULL AND NOT o.is_kept AND o.deleted_at <= $3
     ORDER BY o.deleted_at DESC, o.id DESC OFFSET $2`,
  );
}

// One that a save has brought back meanwhile stays as it is.
const DELETE_ITEMS = deletion('menu_item');
const DELETE_OPTIONS = deletion('menu_option');

/** Deletes those of the ids $1 that $2, the ids that something names, does not have, and keeps the others for good. */
function deletion(table: string): Statement {
  return named(
    `menu.delete-${table}`,
    `WITH kept AS (UPDATE ${table} SET is_kept = true WHERE id = ANY ($2::uuid[]))
     DELETE FROM ${table} WHERE id = ANY ($1::uuid[]) AND id <> ALL ($2::uuid[]) AND deleted_at IS NOT NULL`,
  );
}

// The category or group of nothing that is left.
const DELETE_CATEGORIES = deletionOfEmpty('menu_category', 'menu_item', 'category_id');
const DELETE_GROUPS = deletionOfEmpty('option_group', 'menu_option', 'group_id');

function deletionOfEmpty(table: string, content: string, reference: string): Statement {
  return named(
    `menu.delete-${table}`,
    `DELETE FROM ${table} WHERE id IN (
       SELECT id FROM ${table} t WHERE restaurant_id = $1 AND deleted_at <= $3
         AND NOT EXISTS (SELECT FROM ${content} c WHERE c.${reference} = t.id)
       ORDER BY deleted_at DESC, id DESC OFFSET $2) AND deleted_at IS NOT NULL`,
  );
}

// Orders since $3, so that only those are read that can name a dish that was made then. Orders that an admin has hidden
// are not looked for: what an order says of its dishes, it says itself.
const NAMED = named(
  'menu.named-by-orders',
  `SELECT p.id FROM portions_left p WHERE p.restaurant_id = $1 AND p.id = ANY ($2::uuid[])
   UNION
   SELECT n.id FROM customer_order o CROSS JOIN LATERAL (
     SELECT l.item_id AS id FROM jsonb_to_recordset(o.lines) AS l (item_id uuid)
     UNION ALL
     SELECT c.id FROM jsonb_to_recordset(o.lines) AS l (options jsonb)
       CROSS JOIN LATERAL jsonb_to_recordset(COALESCE(l.options, '[]')) AS c (id uuid)) AS n
   WHERE o.restaurant_id = $1 AND o.hidden_at IS NULL AND o.created_at >= $3 AND n.id = ANY ($2::uuid[])`,
);

/** As much as one menu has: whoever saved it can undo that. */
const UNDOABLE = {
  items: MENU_LIMITS.items,
  categories: MENU_LIMITS.categories,
  options: OPTION_LIMITS.options,
  groups: OPTION_LIMITS.groups,
} as const;
const NOTHING = { items: 0, categories: 0, options: 0, groups: 0 } as const;

/** Deletes what was removed from a menu by earlier saves, however often it is saved; call it after saving. */
export function deleteSurplus(db: Queryable, restaurantId: string, now: number): Promise<void> {
  return deleteRemoved(db, restaurantId, UNDOABLE, new Date(now));
}

const DUE = named(
  'menu.with-removed',
  `SELECT DISTINCT restaurant_id AS id FROM (
     SELECT restaurant_id FROM menu_item WHERE deleted_at IS NOT NULL AND NOT is_kept AND deleted_at <= $1
     UNION ALL
     SELECT g.restaurant_id FROM menu_option o JOIN option_group g ON g.id = o.group_id
     WHERE o.deleted_at IS NOT NULL AND NOT o.is_kept AND o.deleted_at <= $1) AS due
   LIMIT ${BATCH_SIZE}`,
);

/** Deletes what was removed from menus a day ago, or before. */
export async function deleteRemovedOfYesterday(db: Queryable, now: number): Promise<void> {
  const before = new Date(now - DAY_MS);
  for (;;) {
    const due = await db.query<{ id: string }>(DUE, [before]);
    for (const { id } of due) await deleteRemoved(db, id, NOTHING, before);
    if (due.length < BATCH_SIZE) return;
  }
}

async function deleteRemoved(
  db: Queryable,
  restaurantId: string,
  spared: Record<keyof typeof UNDOABLE, number>,
  until: Date,
): Promise<void> {
  const ids = async (statement: Statement, count: number) =>
    (await db.query<{ id: string }>(statement, [restaurantId, count, until])).map(({ id }) => id);
  const items = await ids(ITEMS, spared.items);
  const options = await ids(OPTIONS, spared.options);
  const all = [...items, ...options];
  if (all.length > 0) {
    const rows = await db.query<{ id: string }>(NAMED, [restaurantId, all, madeSince(all)]);
    const inUse = rows.map(({ id }) => id);
    await db.execute(DELETE_ITEMS, [items, inUse]);
    await db.execute(DELETE_OPTIONS, [options, inUse]);
  }
  await db.execute(DELETE_CATEGORIES, [restaurantId, spared.categories, until]);
  await db.execute(DELETE_GROUPS, [restaurantId, spared.groups, until]);
}

/** A day before the first of these was made, as clocks differ; the ids say when (`new-id.ts`), or else always. */
function madeSince(ids: readonly string[]): Date {
  const instants = ids.map((id) =>
    id[14] === '7' ? Number.parseInt(id.replace('-', '').slice(0, 12), 16) : 0,
  );
  return new Date(Math.max(0, Math.min(...instants) - DAY_MS));
}
