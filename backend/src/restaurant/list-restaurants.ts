import type { RestaurantSummary } from 'shared-api/contract';
import { countRows, fetchAndCount, type RowCount } from '../database/count-rows.ts';
import type { Queryable } from '../database/database.ts';
import { named } from '../database/statement.ts';
import { decodeCursor, keyset, pageOf, type KeysetColumn, type PageOfRows } from '../http/page.ts';
import { containsPattern } from '../search-text.ts';
import { presentManaged, presentSummary, RESTAURANT_COLUMNS, type RestaurantRow } from './restaurant-row.ts';

/** Rows of one call when it names no limit. */
const DEFAULT_LIMIT = 100;

/** Whose restaurants a list shows. */
export type ListScope =
  | { readonly kind: 'public' }
  | { readonly kind: 'all' }
  | { readonly kind: 'owner'; readonly userId: string }
  | {
      readonly kind: 'provider';
      readonly providerId: string;
      readonly userId: string | null;
      readonly isAdmin: boolean;
    };

export interface ListQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  readonly q?: string | undefined;
  readonly region?: string | undefined;
  readonly category?: string | undefined;
}

/** Open restaurants first, then by name. */
const ORDER: readonly KeysetColumn[] = [
  { expression: 'r.is_closed', cast: 'boolean' },
  { expression: 'r.sort_name', cast: 'text' },
  { expression: 'r.id', cast: 'uuid' },
];

interface Filter {
  readonly conditions: readonly string[];
  readonly values: readonly unknown[];
  /** Names the combination of conditions. */
  readonly shape: string;
}

const PUBLIC = 'r.is_confirmed AND r.deleted_at IS NULL';

function scopeFilter(scope: ListScope): Filter {
  if (scope.kind === 'public') return { conditions: [PUBLIC], values: [], shape: 'public' };
  if (scope.kind === 'all') return { conditions: ['TRUE'], values: [], shape: 'all' };
  if (scope.kind === 'owner') {
    return {
      conditions: ['r.owner_id = $1', 'r.deleted_at IS NULL'],
      values: [scope.userId],
      shape: 'owner',
    };
  }
  return {
    conditions: ['r.provider_id = $1', 'r.deleted_at IS NULL', '(r.is_confirmed OR r.owner_id = $2 OR $3)'],
    values: [scope.providerId, scope.userId, scope.isAdmin],
    shape: 'provider',
  };
}

function filterOf(scope: ListScope, query: ListQuery): Filter {
  const { conditions, values, shape } = scopeFilter(scope);
  const all = { conditions: [...conditions], values: [...values], shape };
  const add = (name: string, column: string, value: string | undefined) => {
    if (value === undefined || value === '') return;
    all.values.push(value);
    all.conditions.push(`${column} $${all.values.length}`);
    all.shape += `.${name}`;
  };
  add('region', 'r.region =', query.region);
  add('category', 'r.category =', query.category);
  add('q', 'r.search_text LIKE', query.q && containsPattern(query.q));
  return all;
}

/** Finds a total that is known already; `key` names the list. */
export type FindTotal = (key: string, count: () => Promise<RowCount>) => Promise<RowCount>;

const alwaysCount: FindTotal = (_key, count) => count();

/** A page of restaurants, as `GET /api/restaurant` gives it. */
export async function listRestaurants(
  db: Queryable,
  scope: ListScope,
  query: ListQuery,
  now: number,
  findTotal: FindTotal = alwaysCount,
): Promise<PageOfRows<RestaurantSummary>> {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const cursor = decodeCursor(query.cursor, ORDER.length);
  const filter = filterOf(scope, query);
  const where = filter.conditions.join(' AND ');
  const { condition, order, values, shape } = keyset(ORDER, 'asc', cursor, filter.values.length + 1);
  const parameters = [...filter.values, ...values, limit + 1];
  const rows = named(
    `restaurant.list.${filter.shape}.${shape}`,
    `SELECT ${RESTAURANT_COLUMNS} FROM restaurant r WHERE ${where} AND ${condition}
     ORDER BY ${order} LIMIT $${parameters.length}`,
  );
  const { fetched, counted } = await fetchAndCount({
    fetch: () => db.query<RestaurantRow>(rows, parameters),
    count: (bound) =>
      findTotal(JSON.stringify([filter.shape, filter.values]), () => countRestaurants(db, filter, bound)),
    isSearch: Boolean(query.q),
    isWhole: (found) => cursor === null && found.length <= limit,
  });
  const page = pageOf({
    fetched,
    limit,
    cursor,
    ...counted,
    keyOf: (row) => [row.is_closed, row.sort_name, row.id],
  });
  const present = scope.kind === 'all' || scope.kind === 'owner' ? presentManaged : presentSummary;
  return { ...page, rows: page.rows.map((row) => present(row, now)) };
}

function countRestaurants(
  db: Queryable,
  { conditions, values, shape }: Filter,
  bound: number,
): Promise<RowCount> {
  const counted = {
    name: `restaurant.count.${shape}`,
    from: 'restaurant r',
    where: conditions.join(' AND '),
    orderBy: ORDER.map(({ expression }) => expression).join(', '),
  };
  return countRows(db, counted, values, bound);
}
