import type { ContactMessage } from 'shared-api/contract';
import type { AuditContext } from '../audit/audit-context.ts';
import { mask } from '../audit/mask.ts';
import { recordAudit, type AuditEvent } from '../audit/record-audit.ts';
import type { Database, Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { MESSAGE_COLUMNS, presentMessage, type MessageRow } from './presenter.ts';

/** Milliseconds for which a deleted message can be restored. */
const KEPT_MS = 86_400_000;

const REMOVE = named(
  'contact.remove',
  `UPDATE contact_message SET removed_at = $2 WHERE id = $1 AND removed_at IS NULL RETURNING ${MESSAGE_COLUMNS}`,
);
const RESTORE = named(
  'contact.restore',
  `UPDATE contact_message SET removed_at = NULL WHERE id = $1 AND removed_at IS NOT NULL
   RETURNING ${MESSAGE_COLUMNS}`,
);
const FIND = named(
  'contact.find',
  `SELECT ${MESSAGE_COLUMNS} FROM contact_message WHERE id = $1 AND removed_at IS NULL`,
);
const ERASE = named('contact.erase', 'DELETE FROM contact_message WHERE removed_at < $1');

function record(
  db: Queryable,
  audit: AuditContext,
  action: AuditEvent['action'],
  row: MessageRow,
  now: number,
) {
  return recordAudit(db, audit, { action, kind: 'message', id: row.id, label: mask(row.email) }, now);
}

/**
 * Deletes a message.
 *
 * @throws ServiceError `not_found`
 */
export async function removeMessage(
  db: Database,
  audit: AuditContext,
  id: string,
  now: number,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const row = await transaction.first<MessageRow>(REMOVE, [id, new Date(now)]);
    if (!row) throw notFound();
    await record(transaction, audit, 'message_removed', row, now);
  });
}

/**
 * Restores a deleted message; returns one that is not deleted unchanged.
 *
 * @throws ServiceError `not_found` also once it is erased
 */
export function restoreMessage(
  db: Database,
  audit: AuditContext,
  id: string,
  now: number,
): Promise<ContactMessage> {
  return db.transaction(async (transaction) => {
    const restored = await transaction.first<MessageRow>(RESTORE, [id]);
    if (restored) await record(transaction, audit, 'message_restored', restored, now);
    const row = restored ?? (await transaction.first<MessageRow>(FIND, [id]));
    if (!row) throw notFound();
    return presentMessage(row);
  });
}

/** Erases messages that were deleted more than a day ago. */
export async function eraseRemoved(db: Queryable, now: number): Promise<void> {
  await db.execute(ERASE, [new Date(now - KEPT_MS)]);
}
