import { RELEASED } from './portions-sql.ts';

/** The constraint that a statement violates if a slot has no room left. */
export const SLOT_CHECK = 'order_slot_capacity';

/** How many orders slots have, by their start in milliseconds since the epoch; the others have none. */
export type SlotsTaken = Readonly<Record<string, number>>;

/**
 * CTE `slots` that counts new orders for later in their slots. If one has no room for all of them, the statement
 * violates `SLOT_CHECK`.
 *
 * @param orders name of a CTE with restaurant_id, wanted_at and slot_capacity
 */
export function takeSlotsSql(orders: string): string {
  return `slots AS (
     INSERT INTO order_slot (restaurant_id, starts_at, taken, capacity)
     SELECT restaurant_id, wanted_at, count(*), max(slot_capacity) FROM ${orders} WHERE wanted_at IS NOT NULL
     GROUP BY restaurant_id, wanted_at ORDER BY restaurant_id, wanted_at
     ON CONFLICT (restaurant_id, starts_at)
       DO UPDATE SET taken = order_slot.taken + excluded.taken, capacity = excluded.capacity)`;
}

/** SQL: by how much a move of an order changes what it takes of something limited. */
export function changeOfMoveSql(from: string, to: string): string {
  return `CASE
       WHEN ${from} NOT IN ${RELEASED} AND ${to} IN ${RELEASED} THEN -1
       WHEN ${from} IN ${RELEASED} AND ${to} NOT IN ${RELEASED} AND ${to} <> 'refunded' THEN 1 ELSE 0 END`;
}

/**
 * CTEs for orders in `moved` (restaurant_id, wanted_at) that change from one stage to another: a slot gets back the
 * room of those that end, and counts again those that are set back from an end, be it full: their restaurant decides.
 *
 * @param from stage before, as SQL
 * @param to stage after, as SQL
 */
export function moveSlotsSql(from: string, to: string): string {
  return `slot_changes AS MATERIALIZED (
     SELECT restaurant_id, wanted_at, count(*)::int * ${changeOfMoveSql(from, to)} AS change
     FROM moved WHERE wanted_at IS NOT NULL GROUP BY restaurant_id, wanted_at),
   slot_locked AS (
     SELECT s.restaurant_id, s.starts_at, c.change FROM order_slot s
       JOIN slot_changes c ON c.restaurant_id = s.restaurant_id AND c.wanted_at = s.starts_at AND c.change <> 0
     ORDER BY s.restaurant_id, s.starts_at FOR UPDATE OF s),
   slots AS (
     UPDATE order_slot s SET taken = GREATEST(s.taken + l.change, 0),
       capacity = CASE WHEN s.capacity IS NOT NULL THEN GREATEST(s.capacity, s.taken + l.change) END
     FROM slot_locked l WHERE s.restaurant_id = l.restaurant_id AND s.starts_at = l.starts_at)`;
}

/**
 * CTEs for an order for later whose time has changed: it leaves its slot, and counts in another, be it full: its
 * restaurant has proposed the time.
 *
 * @param orders name of a CTE with restaurant_id, wanted_at and wanted_before
 */
export function adjustSlotSql(orders: string): string {
  const moved = `FROM ${orders} o WHERE o.wanted_at <> o.wanted_before`;
  return `left_slot AS (
     UPDATE order_slot s SET taken = GREATEST(s.taken - 1, 0)
     FROM (SELECT restaurant_id, wanted_before ${moved}) AS o
     WHERE s.restaurant_id = o.restaurant_id AND s.starts_at = o.wanted_before),
   slots AS (
     INSERT INTO order_slot (restaurant_id, starts_at, taken) SELECT restaurant_id, wanted_at, 1 ${moved}
     ON CONFLICT (restaurant_id, starts_at) DO UPDATE SET taken = order_slot.taken + 1,
       capacity = CASE WHEN order_slot.capacity IS NOT NULL THEN GREATEST(order_slot.capacity, order_slot.taken + 1) END)`;
}

/** SQL: how many orders each slot of `restaurant r` from an instant on has, by its start in milliseconds; or null. */
export function slotsTakenSql(at: string): string {
  return `(SELECT json_object_agg((extract(epoch FROM s.starts_at) * 1000)::bigint, s.taken) FROM order_slot s
      WHERE s.restaurant_id = r.id AND s.starts_at >= ${at})`;
}
