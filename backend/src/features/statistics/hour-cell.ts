import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { localDay, localSql } from '../../lib/local-time.ts';
import type { DayCell, DayCells, DishCell, PromotionCell } from './day-cell.ts';
import { linesSql, promotionsSql, SOLD_SQL } from './sold.ts';
import { hourSql } from './stale-days.ts';

/** Figures of a restaurant's hours, by the instant at which each begins (ISO 8601). */
export type HourCells = Readonly<Record<string, DayCell>>;

const CELLS = named(
  'statistics.hours',
  `WITH placed AS (
     SELECT o.id, o.stage, o.total, o.lines, o.promotion, o.discount, o.created_at, ${hourSql('o.created_at')} AS at,
       round(extract(epoch FROM o.accepted_at - o.created_at))::int AS waited
     FROM customer_order o
     WHERE o.restaurant_id = $1 AND o.hidden_at IS NULL AND o.created_at >= $2 AND o.created_at < $3),
   by_dish AS (
     SELECT d.at, jsonb_agg(jsonb_build_array(d.item_id, d.name, d.quantity, d.takings)) AS dishes
     FROM (SELECT p.at, l.item_id, max(l.name) AS name, sum(l.quantity) AS quantity, sum(l.quantity * l.price) AS takings
           FROM placed p CROSS JOIN LATERAL ${linesSql('p')}
           WHERE p.stage IN ${SOLD_SQL} GROUP BY p.at, l.item_id) AS d
     GROUP BY d.at),
   sold AS (SELECT * FROM placed WHERE stage IN ${SOLD_SQL}),
   by_promotion AS (${promotionsSql('sold', 'at')})
   SELECT p.at, extract(hour FROM ${localSql('p.at')})::int AS hour, p.orders, p.takings, p.rejected, p.expired,
     p.cancelled, p.refunded, p.accepted, d.dishes, u.promotions
   FROM (SELECT at, count(*) AS orders, COALESCE(sum(total) FILTER (WHERE stage IN ${SOLD_SQL}), 0) AS takings,
           count(*) FILTER (WHERE stage = 'rejected') AS rejected,
           count(*) FILTER (WHERE stage = 'expired') AS expired,
           count(*) FILTER (WHERE stage = 'cancelled') AS cancelled,
           count(*) FILTER (WHERE stage = 'refunded') AS refunded,
           array_agg(waited) FILTER (WHERE waited IS NOT NULL) AS accepted
         FROM placed GROUP BY at) AS p LEFT JOIN by_dish d USING (at)
     LEFT JOIN by_promotion u USING (at)`,
);

type Row = Omit<DayCell, 'hours'> & { readonly at: Date; readonly hour: number };

/** Counts a restaurant's orders by the hour, from an instant up to before another. */
export async function countHours(
  db: Queryable,
  restaurantId: string,
  from: Date,
  before: Date,
): Promise<HourCells> {
  if (from >= before) return {};
  const rows = await db.query<Row>(CELLS, [restaurantId, from, before]);
  return Object.fromEntries(
    rows.map(({ at, hour, ...cell }) => [at.toISOString(), { ...cell, hours: { [hour]: cell.orders } }]),
  );
}

/** Sums the hours of each day. */
export function daysOfHours(hours: HourCells): DayCells {
  const days: Record<string, DayCell> = {};
  for (const [at, cell] of Object.entries(hours).toSorted(([a], [b]) => a.localeCompare(b))) {
    const day = localDay(Date.parse(at));
    const before = days[day];
    days[day] = before ? sumOf(before, cell) : cell;
  }
  return days;
}

/** Joins two disjoint parts of a day, the earlier one first. */
function sumOf(a: DayCell, b: DayCell): DayCell {
  return {
    orders: a.orders + b.orders,
    takings: a.takings + b.takings,
    rejected: a.rejected + b.rejected,
    expired: a.expired + b.expired,
    cancelled: a.cancelled + b.cancelled,
    refunded: a.refunded + b.refunded,
    hours: { ...a.hours, ...b.hours },
    accepted: [...(a.accepted ?? []), ...(b.accepted ?? [])],
    dishes: sumOfDishes([...(a.dishes ?? []), ...(b.dishes ?? [])]),
    promotions: sumOfPromotions([...(a.promotions ?? []), ...(b.promotions ?? [])]),
  };
}

function sumOfDishes(cells: readonly DishCell[]): DishCell[] {
  const sums = new Map<string, DishCell>();
  for (const [id, name, quantity, takings] of cells) {
    const [, , more = 0, worth = 0] = sums.get(id) ?? [];
    sums.set(id, [id, name, more + quantity, worth + takings]);
  }
  return [...sums.values()];
}

/** Adds up by promotion; of one that was changed, the last one counts. */
export function sumOfPromotions(cells: readonly PromotionCell[]): PromotionCell[] {
  const sums = new Map<string, PromotionCell>();
  for (const [promotion, orders, discount, takings] of cells) {
    const [, before = 0, off = 0, worth = 0] = sums.get(promotion.id) ?? [];
    sums.set(promotion.id, [promotion, before + orders, off + discount, worth + takings]);
  }
  return [...sums.values()];
}
