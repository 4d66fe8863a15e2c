import type { Change } from '../audit/changes.ts';
import { maskedChanges, changesBetween } from '../audit/changes.ts';
import { mask } from '../audit/mask.ts';
import { recordAudit, type AuditEvent } from '../audit/record-audit.ts';
import type { AuditContext } from '../audit/audit-context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { UserRow } from './repository.ts';

/** Audits an action on an account, with a masked address. */
export function recordAccountAudit(
  db: Queryable,
  audit: AuditContext,
  action: AuditEvent['action'],
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  now: number,
  changes: readonly Change[] = [],
): Promise<void> {
  return recordAudit(db, audit, { action, kind: 'user', id, label: mask(email), changes }, now);
}

/** Differences between two states of an account, with masked personal fields. */
export function accountChanges(before: Partial<UserRow>, after: Partial<UserRow>): Change[] {
  return [
    ...maskedChanges(before, after, ['firstname', 'lastname', 'email', 'phone'], mask),
    ...changesBetween(before, after, ['role', 'confirmed', 'language']),
  ];
}
