import type { Database } from '../../../infra/database/database.ts';
import { StartError } from '../../../start-error.ts';
import { SYSTEM_AUDIT_CONTEXT } from '../../audit/audit-context.ts';
import { removeRecoveryCodes, removeTotpRow } from '../../factor/repository.ts';
import { removeAllPasskeys } from '../../passkey/repository.ts';
import { endAllSessions } from '../../session/repository.ts';
import { recordAccountAudit } from '../record-account-audit.ts';
import { findUserByEmail } from '../repository.ts';

/**
 * Removes all passkeys, the authenticator app and the recovery codes of an account whose owner has lost them, and ends
 * its sessions: the password signs in alone again, and an admin is asked for a new passkey. For operators at the
 * machine, who have checked who is asking.
 *
 * @returns how many passkeys there were
 * @throws StartError in one line when there is no such account
 */
export function resetFactors(db: Database, email: string, now: number): Promise<number> {
  return db.transaction(async (transaction) => {
    const user = await findUserByEmail(transaction, email.trim().toLowerCase());
    if (!user) throw new StartError(`There is no account with ${email}`);
    const removed = await removeAllPasskeys(transaction, user.id);
    await removeTotpRow(transaction, user.id);
    await removeRecoveryCodes(transaction, user.id);
    await endAllSessions(transaction, user.id);
    await recordAccountAudit(transaction, SYSTEM_AUDIT_CONTEXT, 'factors_reset', user, now);
    return removed;
  });
}
