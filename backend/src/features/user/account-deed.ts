import type { Change } from '../audit/changes.ts';
import { maskedChanges, changesBetween } from '../audit/changes.ts';
import { mask } from '../audit/mask.ts';
import { recordDeed, type Done } from '../audit/record-deed.ts';
import type { Deed } from '../audit/deed.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { UserRow } from './user-repository.ts';

/** Writes what was done to an account to the audit log, which keeps nobody's whole address. */
export function recordAccountDeed(
  db: Queryable,
  deed: Deed,
  action: Done['action'],
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  now: number,
  changes: readonly Change[] = [],
): Promise<void> {
  return recordDeed(db, deed, { action, kind: 'user', id, label: mask(email), changes }, now);
}

/** In what two states of an account differ; who somebody is stays recognisable only. */
export function accountChanges(before: Partial<UserRow>, after: Partial<UserRow>): Change[] {
  return [
    ...maskedChanges(before, after, ['firstname', 'lastname', 'email', 'phone'], mask),
    ...changesBetween(before, after, ['role', 'confirmed', 'language']),
  ];
}
