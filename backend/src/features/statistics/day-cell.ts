import type { Queryable } from '../../infra/database/database.ts';
import { replan } from '../../infra/database/statement.ts';
import { dayStartSql, localSql } from '../../lib/local-time.ts';
import type { PromotionJson } from '../order/promotions-sql.ts';
import { linesSql, promotionsSql, SOLD_SQL } from './sold.ts';

/** A dish on one day: its id, its name, how many were sold, and for how much in minor units. */
export type DishCell = readonly [itemId: string, name: string, quantity: number, takings: number];

/** A promotion on one day, as it counted last: its orders, what it took off them, what they brought, in minor units. */
export type PromotionCell = readonly [
  promotion: Omit<PromotionJson, 'customers'>,
  orders: number,
  discount: number,
  takings: number,
];

/** One restaurant's day. */
export interface DayCell {
  readonly orders: number;
  /** In minor units. */
  readonly takings: number;
  readonly rejected: number;
  readonly expired: number;
  readonly cancelled: number;
  readonly refunded: number;
  /** Orders by hour of the day; hours without any are left out. */
  readonly hours: Readonly<Record<string, number>>;
  /** Seconds until acceptance of every accepted order. */
  readonly accepted?: readonly number[] | null;
  readonly dishes?: readonly DishCell[] | null;
  readonly promotions?: readonly PromotionCell[] | null;
}

/** By day; days without orders are left out. */
export type DayCells = Readonly<Record<string, DayCell>>;

// Days are counted in an index alone; the orders themselves are read only for days whose dishes are listed.
const CELLS = replan(
  'statistics.cells',
  `WITH placed AS (
     SELECT id, stage, total, ${localSql('created_at')}::date AS day,
       extract(hour FROM ${localSql('created_at')})::int AS hour,
       round(extract(epoch FROM accepted_at - created_at))::int AS waited
     FROM customer_order
     WHERE restaurant_id = $1 AND hidden_at IS NULL
       AND created_at >= ${dayStartSql('$2')} AND created_at < ${dayStartSql('$3', 1)}),
   by_hour AS (
     SELECT day, jsonb_object_agg(hour, orders) AS hours
     FROM (SELECT day, hour, count(*) AS orders FROM placed GROUP BY day, hour) AS hourly GROUP BY day),
   sold AS (
     SELECT id, lines, promotion, discount, total, created_at, ${localSql('created_at')}::date AS day
     FROM customer_order
     WHERE restaurant_id = $1 AND hidden_at IS NULL AND stage IN ${SOLD_SQL}
       AND $3::date >= $4::date AND created_at >= greatest(${dayStartSql('$2')}, ${dayStartSql('$4')})
       AND created_at < ${dayStartSql('$3', 1)}),
   by_dish AS (
     SELECT d.day, jsonb_agg(jsonb_build_array(d.item_id, d.name, d.quantity, d.takings)) AS dishes
     FROM (SELECT s.day, l.item_id, max(l.name) AS name, sum(l.quantity) AS quantity, sum(l.quantity * l.price) AS takings
           FROM sold s CROSS JOIN LATERAL ${linesSql('s')}
           GROUP BY s.day, l.item_id) AS d
     GROUP BY d.day),
   by_promotion AS (${promotionsSql('sold', 'day')})
   SELECT p.day, p.orders, p.takings, p.rejected, p.expired, p.cancelled, p.refunded, h.hours, p.accepted, d.dishes,
     u.promotions
   FROM (SELECT day, count(*) AS orders, COALESCE(sum(total) FILTER (WHERE stage IN ${SOLD_SQL}), 0) AS takings,
           count(*) FILTER (WHERE stage = 'rejected') AS rejected,
           count(*) FILTER (WHERE stage = 'expired') AS expired,
           count(*) FILTER (WHERE stage = 'cancelled') AS cancelled,
           count(*) FILTER (WHERE stage = 'refunded') AS refunded,
           array_agg(waited) FILTER (WHERE waited IS NOT NULL AND day >= $4::date) AS accepted
         FROM placed GROUP BY day) AS p
     JOIN by_hour h USING (day) LEFT JOIN by_dish d USING (day)
     LEFT JOIN by_promotion u USING (day)`,
);

/**
 * Counts a restaurant's orders of some days, both included.
 *
 * @param detailsFrom first day with acceptance times, dishes and promotions
 */
export async function countDays(
  db: Queryable,
  restaurantId: string,
  { first, last, detailsFrom }: { first: string; last: string; detailsFrom: string },
): Promise<DayCells> {
  if (first > last) return {};
  const rows = await db.query<DayCell & { day: string }>(CELLS, [restaurantId, first, last, detailsFrom]);
  return Object.fromEntries(rows.map(({ day, ...cell }) => [day, cell]));
}
