import { MAX_PAGE_SIZE, type OrderSummary } from 'shared-api/contract';
import { countRows, fetchAndCount } from '../../infra/database/count-rows.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { GUEST, type Actor } from '../../infra/http/actor.ts';
import { decodeCursor, pageOf, type Page } from '../../infra/http/page.ts';
import { foldText } from '../../lib/search-text.ts';
import { fetchOrders, planOrders, type OrderQuery, type OrderScope } from './order-list-query.ts';
import { HEAD_COLUMNS, type OrderSummaryRow } from './order-row.ts';
import { presentSummary } from './presenter.ts';

const DEFAULT_LIMIT = 100;
/** No index has the type of an order: each one that is counted is read. */
const EXACT_TYPE_COUNT = 100;
const LISTED = { name: 'list', columns: HEAD_COLUMNS };

/** A page of orders, filtered and sorted. The caller's own carry their tracking tokens. */
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
    isReplanned: plan.isReplanned,
    orderBy: 'o.created_at DESC, o.id DESC',
  };
  const { fetched, counted } = await fetchAndCount({
    fetch: () => fetchOrders<OrderSummaryRow>(db, plan, { cursor, limit, select: LISTED }),
    count: (bound) =>
      countRows(db, all, plan.values, query.orderType ? Math.min(bound, EXACT_TYPE_COUNT) : bound),
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
  `SELECT name FROM restaurant WHERE has_orders AND sort_name >= $1 AND sort_name < $2
   GROUP BY sort_name, name ORDER BY sort_name, name LIMIT ${MAX_PAGE_SIZE}`,
);
/** Sorts after all other characters. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Sorted distinct names of restaurants that have orders, up to one page; `q` is the start of the name. */
export async function listRestaurantNames(db: Queryable, q = ''): Promise<string[]> {
  const start = foldText(q);
  const rows = await db.query<{ name: string }>(NAMES, [start, start + LAST_CHARACTER]);
  return rows.map(({ name }) => name);
}
