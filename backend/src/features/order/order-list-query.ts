import {
  stagesOfProviderStatus,
  type OrderStatus,
  type OrderType,
  type ProviderStatus,
} from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named, replan } from '../../infra/database/statement.ts';
import { planSearch, searchCondition, type TextSearch } from '../../infra/database/text-search.ts';
import { keyset, type Cursor, type KeysetColumn } from '../../infra/http/page.ts';
import { dayStartSql, localSql } from '../../lib/local-time.ts';
import { phoneOrText } from '../../lib/search-text.ts';
import { openChangesOf } from './change/change-row.ts';
import { findOrderCode } from './order-code.ts';
import type { OrderSummaryRow } from './order-row.ts';

/** Whose orders a list shows. */
export type OrderScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'restaurant'; readonly id: string }
  | { readonly kind: 'user'; readonly id: string };

export interface OrderQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  readonly q?: string | undefined;
  readonly status?: OrderStatus | undefined;
  readonly providerStatus?: ProviderStatus | undefined;
  readonly orderType?: OrderType | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly restaurantName?: string | undefined;
  readonly dueBy?: string | undefined;
  readonly sort?: 'newest' | 'oldest' | 'highest' | 'lowest' | undefined;
}

const ID: KeysetColumn = { expression: 'o.id', cast: 'uuid' };
const BY_DATE: readonly KeysetColumn[] = [{ expression: 'o.created_at', cast: 'timestamptz' }, ID];
const BY_TOTAL: readonly KeysetColumn[] = [{ expression: 'o.total', cast: 'bigint' }, ID];

const SORTS = {
  newest: { columns: BY_DATE, direction: 'desc' },
  oldest: { columns: BY_DATE, direction: 'asc' },
  highest: { columns: BY_TOTAL, direction: 'desc' },
  lowest: { columns: BY_TOTAL, direction: 'asc' },
} as const;

/** The SQL condition of each part of a query; `$` is its parameter. A restaurant or user comes first. */
const CONDITIONS = {
  restaurant: 'o.restaurant_id = $',
  user: 'o.user_id = $',
  status: 'o.status = $',
  providerStatus: 'o.stage = ANY ($::text[])',
  orderType: 'o.order_type = $',
  from: `o.created_at >= ${dayStartSql('$')}`,
  to: `o.created_at < ${dayStartSql('$', 1)}`,
  restaurants: 'o.restaurant_id = ANY ($::uuid[])',
  code: 'o.code = $',
  dueBy: `o.status = 'PENDING' AND (o.stage = 'pending' AND (o.prepare_at IS NULL OR o.prepare_at <= $)
    OR o.stage = 'confirmed' AND o.prepare_at <= $)`,
} as const;
type Part = keyof typeof CONDITIONS;

/** For these parts an index has the rows in the order of the list, whatever the value. */
const INDEXED_IN_ORDER: ReadonlySet<string> = new Set<Part>([
  'restaurant',
  'user',
  'status',
  'orderType',
  'code',
]);

interface Filter {
  readonly where: string;
  /** For a list of one day: the condition of the index with each day's orders by total; otherwise empty. */
  readonly oneDay: string;
  readonly values: readonly unknown[];
  /** Identifies the combination of parts. */
  readonly shape: string;
  /** The best query plan depends on the values, e.g. a common or a rare word. */
  readonly isReplanned: boolean;
}

const BY_NAME = named('order.restaurants-by-name', 'SELECT id FROM restaurant WHERE name = $1');

type Parts = Partial<Record<Part, unknown>> & { readonly search?: TextSearch };

/** A name is nearly always that of one restaurant, whose orders an index has in order; several may share it. */
async function findOwnerParts(db: Queryable, scope: OrderScope, name: string | undefined): Promise<Parts> {
  if (scope.kind !== 'all') return { [scope.kind]: scope.id };
  if (!name) return {};
  const ids = (await db.query<{ id: string }>(BY_NAME, [name])).map(({ id }) => id);
  return ids.length === 1 ? { restaurant: ids[0] } : { restaurants: ids };
}

const BY_CODE = named('order.code-exists', 'SELECT code FROM customer_order WHERE code = $1');

/** A search for a whole code means that order, found by one index lookup. */
async function findSearchParts(db: Queryable, q: string | undefined): Promise<Parts> {
  if (!q) return {};
  const code = findOrderCode(q);
  if (code !== undefined && (await db.first(BY_CODE, [code]))) return { code };
  return { search: await planSearch(db, 'customer_order', phoneOrText(q)) };
}

/** The WHERE clause of a list. */
function filterOf(known: Parts, query: OrderQuery): Filter {
  const { providerStatus } = query;
  const parts: Parts = {
    ...known,
    status: query.status,
    providerStatus: providerStatus && stagesOfProviderStatus(providerStatus),
    orderType: query.orderType,
    from: query.from,
    to: query.to,
    dueBy: query.dueBy,
  };
  const conditions = ['o.hidden_at IS NULL'];
  const values: unknown[] = [];
  const shape: string[] = [];
  for (const [part, condition] of Object.entries(CONDITIONS) as [Part, string][]) {
    if (parts[part] === undefined) continue;
    values.push(parts[part]);
    conditions.push(condition.replaceAll('$', `$${values.length}`));
    shape.push(part);
  }
  if (parts.search) {
    conditions.push(searchCondition('o.search_text', parts.search, values.length + 1));
    values.push(...parts.search.values);
    shape.push(parts.search.shape);
  }
  const isOneDay = query.from !== undefined && query.from === query.to;
  const day = `AND ${localSql('o.created_at')}::date = $${values.indexOf(query.from) + 1}::date`;
  return {
    where: conditions.join(' AND '),
    oneDay: isOneDay ? day : '',
    values,
    shape: shape.join('.') || 'all',
    isReplanned:
      shape.some((part) => !INDEXED_IN_ORDER.has(part)) || (shape.length > 1 && shape.includes('status')),
  };
}

function keyOf(row: OrderSummaryRow, columns: readonly KeysetColumn[]): [string | number, string] {
  return [columns === BY_TOTAL ? row.total : row.created_at.toISOString(), row.id];
}

/** A prepared list of orders, to be read from any cursor. */
export interface OrderPlan extends Filter {
  readonly columns: readonly KeysetColumn[];
  readonly direction: 'asc' | 'desc';
  /** Sort values of a row, for a cursor. */
  readonly keyOf: (row: OrderSummaryRow) => [string | number, string];
}

export async function planOrders(db: Queryable, scope: OrderScope, query: OrderQuery): Promise<OrderPlan> {
  const { columns, direction } = SORTS[query.sort ?? 'newest'];
  const owners = await findOwnerParts(db, scope, query.restaurantName);
  const search = await findSearchParts(db, query.q);
  return {
    ...filterOf({ ...owners, ...search }, query),
    columns,
    direction,
    keyOf: (row) => keyOf(row, columns),
  };
}

/** What a read selects in addition to the lines and the open change; `name` identifies its statements. */
export interface OrderColumns {
  readonly name: string;
  readonly columns: string;
}

export interface OrderRead {
  readonly cursor: Cursor | null;
  readonly limit: number;
  readonly select: OrderColumns;
}

/**
 * Up to `limit` orders of a list from a cursor on; each row says whether there are more. Restaurants, customers and
 * open changes are read once per page, and only for the orders on it.
 */
export function fetchOrders<Row extends OrderSummaryRow>(
  db: Queryable,
  { where, oneDay, values, shape, isReplanned, columns, direction }: OrderPlan,
  { cursor, limit, select }: OrderRead,
): Promise<(Row & { readonly has_more: boolean })[]> {
  const keys = keyset(columns, direction, cursor, values.length + 1);
  const parameters = [...values, ...keys.values, limit];
  const limitSql = `$${parameters.length}::bigint`;
  const isByTotal = columns === BY_TOTAL;
  const sorted = isByTotal ? `total${oneDay && '.day'}` : 'date';
  const rows = isByTotal ? `${where} ${oneDay}` : where;
  const statement = (isReplanned ? replan : named)(
    `order.${select.name}.${shape}.${sorted}.${keys.shape}`,
    `WITH page AS MATERIALIZED (
       SELECT o.* FROM customer_order o WHERE ${rows} AND ${keys.condition} ORDER BY ${keys.order} LIMIT ${limitSql} + 1),
     shown AS MATERIALIZED (SELECT o.* FROM page o ORDER BY ${keys.order} LIMIT ${limitSql}),
     places AS MATERIALIZED (
       SELECT r.id, r.name, r.language, r.translations, r.slug FROM (SELECT DISTINCT restaurant_id AS id FROM shown) s JOIN restaurant r USING (id)),
     customers AS MATERIALIZED (
       SELECT u.id, u.firstname, u.lastname FROM (SELECT DISTINCT user_id AS id FROM shown) s JOIN app_user u USING (id)),
     changes AS MATERIALIZED (${openChangesOf('shown')})
     SELECT ${select.columns}, c.open_change, o.lines, (SELECT count(*) FROM page) > ${limitSql} AS has_more
     FROM shown o JOIN places r ON r.id = o.restaurant_id
       LEFT JOIN customers u ON u.id = o.user_id
       LEFT JOIN changes c ON c.order_id = o.id
     ORDER BY ${keys.order}`,
  );
  return db.query(statement, parameters);
}
