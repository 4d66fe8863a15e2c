import type { ChangeNotice } from 'shared-api/contract';
import type { Queryable } from '../database/database.ts';
import { named } from '../database/statement.ts';

const PUBLISH = named(
  'outbox.publish-change',
  `INSERT INTO outbox (kind, recipients, subject_kind, subject_id, created_at) VALUES ('change', '{}', $1, $2, $3)`,
);

/**
 * Publishes to the event streams of all admins that something has changed; also inside a transaction. The event carries
 * no data: the page fetches it again, with the caller's rights.
 */
export async function publishChange(db: Queryable, { kind, id }: ChangeNotice, now: number): Promise<void> {
  await db.execute(PUBLISH, [kind, id, new Date(now)]);
}
