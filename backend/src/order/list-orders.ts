import type { OrderSummary } from 'shared-api/contract';
import { countRows, fetchAndCount } from '../database/count-rows.ts';
import type { Queryable } from '../database/database.ts';
import { named } from '../database/statement.ts';
import { GUEST, type Actor } from '../http/actor.ts';
import { decodeCursor, pageOf, type Page } from '../http/page.ts';
import { fetchOrders, planOrders, type OrderQuery, type OrderScope } from './order-query.ts';
import { HEAD_COLUMNS, presentSummary, type OrderSummaryRow } from './order-row.ts';

const DEFAULT_LIMIT = 100;
const LISTED = { name: 'list', columns: HEAD_COLUMNS };

/** A page of orders, filtered and sorted; to their own customer with their tracking tokens. */
export async function listOrders(
  db: Queryable,
  scope: OrderScope,
  query: OrderQuery,
  actor: Actor = GUEST,
): Promise<Page<OrderSummary>> {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const plan = await planOrders(db, scope, query);
  const cursor = decodeCursor(query.cursor, plan.columns.length);
  const all = {
    name: `order.count.${plan.shape}`,
    from: 'customer_order o',
    where: plan.where,
    orderBy: 'o.created_at DESC, o.id DESC',
  };
  const { fetched, counted } = await fetchAndCount({
    fetch: () => fetchOrders<OrderSummaryRow>(db, plan, { cursor, limit, shown: LISTED }),
    count: (bound) => countRows(db, all, plan.values, bound),
    isSearch: Boolean(query.q),
    isWhole: (rows) => cursor === null && !rows[0]?.has_more,
  });
  const hasMore = fetched[0]?.has_more ?? false;
  const page = pageOf({ fetched, hasMore, limit, cursor, ...counted, keyOf: plan.keyOf });
  return {
    ...page,
    rows: page.rows.map((row) => presentSummary(row, actor.id !== null && row.user_id === actor.id)),
  };
}

const NAMES = named(
  'order.restaurant-names',
  `SELECT name FROM restaurant WHERE has_orders GROUP BY sort_name, name ORDER BY sort_name, name`,
);

/** Sorted distinct names of the restaurants that have orders. */
export async function listRestaurantNames(db: Queryable): Promise<string[]> {
  return (await db.query<{ name: string }>(NAMES)).map(({ name }) => name);
}
