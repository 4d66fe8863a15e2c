import type { AuditAction, AuditObject } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { newId } from '../../infra/database/new-id.ts';
import { named } from '../../infra/database/statement.ts';
import { searchTextOf } from '../../lib/search-text.ts';
import { publishChange } from '../../infra/stream/publish-change.ts';
import type { Change } from './changes.ts';
import type { AuditContext } from './audit-context.ts';

/** Action and object of an entry. */
export interface AuditEvent {
  readonly action: AuditAction;
  readonly kind: AuditObject;
  readonly id?: string | null;
  /** Label of the object: an order's code, a restaurant's name, an account's masked e-mail address. */
  readonly label?: string | null;
  readonly changes?: readonly Change[];
}

const INSERT = named(
  'audit.insert',
  `INSERT INTO audit_entry (id, at, action, actor_id, role, object_kind, object_id, object_label, network, reason,
     changes, search_text)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
);

/**
 * Writes an entry of the audit log in the transaction of the action, so that neither exists without the other.
 * Other admins who have the log open are notified.
 */
export async function recordAudit(
  db: Queryable,
  audit: AuditContext,
  done: AuditEvent,
  now: number,
): Promise<void> {
  const { actor, network, reason } = audit;
  const { action, kind, id = null, label = null, changes = [] } = done;
  const values = [newId(now), new Date(now), action, actor.id, actor.role, kind, id, label, network, reason];
  await db.execute(INSERT, [...values, JSON.stringify(changes), searchTextOf(label)]);
  await publishChange(db, { kind, id }, now);
}
