import type { OrderStage } from 'shared-api/contract';

/** Stages that count as revenue: accepted by the restaurant and not undone since. */
const SOLD_STAGES = ['confirmed', 'preparing', 'ready', 'delivered'] as const satisfies OrderStage[];

/** The same as a list for SQL's IN. */
export const SOLD_SQL = `(${SOLD_STAGES.map((stage) => `'${stage}'`).join(', ')})`;

/** SQL: a row for each line of an order of `orders` (with `lines`). */
export function linesSql(orders: string): string {
  return `jsonb_to_recordset(${orders}.lines) AS l (item_id uuid, name text, quantity int, price bigint)`;
}

/**
 * SQL: for each value of a column of `orders` (with `promotion`, `discount`, `total` and `created_at`) the cells of the
 * promotions that counted; whose uses are limited stays with the order.
 */
export function promotionsSql(orders: string, column: string): string {
  return `SELECT ${column}, jsonb_agg(jsonb_build_array(promotion, orders, discount, takings)) AS promotions
     FROM (SELECT ${column}, (array_agg(promotion - 'customers' ORDER BY created_at DESC))[1] AS promotion,
             count(*) AS orders, sum(discount) AS discount, sum(total) AS takings
           FROM ${orders} WHERE promotion IS NOT NULL GROUP BY ${column}, promotion ->> 'id') AS used
     GROUP BY ${column}`;
}
