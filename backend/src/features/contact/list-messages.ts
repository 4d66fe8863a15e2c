import { MAX_PAGE_SIZE, type ContactMessage, type MessageState } from 'shared-api/contract';
import { countRows } from '../../infra/database/count-rows.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { named, replan } from '../../infra/database/statement.ts';
import { decodeCursor, keyset, pageOf, type KeysetColumn, type Page } from '../../infra/http/page.ts';
import { containsPattern } from '../../lib/search-text.ts';
import { MESSAGE_COLUMNS, presentMessage, type MessageRow } from './presenter.ts';

const COLUMNS: readonly KeysetColumn[] = [
  { expression: 'created_at', cast: 'timestamptz' },
  { expression: 'id', cast: 'uuid' },
];

const OF_STATE = { unread: 'read_at IS NULL', read: 'read_at IS NOT NULL' } as const;

export interface MessageFilter {
  readonly q?: string | undefined;
  readonly state?: MessageState | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** A page of received messages, newest first. */
export async function listMessages(db: Queryable, filter: MessageFilter): Promise<Page<ContactMessage>> {
  const { q, state, limit = MAX_PAGE_SIZE } = filter;
  const cursor = decodeCursor(filter.cursor, COLUMNS.length);
  const conditions = [
    'removed_at IS NULL',
    ...(state ? [OF_STATE[state]] : []),
    ...(q ? ['search_text LIKE $1'] : []),
  ];
  const where = conditions.join(' AND ');
  const values = q ? [containsPattern(q)] : [];
  const keys = keyset(COLUMNS, 'desc', cursor, values.length + 1);
  const shape = `${q ? 'q' : 'all'}.${state ?? 'any'}`;
  const rows = (q ? replan : named)(
    `contact.list.${shape}.${keys.shape}`,
    `SELECT ${MESSAGE_COLUMNS} FROM contact_message WHERE ${where} AND ${keys.condition}
      ORDER BY ${keys.order} LIMIT $${values.length + keys.values.length + 1}`,
  );
  const all = {
    name: `contact.count.${shape}`,
    from: 'contact_message',
    where,
    orderBy: 'created_at, id',
    isReplanned: Boolean(q),
  };
  const [fetched, counted] = await Promise.all([
    db.query<MessageRow>(rows, [...values, ...keys.values, limit + 1]),
    countRows(db, all, values),
  ]);
  const keyOf = (row: MessageRow) => [row.created_at.toISOString(), row.id];
  const page = pageOf({ fetched, limit, cursor, ...counted, keyOf });
  return { ...page, rows: page.rows.map(presentMessage) };
}
