import type { RestaurantSort, RestaurantSummary } from 'shared-api/contract';
import {
  countRows,
  EXACT_SEARCH_COUNT,
  fetchAndCount,
  upTo,
  type RowCount,
} from '../../infra/database/count-rows.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { named, replan, type Statement } from '../../infra/database/statement.ts';
import {
  isCommon,
  planSearch,
  planWords,
  searchCondition,
  type TextSearch,
} from '../../infra/database/text-search.ts';
import { decodeCursor, keyset, pageOf, type Keyset, type PageOfRows } from '../../infra/http/page.ts';
import type { CallerScope } from '../../infra/http/scope.ts';
import { findUsedUp } from './offers.ts';
import { ORDER, orderOf } from './list-order.ts';
import { presentManaged, presentSummary } from './presenter.ts';
import { LISTED, RESTAURANT_COLUMNS, type RestaurantRow } from './restaurant-row.ts';

const DEFAULT_LIMIT = 100;

/** Which restaurants a list shows. */
export type ListScope =
  | { readonly kind: 'public' }
  /** All, removed ones included; for admins. */
  | { readonly kind: 'all' }
  /** The caller's own. */
  | { readonly kind: 'owner'; readonly scope: CallerScope<string> }
  /** Those of a provider that the caller may see. */
  | { readonly kind: 'provider'; readonly providerId: string; readonly scope: CallerScope };

export interface ListQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  readonly q?: string | undefined;
  readonly region?: string | undefined;
  readonly category?: string | undefined;
  readonly open?: 'true' | undefined;
  readonly sort?: RestaurantSort | undefined;
  /** Folded words that a restaurant has all of, in any order; instead of `q`. */
  readonly words?: readonly string[] | undefined;
}

interface Scoped {
  readonly conditions: readonly string[];
  readonly values: readonly unknown[];
  /** Names the combination of conditions. */
  readonly shape: string;
}

interface Search extends TextSearch {
  readonly isCommon: boolean;
}

interface Filter extends Scoped {
  readonly isPublic: boolean;
  readonly isReplanned: boolean;
  /** So many public restaurants match that scanning the list's index finds the first ones soon. */
  readonly isThroughIndex: boolean;
  /** So many match that hardly any scanned row is wasted. */
  readonly isCommon: boolean;
}

function scopeFilter(list: ListScope): Scoped {
  if (list.kind === 'public') return { conditions: [LISTED], values: [], shape: 'public' };
  if (list.kind === 'all') return { conditions: ['TRUE'], values: [], shape: 'all' };
  if (list.kind === 'owner') {
    return {
      conditions: ['r.owner_id = $1', 'r.deleted_at IS NULL'],
      values: [list.scope.userId],
      shape: 'owner',
    };
  }
  return {
    conditions: ['r.provider_id = $1', 'r.deleted_at IS NULL', `(${LISTED} OR r.owner_id = $2 OR $3)`],
    values: [list.providerId, list.scope.userId, list.scope.isAdmin],
    shape: 'provider',
  };
}

function filterOf(scope: ListScope, query: ListQuery, search: Search | undefined): Filter {
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
  if (query.open) {
    all.conditions.push('NOT r.is_closed');
    all.shape += '.open';
  }
  const isPublic = scope.kind === 'public';
  if (search) {
    all.conditions.push(searchCondition('r.search_text', search, all.values.length + 1));
    all.values.push(...search.values);
    all.shape += `.${search.shape}`;
  }
  return {
    ...all,
    isPublic,
    // Indexes have the public restaurants of each region and cuisine in the order of the list, whatever the value.
    isReplanned: search !== undefined || (!isPublic && all.shape !== shape),
    isThroughIndex: isPublic && search !== undefined && !search.isRare,
    isCommon: search?.isCommon ?? false,
  };
}

/** SQL of the usual order. */
const ORDER_COLUMNS = ORDER.map(({ expression }) => expression).join(', ');
/** Search texts up to this many bytes are in an index in the order of the public list. */
const MAX_INDEXED_TEXT_BYTES = 2000;
/** The scan goes on to this many matches, a few index pages more, so that counting needs no second scan. */
const SCAN_LIMIT = EXACT_SEARCH_COUNT + 1;

/**
 * SQL for the first matches of a search that finds many, with their sort values. Rows that do not match are skipped in
 * the index; only the few with very long texts are read from the table.
 */
function throughIndex({ conditions }: Filter, keys: Keyset, limit: string): string {
  const part = (length: string) =>
    `(SELECT ${ORDER_COLUMNS} FROM restaurant r WHERE ${conditions.join(' AND ')} AND octet_length(r.search_text) ${length}
      AND ${keys.condition} ORDER BY ${keys.order} LIMIT ${limit})`;
  return `SELECT * FROM (${part(`<= ${MAX_INDEXED_TEXT_BYTES}`)} UNION ALL ${part(`> ${MAX_INDEXED_TEXT_BYTES}`)}) r
    ORDER BY ${keys.order} LIMIT ${limit}`;
}

function listStatement(
  filter: Filter,
  keys: Keyset,
  limit: string,
  sort: RestaurantSort | undefined,
): Statement {
  const { shape, conditions, isReplanned, isThroughIndex, isCommon } = filter;
  return (isReplanned ? replan : named)(
    `restaurant.list.${shape}${isCommon ? '.common' : ''}${sort ? `.${sort}` : ''}.${keys.shape}`,
    isThroughIndex && !isCommon && !sort
      ? `WITH matches AS MATERIALIZED (${throughIndex(filter, keys, `greatest(${limit}::bigint, ${SCAN_LIMIT})`)})
         SELECT ${RESTAURANT_COLUMNS}, (SELECT count(*) FROM matches) AS matches FROM restaurant r
         WHERE r.id = ANY (ARRAY(SELECT r.id FROM matches r ORDER BY ${keys.order} LIMIT ${limit})) ORDER BY ${keys.order}`
      : `SELECT ${RESTAURANT_COLUMNS}${orderOf(sort).selected} FROM restaurant r WHERE ${conditions.join(' AND ')} AND ${keys.condition}
         ORDER BY ${keys.order} LIMIT ${limit}`,
  );
}

/** Returns a cached total or calls `count`; `key` identifies the list. */
export type FindTotal = (key: string, count: () => Promise<RowCount>) => Promise<RowCount>;

const countAlways: FindTotal = (_key, count) => count();

/** With the number of matches, if the statement has scanned beyond the page. */
type ListedRow = RestaurantRow & { readonly matches?: number; readonly sort_value?: number };

/** Only the public list has an index in its order. */
async function searchOf(
  db: Queryable,
  { q, words }: ListQuery,
  { kind }: ListScope,
): Promise<Search | undefined> {
  if (!q && words === undefined) return undefined;
  const search = await (words ? planWords(db, 'restaurant', words) : planSearch(db, 'restaurant', q ?? ''));
  const isInOrder = kind === 'public' && !search.isRare;
  return { ...search, isCommon: isInOrder && (await isCommon(db, 'restaurant', search)) };
}

/** A page of restaurants, as `GET /api/restaurant` gives it. */
export async function listRestaurants(
  db: Queryable,
  scope: ListScope,
  query: ListQuery,
  now: number,
  findTotal: FindTotal = countAlways,
): Promise<PageOfRows<RestaurantSummary>> {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const { columns } = orderOf(query.sort);
  const cursor = decodeCursor(query.cursor, columns.length);
  const search = await searchOf(db, query, scope);
  const filter = filterOf(scope, query, search);
  const keys = keyset(columns, 'asc', cursor, filter.values.length + 1);
  const parameters = [...filter.values, ...keys.values, limit + 1];
  const rows = listStatement(filter, keys, `$${parameters.length}`, query.sort);
  const { fetched, counted } = await fetchAndCount({
    fetch: () => db.query<ListedRow>(rows, parameters),
    count: (bound, [first]) =>
      findTotal(JSON.stringify([filter.shape, filter.values]), () =>
        countRestaurants(db, filter, bound, cursor === null ? first?.matches : undefined),
      ),
    isSearch: search !== undefined,
    isWhole: (found) => cursor === null && found.length <= limit,
  });
  const page = pageOf({
    fetched,
    limit,
    cursor,
    ...counted,
    keyOf: ({ is_closed: isClosed, sort_value: value, sort_name: name, id }) =>
      value === undefined ? [isClosed, name, id] : [isClosed, value, name, id],
  });
  const present = scope.kind === 'all' || scope.kind === 'owner' ? presentManaged : presentSummary;
  const usedUp = await findUsedUp(db, page.rows, now);
  return { ...page, rows: page.rows.map((row) => present(row, usedUp, now)) };
}

/** @param matches number of matches, if they were counted up to the bound already */
function countRestaurants(db: Queryable, filter: Filter, bound: number, matches?: number): Promise<RowCount> {
  const { shape, conditions, values, isReplanned, isThroughIndex } = filter;
  const counted = {
    name: `restaurant.count.${shape}`,
    from: 'restaurant r',
    where: conditions.join(' AND '),
    // A small index has only the regions and cuisines of the public restaurants.
    orderBy: filter.isPublic && !isReplanned ? 'r.region, r.category' : ORDER_COLUMNS,
    isReplanned,
    ...(isThroughIndex && {
      first: (limit: number) => throughIndex(filter, keyset(ORDER, 'asc', null, 1), `${limit}`),
    }),
  };
  return matches === undefined
    ? countRows(db, counted, values, bound)
    : Promise.resolve(upTo(bound, matches));
}
