import {
  stagesOfProviderStatus,
  type OrderStatus,
  type OrderType,
  type ProviderStatus,
} from 'shared-api/contract';
import type { Queryable } from '../database/database.ts';
import { named } from '../database/statement.ts';
import { keyset, type Cursor, type KeysetColumn } from '../http/page.ts';
import { dayStartSql } from '../local-time.ts';
import { containsPattern } from '../search-text.ts';
import { ORDER_TABLES, type OrderSummaryRow } from './order-row.ts';

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

/** The condition that each part of a query adds; `$` is its parameter. */
const CONDITIONS = {
  restaurant: 'o.restaurant_id = $',
  user: 'o.user_id = $',
  status: 'o.status = $',
  providerStatus: 'o.stage = ANY ($::text[])',
  orderType: 'o.order_type = $',
  from: `o.created_at >= ${dayStartSql('$')}`,
  to: `o.created_at < ${dayStartSql('$', 1)}`,
  restaurantName: 'o.restaurant_id = ANY (ARRAY(SELECT id FROM restaurant WHERE name = $))',
  q: 'o.search_text LIKE $',
} as const;
type Part = keyof typeof CONDITIONS;

interface Filter {
  readonly where: string;
  readonly values: readonly unknown[];
  /** Names the combination of parts. */
  readonly shape: string;
}

/** What a scope and a query come to in SQL. */
function filterOf(scope: OrderScope, query: OrderQuery): Filter {
  const { providerStatus, q } = query;
  const parts: Partial<Record<Part, unknown>> = {
    ...(scope.kind !== 'all' && { [scope.kind]: scope.id }),
    status: query.status,
    providerStatus: providerStatus && stagesOfProviderStatus(providerStatus),
    orderType: query.orderType,
    from: query.from,
    to: query.to,
    restaurantName: query.restaurantName || undefined,
    q: q ? containsPattern(q) : undefined,
  };
  const conditions = ['o.hidden_at IS NULL'];
  const values: unknown[] = [];
  const shape: string[] = [scope.kind];
  for (const [part, condition] of Object.entries(CONDITIONS) as [Part, string][]) {
    if (parts[part] === undefined) continue;
    values.push(parts[part]);
    conditions.push(condition.replaceAll('$', `$${values.length}`));
    shape.push(part);
  }
  return { where: conditions.join(' AND '), values, shape: shape.join('.') };
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

export function planOrders(scope: OrderScope, query: OrderQuery): OrderPlan {
  const { columns, direction } = SORTS[query.sort ?? 'newest'];
  return { ...filterOf(scope, query), columns, direction, keyOf: (row) => keyOf(row, columns) };
}

/** What a read shows of each order, under a name of its own. */
export interface Shown {
  readonly name: string;
  readonly columns: string;
}

/** Up to `limit` orders of a list, from a cursor on. */
export function fetchOrders<Row extends OrderSummaryRow>(
  db: Queryable,
  { where, values, shape, columns, direction }: OrderPlan,
  { cursor, limit, shown }: { cursor: Cursor | null; limit: number; shown: Shown },
): Promise<Row[]> {
  const keys = keyset(columns, direction, cursor, values.length + 1);
  const parameters = [...values, ...keys.values, limit];
  const sorted = columns === BY_TOTAL ? 'total' : 'date';
  const statement = named(
    `order.${shown.name}.${shape}.${sorted}.${keys.shape}`,
    `SELECT ${shown.columns} FROM ${ORDER_TABLES} WHERE ${where} AND ${keys.condition}
     ORDER BY ${keys.order} LIMIT $${parameters.length}`,
  );
  return db.query<Row>(statement, parameters);
}
