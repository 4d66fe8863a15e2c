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
import { findOrderCode } from './order-code.ts';
import { linesColumn, type OrderSummaryRow } from './order-row.ts';

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

/** The condition that each part of a query adds; `$` is its parameter. What names one owner of orders comes first. */
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
} as const;
type Part = keyof typeof CONDITIONS;

/** Indexes have these in the order of the lists, whatever the value. */
const IN_ORDER: ReadonlySet<string> = new Set<Part>(['restaurant', 'user', 'status', 'orderType', 'code']);

interface Filter {
  readonly where: string;
  /** The same of a list of one day, in the words of the index that has each day's orders by total; else empty. */
  readonly oneDay: string;
  readonly values: readonly unknown[];
  /** Names the combination of parts. */
  readonly shape: string;
  /** The best way to the rows depends on the values: few orders or many, a word that many have or none. */
  readonly isReplanned: boolean;
  /** By more than one column. */
  readonly isCombined: boolean;
}

const BY_NAME = named('order.restaurants-by-name', 'SELECT id FROM restaurant WHERE name = $1');

type Parts = Partial<Record<Part, unknown>> & { readonly search?: TextSearch };

/** A name nearly always is one restaurant's, whose orders an index has in their order; several may bear it. */
async function ownersOf(db: Queryable, scope: OrderScope, name: string | undefined): Promise<Parts> {
  if (scope.kind !== 'all') return { [scope.kind]: scope.id };
  if (!name) return {};
  const ids = (await db.query<{ id: string }>(BY_NAME, [name])).map(({ id }) => id);
  return ids.length === 1 ? { restaurant: ids[0] } : { restaurants: ids };
}

const BY_CODE = named('order.code-exists', 'SELECT code FROM customer_order WHERE code = $1');

/** What is searched for. Somebody who types a whole code means that order, which one look into an index finds. */
async function soughtBy(db: Queryable, q: string | undefined): Promise<Parts> {
  if (!q) return {};
  const code = findOrderCode(q);
  if (code !== undefined && (await db.first(BY_CODE, [code]))) return { code };
  return { search: await planSearch(db, 'customer_order', q) };
}

/** What a scope and a query come to in SQL. */
function filterOf(known: Parts, query: OrderQuery): Filter {
  const { providerStatus } = query;
  const parts: Parts = {
    ...known,
    status: query.status,
    providerStatus: providerStatus && stagesOfProviderStatus(providerStatus),
    orderType: query.orderType,
    from: query.from,
    to: query.to,
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
    isReplanned: shape.some((part) => !IN_ORDER.has(part)) || (shape.length > 1 && shape.includes('status')),
    // Both ends of a stretch of days are of one column.
    isCombined: shape.filter((part) => part !== 'to' || query.from === undefined).length > 1,
  };
}

function keyOf(row: OrderSummaryRow, columns: readonly KeysetColumn[]): [string | number, string] {
  return [columns === BY_TOTAL ? row.total : row.created_at.toISOString(), row.id];
}

/** A list of orders, ready to be read from any place on. */
export interface OrderPlan extends Filter {
  readonly columns: readonly KeysetColumn[];
  readonly direction: 'asc' | 'desc';
  /** Sort values of a row, for a cursor. */
  readonly keyOf: (row: OrderSummaryRow) => [string | number, string];
}

export async function planOrders(db: Queryable, scope: OrderScope, query: OrderQuery): Promise<OrderPlan> {
  const { columns, direction } = SORTS[query.sort ?? 'newest'];
  const owners = await ownersOf(db, scope, query.restaurantName);
  const sought = await soughtBy(db, query.q);
  return {
    ...filterOf({ ...owners, ...sought }, query),
    columns,
    direction,
    keyOf: (row) => keyOf(row, columns),
  };
}

/** What a read shows of each order beside its lines, under a name of its own. */
export interface Shown {
  readonly name: string;
  readonly columns: string;
}

export interface OrderRead {
  readonly cursor: Cursor | null;
  readonly limit: number;
  readonly shown: Shown;
}

/**
 * Up to `limit` orders of a list, from a cursor on, each telling whether there are more. What stands in other tables
 * is read once for the whole page, each restaurant and customer once, and only for orders that are shown.
 */
export function fetchOrders<Row extends OrderSummaryRow>(
  db: Queryable,
  { where, oneDay, values, shape, isReplanned, columns, direction }: OrderPlan,
  { cursor, limit, shown }: OrderRead,
): Promise<(Row & { readonly has_more: boolean })[]> {
  const keys = keyset(columns, direction, cursor, values.length + 1);
  const parameters = [...values, ...keys.values, limit];
  const most = `$${parameters.length}::bigint`;
  const isByTotal = columns === BY_TOTAL;
  const sorted = isByTotal ? `total${oneDay && '.day'}` : 'date';
  const rows = isByTotal ? `${where} ${oneDay}` : where;
  const statement = (isReplanned ? replan : named)(
    `order.${shown.name}.${shape}.${sorted}.${keys.shape}`,
    `WITH page AS MATERIALIZED (
       SELECT o.* FROM customer_order o WHERE ${rows} AND ${keys.condition} ORDER BY ${keys.order} LIMIT ${most} + 1),
     shown AS MATERIALIZED (SELECT o.* FROM page o ORDER BY ${keys.order} LIMIT ${most}),
     places AS MATERIALIZED (
       SELECT r.id, r.name, r.slug FROM (SELECT DISTINCT restaurant_id AS id FROM shown) s JOIN restaurant r USING (id)),
     customers AS MATERIALIZED (
       SELECT u.id, u.firstname, u.lastname FROM (SELECT DISTINCT user_id AS id FROM shown) s JOIN app_user u USING (id))
     SELECT ${shown.columns}, ${linesColumn('o')}, (SELECT count(*) FROM page) > ${most} AS has_more
     FROM shown o JOIN places r ON r.id = o.restaurant_id
       LEFT JOIN customers u ON u.id = o.user_id
     ORDER BY ${keys.order}`,
  );
  return db.query(statement, parameters);
}
