import { auditContextOf, type AuditContext } from '../audit/audit-context.ts';
import type { ServiceContext } from '../../context.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { isServiceError, ServiceError } from '../../infra/http/service-error.ts';
import { createProvider } from '../provider/create-provider.ts';
import { storeUsedLink } from './account-links.ts';
import { recordAccountAudit } from './record-account-audit.ts';
import { takeRegistration, voidRegistrations, type TakenRegistration } from './registrations.ts';
import { insertUser } from './repository.ts';

type Call = Parameters<typeof auditContextOf>[0] & { readonly context: ServiceContext };

/**
 * Creates the account and the restaurant of the registration behind a mailed link. Returns false when the token belongs
 * to none.
 *
 * @throws ServiceError `link_invalid` when the address has an account by now
 */
export async function completeRegistration(call: Call, token: string): Promise<boolean> {
  const { context } = call;
  const audit = auditContextOf(call);
  try {
    return await context.db.transaction(async (transaction) => {
      const registration = await takeRegistration(transaction, token, context.clock());
      if (!registration) return false;
      await createAccount(context, transaction, audit, registration);
      // Following the link twice, as some mail programs do, is no error.
      await storeUsedLink(transaction, { ...registration, token });
      return true;
    });
  } catch (error) {
    if (isServiceError(error) && error.code === 'email_taken') throw new ServiceError('link_invalid');
    throw error;
  }
}

async function createAccount(
  context: ServiceContext,
  transaction: Transaction,
  audit: AuditContext,
  registration: TakenRegistration,
): Promise<void> {
  const { password_hash: passwordHash, provider_id: providerId, provider, ...fields } = registration;
  const now = context.clock();
  const account = { ...fields, passwordHash, confirmed: false, emailConfirmed: true };
  const user = await insertUser(transaction, account, now);
  if (provider && providerId) await createProvider(context, transaction, user, provider, { id: providerId });
  await voidRegistrations(transaction, user.email);
  await recordAccountAudit(transaction, audit, 'email_confirmed', user, now);
}
