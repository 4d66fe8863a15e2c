import type { RestaurantSummary } from 'shared-api/contract';
import {
  countRows,
  EXACT_SEARCH_COUNT,
  fetchAndCount,
  totalOf,
  type RowCount,
} from '../../infra/database/count-rows.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { named, replan, type Statement } from '../../infra/database/statement.ts';
import { isCommon, planSearch, searchCondition, type TextSearch } from '../../infra/database/text-search.ts';
import {
  decodeCursor,
  keyset,
  pageOf,
  type Keyset,
  type KeysetColumn,
  type PageOfRows,
} from '../../infra/http/page.ts';
import type { CallerScope } from '../../infra/http/scope.ts';
import { presentManaged, presentSummary, RESTAURANT_COLUMNS, type RestaurantRow } from './restaurant-row.ts';

/** Rows of one call when it names no limit. */
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
}

/** Open restaurants first, then by name. */
const ORDER: readonly KeysetColumn[] = [
  { expression: 'r.is_closed', cast: 'boolean' },
  { expression: 'r.sort_name', cast: 'text' },
  { expression: 'r.id', cast: 'uuid' },
];

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
  /** Many of the public restaurants are found, so that the first ones are soon met in the order of the list. */
  readonly isThroughIndex: boolean;
  /** So many that hardly one is read in vain. */
  readonly isCommon: boolean;
}

const PUBLIC = 'r.is_confirmed AND r.deleted_at IS NULL';

function scopeFilter(list: ListScope): Scoped {
  if (list.kind === 'public') return { conditions: [PUBLIC], values: [], shape: 'public' };
  if (list.kind === 'all') return { conditions: ['TRUE'], values: [], shape: 'all' };
  if (list.kind === 'owner') {
    return {
      conditions: ['r.owner_id = $1', 'r.deleted_at IS NULL'],
      values: [list.scope.userId],
      shape: 'owner',
    };
  }
  return {
    conditions: ['r.provider_id = $1', 'r.deleted_at IS NULL', '(r.is_confirmed OR r.owner_id = $2 OR $3)'],
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
  const isPublic = scope.kind === 'public';
  if (search) {
    all.conditions.push(searchCondition('r.search_text', search, all.values.length + 1));
    all.values.push(...search.values);
    all.shape += `.${search.shape}`;
  }
  return {
    ...all,
    isPublic,
    // Indexes have the public restaurants of each region and cuisine in the order of the list.
    isReplanned: search !== undefined || (!isPublic && all.shape !== shape),
    isThroughIndex: isPublic && search !== undefined && !search.isRare,
    isCommon: search?.isCommon ?? false,
  };
}

const ORDER_COLUMNS = ORDER.map(({ expression }) => expression).join(', ');
/** Up to here the text of a restaurant stands with it in an index of the public list's order. */
const SHORT_TEXT = 1000;
/** So many are looked for at once, a few pages of the index more: the list need not be gone through again to count them. */
const LOOKED_FOR = EXACT_SEARCH_COUNT + 1;

/**
 * The first restaurants of a search that finds many, with their sort values. Those without it are passed over in the index;
 * the few with very long texts are read.
 */
function throughIndex({ conditions }: Filter, keys: Keyset, limit: string): string {
  const part = (length: string) =>
    `(SELECT ${ORDER_COLUMNS} FROM restaurant r WHERE ${conditions.join(' AND ')} AND octet_length(r.search_text) ${length}
      AND ${keys.condition} ORDER BY ${keys.order} LIMIT ${limit})`;
  return `SELECT * FROM (${part(`<= ${SHORT_TEXT}`)} UNION ALL ${part(`> ${SHORT_TEXT}`)}) r
    ORDER BY ${keys.order} LIMIT ${limit}`;
}

function listStatement(filter: Filter, keys: Keyset, limit: string): Statement {
  const { shape, conditions, isReplanned, isThroughIndex, isCommon } = filter;
  return (isReplanned ? replan : named)(
    `restaurant.list.${shape}${isCommon ? '.common' : ''}.${keys.shape}`,
    isThroughIndex && !isCommon
      ? `WITH met AS MATERIALIZED (${throughIndex(filter, keys, `greatest(${limit}::bigint, ${LOOKED_FOR})`)})
         SELECT ${RESTAURANT_COLUMNS}, (SELECT count(*) FROM met) AS met FROM restaurant r
         WHERE r.id = ANY (ARRAY(SELECT r.id FROM met r ORDER BY ${keys.order} LIMIT ${limit})) ORDER BY ${keys.order}`
      : `SELECT ${RESTAURANT_COLUMNS} FROM restaurant r WHERE ${conditions.join(' AND ')} AND ${keys.condition}
         ORDER BY ${keys.order} LIMIT ${limit}`,
  );
}

/** Finds a total that is known already; `key` names the list. */
export type FindTotal = (key: string, count: () => Promise<RowCount>) => Promise<RowCount>;

const alwaysCount: FindTotal = (_key, count) => count();

/** With how many restaurants a search met from there on, where it looked for some beyond the page. */
type ListedRow = RestaurantRow & { readonly met?: number };

/** Only the public list can be read in its order. */
async function searchOf(db: Queryable, text: string, { kind }: ListScope): Promise<Search> {
  const search = await planSearch(db, 'restaurant', text);
  const isInOrder = kind === 'public' && !search.isRare;
  return { ...search, isCommon: isInOrder && (await isCommon(db, 'restaurant', search)) };
}

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
  const search = query.q ? await searchOf(db, query.q, scope) : undefined;
  const filter = filterOf(scope, query, search);
  const keys = keyset(ORDER, 'asc', cursor, filter.values.length + 1);
  const parameters = [...filter.values, ...keys.values, limit + 1];
  const rows = listStatement(filter, keys, `$${parameters.length}`);
  const { fetched, counted } = await fetchAndCount({
    fetch: () => db.query<ListedRow>(rows, parameters),
    count: (bound, [first]) =>
      findTotal(JSON.stringify([filter.shape, filter.values]), () =>
        countRestaurants(db, filter, bound, cursor === null ? first?.met : undefined),
      ),
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

/** @param met how many of the list were met already, when they were looked for up to the bound */
function countRestaurants(db: Queryable, filter: Filter, bound: number, met?: number): Promise<RowCount> {
  const { shape, conditions, values, isReplanned, isThroughIndex } = filter;
  const counted = {
    name: `restaurant.count.${shape}`,
    from: 'restaurant r',
    where: conditions.join(' AND '),
    // Of the public restaurants, a small index has the places and cuisines alone.
    orderBy: filter.isPublic && !isReplanned ? 'r.region, r.category' : ORDER_COLUMNS,
    isReplanned,
    ...(isThroughIndex && {
      first: (limit: number) => throughIndex(filter, keyset(ORDER, 'asc', null, 1), `${limit}`),
    }),
  };
  return met === undefined
    ? countRows(db, counted, values, bound)
    : totalOf(db, counted, values, { total: met, bound });
}
