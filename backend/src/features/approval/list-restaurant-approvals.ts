import { MAX_PAGE_SIZE, type RestaurantApproval } from 'shared-api/contract';
import { countRows } from '../../infra/database/count-rows.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { decodeCursor, keyset, pageOf, type KeysetColumn, type Page } from '../../infra/http/page.ts';
import type { InputOf } from '../../infra/http/contract-types.ts';
import { IS_CLOSE, presentWaiting, WAITING_COLUMNS, type WaitingRow } from './waiting-restaurant.ts';

const AT: KeysetColumn = { expression: 'r.approval_at', cast: 'timestamptz' };
const ID: KeysetColumn = { expression: 'r.id', cast: 'uuid' };

function timeOf(row: WaitingRow): string | null {
  return row.approval_at?.toISOString() ?? null;
}

/** Both lists in the order of their index: close names first, the newest of each first; the latest declined first. */
const LISTS = {
  waiting: {
    condition: 'r.approval_of IS NOT NULL AND r.approval_reason IS NULL',
    columns: [{ expression: IS_CLOSE, cast: 'boolean' }, AT, ID],
    keyOf: (row: WaitingRow) => [row.is_close, timeOf(row), row.id],
  },
  declined: {
    condition: 'r.approval_reason IS NOT NULL',
    columns: [AT, ID],
    keyOf: (row: WaitingRow) => [timeOf(row), row.id],
  },
} as const;

/** What waits of an owner who is not approved waits with the owner. */
const FROM = `restaurant r JOIN app_user u ON u.id = r.owner_id AND u.confirmed AND u.role <> 'USER'`;

/** A page of the new restaurants and close names of approved owners. */
export async function listRestaurantApprovals(
  db: Queryable,
  filter: InputOf<'approval', 'restaurants'>['query'],
): Promise<Page<RestaurantApproval>> {
  const { limit = MAX_PAGE_SIZE, state = 'waiting' } = filter;
  const { condition, columns, keyOf } = LISTS[state];
  const cursor = decodeCursor(filter.cursor, columns.length);
  const where = `${condition} AND r.deleted_at IS NULL`;
  const keys = keyset(columns, 'desc', cursor, 1);
  const rows = named(
    `confirmation.restaurants.${state}.${keys.shape}`,
    `SELECT ${WAITING_COLUMNS} FROM ${FROM} WHERE ${where} AND ${keys.condition}
      ORDER BY ${keys.order} LIMIT $${keys.values.length + 1}`,
  );
  const orderBy = columns.map(({ expression }) => expression).join(', ');
  const all = {
    name: `confirmation.count-restaurants.${state}`,
    from: FROM,
    where,
    orderBy,
  };
  const [fetched, counted] = await Promise.all([
    db.query<WaitingRow>(rows, [...keys.values, limit + 1]),
    countRows(db, all, []),
  ]);
  const page = pageOf({ fetched, limit, cursor, ...counted, keyOf });
  return { ...page, rows: await presentWaiting(db, page.rows) };
}
