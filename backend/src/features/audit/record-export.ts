import { changesBetween } from './changes.ts';
import type { AuditContext } from './audit-context.ts';
import { recordAudit, type AuditEvent } from './record-audit.ts';
import type { Queryable } from '../../infra/database/database.ts';

/** Audits an export with its filters, before the first line is sent. */
export function recordExport(
  db: Queryable,
  audit: AuditContext,
  done: Pick<AuditEvent, 'action' | 'kind' | 'id' | 'label'>,
  filter: Readonly<Record<string, unknown>>,
  now: number,
): Promise<void> {
  const changes = changesBetween({}, filter, Object.keys(filter));
  return recordAudit(db, audit, { ...done, changes }, now);
}
