import { MAX_PAGE_SIZE, type Approval } from 'shared-api/contract';
import { countRows } from '../../infra/database/count-rows.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { decodeCursor, keyset, pageOf, type KeysetColumn, type Page } from '../../infra/http/page.ts';
import type { InputOf } from '../../infra/http/contract-types.ts';
import { OWNER_COLUMNS, presentOwners, type OwnerRow } from './presenter.ts';

const ID: KeysetColumn = { expression: 'u.id', cast: 'uuid' };

/** Both lists in the order of their index: the longest waiting first, the latest declined first. */
const LISTS = {
  waiting: {
    condition: 'u.declined_at IS NULL',
    columns: [{ expression: 'u.created_at', cast: 'timestamptz' }, ID],
    order: 'asc',
    keyOf: (row: OwnerRow) => [row.created_at.toISOString(), row.id],
  },
  declined: {
    condition: 'u.declined_at IS NOT NULL',
    columns: [{ expression: 'u.declined_at', cast: 'timestamptz' }, ID],
    order: 'desc',
    keyOf: (row: OwnerRow) => [row.declined_at?.toISOString() ?? null, row.id],
  },
} as const;

/** A page of the restaurant owners who are not approved. */
export async function listApprovals(
  db: Queryable,
  filter: InputOf<'approval', 'list'>['query'],
): Promise<Page<Approval>> {
  const { limit = MAX_PAGE_SIZE, state = 'waiting' } = filter;
  const { condition, columns, order, keyOf } = LISTS[state];
  const cursor = decodeCursor(filter.cursor, columns.length);
  const where = `u.role = 'PROVIDER' AND NOT u.confirmed AND ${condition}`;
  const keys = keyset(columns, order, cursor, 1);
  const rows = named(
    `confirmation.list.${state}.${keys.shape}`,
    `SELECT ${OWNER_COLUMNS} FROM app_user u WHERE ${where} AND ${keys.condition}
      ORDER BY ${keys.order} LIMIT $${keys.values.length + 1}`,
  );
  const orderBy = columns.map(({ expression }) => expression).join(', ');
  const all = { name: `confirmation.count.${state}`, from: 'app_user u', where, orderBy };
  const [fetched, counted] = await Promise.all([
    db.query<OwnerRow>(rows, [...keys.values, limit + 1]),
    countRows(db, all, []),
  ]);
  const page = pageOf({ fetched, limit, cursor, ...counted, keyOf });
  return { ...page, rows: await presentOwners(db, page.rows) };
}
