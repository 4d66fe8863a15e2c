import type { FastifyRequest } from 'fastify';
import type { Language } from 'shared-api/contract';
import { auditContextOf } from '../audit/audit-context.ts';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { SignedIn } from '../../infra/http/actor.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { checkPhone } from '../settings/check-phone.ts';
import { mailReachesPeople } from '../../infra/mail/reaches-people.ts';
import { countAttempt, VERIFICATION_MAIL } from '../session/throttle.ts';
import { checkVerified } from '../session/verified.ts';
import { accountChanges, recordAccountAudit } from './record-account-audit.ts';
import { removeLinks } from './account-links.ts';
import { requestEmailChange } from './email-change.ts';
import { requestVerification } from './verify-email.ts';
import { queueNoticeMail } from './notice-mail.ts';
import { requireProof } from './require-proof.ts';
import { lockUser, updateUser, type UserRow } from './repository.ts';

/** Changes of an account's form; undefined leaves a field unchanged. */
export interface AccountChange {
  readonly firstname?: string | null | undefined;
  readonly lastname?: string | null | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly language?: Language | null | undefined;
  /** For another address of one's own. */
  readonly currentPassword?: string | undefined;
  readonly reason?: string | undefined;
}

/**
 * Changes an account. Another address of one's own needs the password, and where mail reaches people takes effect when
 * the link sent there is followed: the reply is the same whether or not another account has it. Elsewhere, and by an
 * admin, it changes at once and has to be verified again.
 *
 * @throws ServiceError `phone_invalid`, `credentials_invalid`, `rate_limited`; `email_taken` where it changes at once
 */
export async function updateAccount(
  call: { context: ServiceContext; actor: SignedIn; request: FastifyRequest },
  id: string,
  { reason, currentPassword, ...change }: AccountChange,
): Promise<UserRow> {
  const { context, actor } = call;
  await checkPhone(context, change.phone);
  // The owner of the address can request a new password.
  const isMoving = id === actor.id && change.email !== undefined && change.email !== actor.email;
  if (isMoving) await requireProof(call, currentPassword);
  const asked = isMoving && mailReachesPeople(context.config) ? change.email : undefined;
  if (asked !== undefined) await countAttempt(context.db, VERIFICATION_MAIL, id, context.clock());
  return context.db.transaction(async (transaction) => {
    const present = await lockUser(transaction, id);
    if (!present) throw notFound();
    if (asked !== undefined) await requestEmailChange(call, transaction, present, asked);
    const wanted = { ...change, ...(asked !== undefined && { email: present.email }) };
    const defined = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
    const user = await updateUser(transaction, { ...present, ...defined }, context.clock());
    if (!user) throw notFound();
    if (user.email !== present.email) {
      if (!isMoving) checkVerified(context, actor);
      await changeAddress(call, transaction, user);
      await queueNoticeMail(call, transaction, 'email_changed', present);
    }
    const changes = accountChanges(present, user);
    if (changes.length > 0) {
      await recordAccountAudit(
        transaction,
        auditContextOf(call, reason),
        'user_updated',
        user,
        context.clock(),
        changes,
      );
    }
    return user;
  });
}

/** Mails a verification link to a new address, and voids those to the old one. */
async function changeAddress(
  call: { context: ServiceContext; request: FastifyRequest },
  transaction: Queryable,
  user: UserRow,
): Promise<void> {
  await removeLinks(transaction, user.id, 'password_reset');
  await removeLinks(transaction, user.id, 'email_confirmation');
  await removeLinks(transaction, user.id, 'email_change');
  await requestVerification(call, transaction, user);
}
