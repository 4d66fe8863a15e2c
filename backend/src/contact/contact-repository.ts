import { MAX_PAGE_SIZE, type ContactMessage } from 'shared-api/contract';
import { countRows } from '../database/count-rows.ts';
import type { Queryable } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { named } from '../database/statement.ts';
import { decodeCursor, keyset, pageOf, type KeysetColumn, type Page } from '../http/page.ts';
import { containsPattern, searchTextOf } from '../search-text.ts';

interface MessageRow {
  id: string;
  name: string;
  email: string;
  message: string;
  created_at: Date;
}

const insert = named(
  'contact.insert',
  `INSERT INTO contact_message (id, name, email, message, search_text, created_at) VALUES ($1, $2, $3, $4, $5, $6)
   RETURNING id, name, email, message, created_at`,
);

const COLUMNS: readonly KeysetColumn[] = [
  { expression: 'created_at', cast: 'timestamptz' },
  { expression: 'id', cast: 'uuid' },
];

export type NewMessage = Pick<ContactMessage, 'name' | 'email' | 'message'>;

export async function insertMessage(
  db: Queryable,
  message: NewMessage,
  now: number,
): Promise<ContactMessage> {
  const { name, email, message: text } = message;
  const values = [newId(now), name, email, text, searchTextOf(name, email, text), new Date(now)];
  const row = await db.first<MessageRow>(insert, values);
  if (!row) throw new Error('The insert gave no row');
  return present(row);
}

export interface MessageFilter {
  readonly q?: string | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** A page of received messages, newest first. */
export async function listMessages(db: Queryable, filter: MessageFilter): Promise<Page<ContactMessage>> {
  const limit = filter.limit ?? MAX_PAGE_SIZE;
  const cursor = decodeCursor(filter.cursor, COLUMNS.length);
  const where = filter.q ? 'search_text LIKE $1' : 'TRUE';
  const values = filter.q ? [containsPattern(filter.q)] : [];
  const keys = keyset(COLUMNS, 'desc', cursor, values.length + 1);
  const shape = filter.q ? 'q' : 'all';
  const rows = named(
    `contact.list.${shape}.${keys.shape}`,
    `SELECT id, name, email, message, created_at FROM contact_message WHERE ${where} AND ${keys.condition}
      ORDER BY ${keys.order} LIMIT $${values.length + keys.values.length + 1}`,
  );
  const all = { name: `contact.count.${shape}`, from: 'contact_message', where, orderBy: 'created_at, id' };
  const [fetched, counted] = await Promise.all([
    db.query<MessageRow>(rows, [...values, ...keys.values, limit + 1]),
    countRows(db, all, values),
  ]);
  const keyOf = (row: MessageRow) => [row.created_at.toISOString(), row.id];
  const page = pageOf({ fetched, limit, cursor, ...counted, keyOf });
  return { ...page, rows: page.rows.map(present) };
}

function present({ id, name, email, message, created_at: createdAt }: MessageRow): ContactMessage {
  return { id, name, email, message, createdAt: createdAt.toISOString() };
}
