import { emailSchema, passwordSchema } from 'shared-api/contract/schemas';
import { MIN_PASSWORD_LENGTH } from 'shared-api/contract';
import { SYSTEM_AUDIT_CONTEXT } from '../../audit/audit-context.ts';
import type { Database } from '../../../infra/database/database.ts';
import { isServiceError } from '../../../infra/http/service-error.ts';
import { checkNewPassword } from '../../session/new-password.ts';
import { hashPassword } from '../../session/passwords.ts';
import { StartError } from '../../../start-error.ts';
import { accountChanges, recordAccountAudit } from '../record-account-audit.ts';
import { insertUser, type UserRow } from '../repository.ts';

/**
 * Makes a confirmed admin.
 *
 * @throws StartError in one line for an input that is not valid or an e-mail address that is taken
 */
export async function createAdmin(
  db: Database,
  email: string,
  password: string,
  now: number,
): Promise<UserRow> {
  const address = emailSchema.safeParse(email);
  if (!address.success) throw new StartError(`"${email}" is not an e-mail address`);
  const secret = passwordSchema.safeParse(password);
  if (!secret.success) throw new StartError(`The password needs at least ${MIN_PASSWORD_LENGTH} characters`);
  await checkNewPassword(secret.data, address.data).catch((error: unknown) => {
    throw new StartError('The password is too easily guessed: choose another', { cause: error });
  });
  const passwordHash = await hashPassword(secret.data);
  try {
    const account = {
      email: address.data,
      passwordHash,
      role: 'ADMIN',
      confirmed: true,
      emailConfirmed: true,
    } as const;
    return await db.transaction(async (transaction) => {
      const admin = await insertUser(transaction, account, now);
      await recordAccountAudit(
        transaction,
        SYSTEM_AUDIT_CONTEXT,
        'user_created',
        admin,
        now,
        accountChanges({}, admin),
      );
      return admin;
    });
  } catch (error) {
    if (isServiceError(error))
      throw new StartError(`${address.data} is already registered`, { cause: error });
    throw error;
  }
}
