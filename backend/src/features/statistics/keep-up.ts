import type { Database } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { dayStartSql, localDay } from '../../lib/local-time.ts';
import { firstOpenHour, lastClosedDay } from './periods.ts';
import { keepUpDays, WORTH_KEEPING } from './restaurant-days.ts';

/** Restaurants that one round looks after; at the next there are fewer. */
const MAX_RESTAURANTS = 500;

/** Those that had orders on the day that was closed last, and have not closed it. */
const BEHIND = named(
  'statistics.behind-by-days',
  `SELECT DISTINCT o.restaurant_id AS id FROM customer_order o
     LEFT JOIN restaurant_statistics s ON s.restaurant_id = o.restaurant_id
   WHERE o.hidden_at IS NULL AND o.created_at >= ${dayStartSql('$1')} AND o.created_at < ${dayStartSql('$1', 1)}
     AND (s.closed_until IS NULL OR s.closed_until < $1::date)
   LIMIT ${MAX_RESTAURANTS}`,
);

/** Those that today has already brought more than a look should count. */
const BUSY = named(
  'statistics.behind-by-hours',
  `SELECT o.restaurant_id AS id FROM customer_order o
     LEFT JOIN restaurant_statistics s ON s.restaurant_id = o.restaurant_id
   WHERE o.hidden_at IS NULL AND o.created_at >= ${dayStartSql('$1')} AND o.created_at < $2
     AND (s.counted_until IS NULL OR o.created_at >= s.counted_until)
   GROUP BY o.restaurant_id HAVING count(*) >= ${WORTH_KEEPING} / 2 LIMIT ${MAX_RESTAURANTS}`,
);

/** Those with orders that nobody has ever counted: all of them, after the upgrade to the version that counts ahead. */
const NEVER_COUNTED = named(
  'statistics.never-counted',
  `SELECT r.id FROM restaurant r
   WHERE r.has_orders AND NOT EXISTS (SELECT FROM restaurant_statistics s WHERE s.restaurant_id = r.id) LIMIT ${MAX_RESTAURANTS}`,
);

/**
 * Counts what has closed of the restaurants that have orders, so that nobody who looks at their figures waits for more
 * than the orders of an hour or two.
 */
export async function keepUpRestaurants(db: Database, now: number, stopping: AbortSignal): Promise<void> {
  const rounds = [
    () => db.query<{ id: string }>(BUSY, [localDay(now), firstOpenHour(now)]),
    () => db.query<{ id: string }>(BEHIND, [lastClosedDay(now)]),
    () => db.query<{ id: string }>(NEVER_COUNTED),
  ];
  for (const findDue of rounds) {
    for (const { id } of await findDue()) {
      if (stopping.aborted) return;
      await keepUpDays(db, id, now);
    }
  }
}
