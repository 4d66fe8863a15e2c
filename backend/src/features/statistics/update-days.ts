import type { Database } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { dayStartSql, localDay } from '../../lib/local-time.ts';
import { firstOpenHour, lastClosedDay } from './periods.ts';
import { storeClosedDays, MIN_ORDERS_TO_STORE } from './restaurant-days.ts';

/** Restaurants that one run updates; the next run continues. */
const MAX_RESTAURANTS = 500;

/** Restaurants with orders on the last closed day whose figures of that day are not stored yet. */
const BEHIND = named(
  'statistics.behind-by-days',
  `SELECT DISTINCT o.restaurant_id AS id FROM customer_order o
     LEFT JOIN restaurant_statistics s ON s.restaurant_id = o.restaurant_id
   WHERE o.hidden_at IS NULL AND o.created_at >= ${dayStartSql('$1')} AND o.created_at < ${dayStartSql('$1', 1)}
     AND (s.closed_until IS NULL OR s.closed_until < $1::date)
   LIMIT ${MAX_RESTAURANTS}`,
);

/** Restaurants with more orders today than a reader should have to count. */
const BUSY = named(
  'statistics.behind-by-hours',
  `SELECT o.restaurant_id AS id FROM customer_order o
     LEFT JOIN restaurant_statistics s ON s.restaurant_id = o.restaurant_id
   WHERE o.hidden_at IS NULL AND o.created_at >= ${dayStartSql('$1')} AND o.created_at < $2
     AND (s.counted_until IS NULL OR o.created_at >= s.counted_until)
   GROUP BY o.restaurant_id HAVING count(*) >= ${MIN_ORDERS_TO_STORE} / 2 LIMIT ${MAX_RESTAURANTS}`,
);

/** Restaurants with orders but no stored figures: all of them, after an upgrade from a version without. */
const NEVER_COUNTED = named(
  'statistics.never-counted',
  `SELECT r.id FROM restaurant r
   WHERE r.has_orders AND NOT EXISTS (SELECT FROM restaurant_statistics s WHERE s.restaurant_id = r.id) LIMIT ${MAX_RESTAURANTS}`,
);

/**
 * Stores the figures of closed days and hours, so that a reader of a restaurant's statistics waits for the orders of an
 * hour or two at most.
 */
export async function updateDays(db: Database, now: number, stopping: AbortSignal): Promise<void> {
  const queries = [
    () => db.query<{ id: string }>(BUSY, [localDay(now), firstOpenHour(now)]),
    () => db.query<{ id: string }>(BEHIND, [lastClosedDay(now)]),
    () => db.query<{ id: string }>(NEVER_COUNTED),
  ];
  for (const findDue of queries) {
    for (const { id } of await findDue()) {
      if (stopping.aborted) return;
      await storeClosedDays(db, id, now);
    }
  }
}
