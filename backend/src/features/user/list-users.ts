import { MAX_PAGE_SIZE, type Role, type User } from 'shared-api/contract';
import { countRows, fetchAndCount } from '../../infra/database/count-rows.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { named, replan } from '../../infra/database/statement.ts';
import { planSearch, searchCondition, type TextSearch } from '../../infra/database/text-search.ts';
import {
  decodeCursor,
  keyset,
  pageOf,
  type Cursor,
  type CursorValue,
  type KeysetColumn,
  type Page,
} from '../../infra/http/page.ts';
import { phoneOrText } from '../../lib/search-text.ts';
import { eachPage, READ_BATCH_SIZE } from '../../infra/http/each-page.ts';
import { presentUser } from './presenter.ts';
import { USER_COLUMNS, type UserRow } from './repository.ts';

export interface UserFilter {
  readonly q?: string | undefined;
  readonly role?: Role | undefined;
  readonly confirmed?: 'true' | 'false' | undefined;
  readonly sort?: 'newest' | 'oldest' | 'name' | 'name_desc' | 'email' | 'email_desc' | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

type ListedRow = UserRow & { sort_name: string };

interface Sort {
  readonly columns: readonly KeysetColumn[];
  readonly order: 'asc' | 'desc';
  readonly keyOf: (row: ListedRow) => CursorValue[];
}

const ID: KeysetColumn = { expression: 'id', cast: 'uuid' };
const CREATED: KeysetColumn = { expression: 'created_at', cast: 'timestamptz' };
const byCreation = (row: ListedRow) => [row.created_at.toISOString(), row.id];

const BY_NAME = {
  columns: [{ expression: 'sort_name', cast: 'text' }, ID],
  keyOf: (row: ListedRow) => [row.sort_name, row.id],
} as const;
const BY_EMAIL = {
  columns: [{ expression: 'email', cast: 'text' }],
  keyOf: (row: ListedRow) => [row.email],
} as const;

const SORTS = {
  newest: { columns: [CREATED, ID], order: 'desc', keyOf: byCreation },
  oldest: { columns: [CREATED, ID], order: 'asc', keyOf: byCreation },
  name: { ...BY_NAME, order: 'asc' },
  name_desc: { ...BY_NAME, order: 'desc' },
  email: { ...BY_EMAIL, order: 'asc' },
  email_desc: { ...BY_EMAIL, order: 'desc' },
} as const satisfies Record<string, Sort>;

/** A prepared list of accounts, to be read from any cursor. */
interface UserPlan {
  readonly sort: Sort;
  readonly search: TextSearch | undefined;
  readonly where: string;
  readonly values: readonly unknown[];
  readonly shape: string;
  /** The number of accounts varies greatly between roles. */
  readonly isReplanned: boolean;
}

async function planOf(db: Queryable, filter: UserFilter): Promise<UserPlan> {
  const { sort = 'newest', q, role, confirmed } = filter;
  const search = q ? await planSearch(db, 'app_user', phoneOrText(q)) : undefined;
  const isReplanned = [q, role, confirmed].some((value) => value !== undefined && value !== '');
  return { sort: SORTS[sort], search, isReplanned, ...conditionsOf(filter, search) };
}

/** Up to `limit` accounts of a list, from a cursor on. */
function fetchUsers(
  db: Queryable,
  filter: UserFilter,
  { sort, search, where, values, shape, isReplanned }: UserPlan,
  cursor: Cursor | null,
  limit: number,
): Promise<ListedRow[]> {
  const keys = keyset(sort.columns, sort.order, cursor, values.length + 1);
  const name = `user.list.${shape}.${filter.sort ?? 'newest'}.${keys.shape}`;
  const page = (columns: string) =>
    `SELECT ${columns} FROM app_user WHERE ${where} AND ${keys.condition}
      ORDER BY ${keys.order} LIMIT $${values.length + keys.values.length + 1}`;
  const columns = `${USER_COLUMNS}, sort_name`;
  // A search for what many have reads accounts that it does not show: in an index alone, where there is one for its
  // order.
  const isThroughIndex = search !== undefined && !search.isRare;
  const statement = (isReplanned ? replan : named)(
    name,
    isThroughIndex
      ? `WITH page AS MATERIALIZED (${page('id')})
         SELECT ${columns} FROM app_user WHERE id = ANY (ARRAY(SELECT id FROM page)) ORDER BY ${keys.order}`
      : page(columns),
  );
  return db.query<ListedRow>(statement, [...values, ...keys.values, limit]);
}

/** A page of accounts by the admin's filters. */
export async function listUsers(db: Queryable, filter: UserFilter): Promise<Page<User>> {
  const limit = filter.limit ?? MAX_PAGE_SIZE;
  const plan = await planOf(db, filter);
  const { sort, where, values, shape, isReplanned } = plan;
  const cursor = decodeCursor(filter.cursor, sort.columns.length);
  const all = {
    name: `user.count.${shape}`,
    from: 'app_user',
    where,
    orderBy: 'created_at, id',
    isReplanned,
  };
  const { fetched, counted } = await fetchAndCount({
    fetch: () => fetchUsers(db, filter, plan, cursor, limit + 1),
    count: (bound) => countRows(db, all, values, bound),
    isSearch: Boolean(filter.q),
    isWhole: (rows) => cursor === null && rows.length <= limit,
  });
  const page = pageOf({ fetched, limit, cursor, ...counted, keyOf: sort.keyOf });
  return { ...page, rows: page.rows.map(presentUser) };
}

/** All accounts by the same filters, page by page. */
export async function* readUsers(
  db: Queryable,
  filter: UserFilter,
): AsyncGenerator<readonly UserRow[], void> {
  const plan = await planOf(db, filter);
  yield* eachPage((cursor) => fetchUsers(db, filter, plan, cursor, READ_BATCH_SIZE), plan.sort.keyOf);
}

function conditionsOf({ role, confirmed }: UserFilter, search: TextSearch | undefined) {
  const conditions = search ? [searchCondition('search_text', search, 1)] : ['TRUE'];
  const values: unknown[] = [...(search?.values ?? [])];
  const add = (condition: (parameter: string) => string, value: unknown) => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (role) add((parameter) => `role = ${parameter}`, role);
  if (confirmed) conditions.push(confirmed === 'true' ? 'confirmed' : 'NOT confirmed');
  const shape = [search?.shape ?? '', role ? 'role' : '', confirmed ?? ''].join('-');
  return { where: conditions.join(' AND '), values, shape };
}
