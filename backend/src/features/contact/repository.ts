import type { ContactMessage } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { newId } from '../../infra/database/new-id.ts';
import { named } from '../../infra/database/statement.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { searchTextOf } from '../../lib/search-text.ts';
import { MESSAGE_COLUMNS, presentMessage, type MessageRow } from './presenter.ts';

const insert = named(
  'contact.insert',
  `INSERT INTO contact_message (id, name, email, message, search_text, created_at) VALUES ($1, $2, $3, $4, $5, $6)
   RETURNING ${MESSAGE_COLUMNS}`,
);

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
  return presentMessage(row);
}

// The first reader is recorded; marking it again changes nothing.
const setRead = named(
  'contact.set-read',
  `UPDATE contact_message SET read_at = CASE WHEN $2 THEN COALESCE(read_at, $3) END
   WHERE id = $1 AND removed_at IS NULL RETURNING ${MESSAGE_COLUMNS}`,
);

/** @throws ServiceError `not_found` */
export async function markMessage(
  db: Queryable,
  id: string,
  isRead: boolean,
  now: number,
): Promise<ContactMessage> {
  const row = await db.first<MessageRow>(setRead, [id, isRead, new Date(now)]);
  if (!row) throw notFound();
  return presentMessage(row);
}
