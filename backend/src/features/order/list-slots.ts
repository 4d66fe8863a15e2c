import type { LaterOrders, OrderSlot, Schedule } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { CallerScope } from '../../infra/http/scope.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { slotsOf } from './later-order.ts';
import { slotsTakenSql, type SlotsTaken } from './slots-sql.ts';

interface SlotsRow {
  readonly schedule: Schedule;
  /** Null also for one that takes no orders yet. */
  readonly later_orders: LaterOrders | null;
  readonly slots_taken: SlotsTaken | null;
}

const SLOTS = named(
  'order.slots',
  `SELECT r.schedule, CASE WHEN r.missing = '{}' THEN r.later_orders END AS later_orders,
     ${slotsTakenSql('$2::timestamptz')} AS slots_taken
   FROM restaurant r WHERE r.id = $1 AND r.deleted_at IS NULL AND (r.is_confirmed OR r.owner_id = $3 OR $4)`,
);

/**
 * The times for which a restaurant takes orders, with the room that they have.
 *
 * @throws ServiceError `not_found`
 */
export async function listSlots(
  db: Queryable,
  scope: CallerScope,
  restaurantId: string,
  now: number,
): Promise<OrderSlot[]> {
  const row = await db.first<SlotsRow>(SLOTS, [restaurantId, new Date(now), scope.userId, scope.isAdmin]);
  if (!row) throw notFound();
  return row.later_orders ? slotsOf(row.schedule, row.later_orders, row.slots_taken, now) : [];
}

const PRUNE = named('order.prune-slots', 'DELETE FROM order_slot WHERE starts_at < $1');
/** An order may be set back from its end for some time. */
const SLOT_LIFETIME_MS = 7 * 86_400_000;

/** Forgets how many orders slots had that are long past. */
export async function pruneSlots(db: Queryable, now: number): Promise<void> {
  await db.execute(PRUNE, [new Date(now - SLOT_LIFETIME_MS)]);
}
