import type { ChangeNotice } from 'shared-api/contract';
import type { Queryable } from '../database/database.ts';
import { named } from '../database/statement.ts';

const TELL = named(
  'outbox.tell-admins',
  `INSERT INTO outbox (kind, recipients, subject_kind, subject_id, created_at) VALUES ('change', '{}', $1, $2, $3)`,
);

/**
 * Lays out for every admin's event stream that something has changed; works in a transaction, too. It says what, never
 * how it stands: whoever has it on screen asks for it, and is asked who they are.
 */
export async function tellAdmins(db: Queryable, { kind, id }: ChangeNotice, now: number): Promise<void> {
  await db.execute(TELL, [kind, id, new Date(now)]);
}
