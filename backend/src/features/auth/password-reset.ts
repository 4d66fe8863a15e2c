import type { FastifyReply, FastifyRequest } from 'fastify';
import { auditContextOf } from '../audit/audit-context.ts';
import type { ServiceContext } from '../../context.ts';
import type { Actor } from '../../infra/http/actor.ts';
import { invalidField, ServiceError } from '../../infra/http/service-error.ts';
import type { InputOf } from '../../infra/http/contract-types.ts';
import { enqueueMail } from '../../infra/mail/mail-queue.ts';
import { findSiteOrigin } from '../../infra/mail/site-origin.ts';
import { callerNetwork } from '../../infra/http/network.ts';
import { findKnownDevice, setKnownDevice } from '../session/known-device.ts';
import { checkNewPassword } from '../session/new-password.ts';
import { hashPassword } from '../session/passwords.ts';
import { endAllSessions } from '../session/repository.ts';
import { countAttempt, forgetAttempts, MAIL_ADDRESS, RESET_MAIL, SIGN_IN } from '../session/throttle.ts';
import { recordAccountAudit } from '../user/record-account-audit.ts';
import { getLink, removeLinks } from '../user/account-links.ts';
import { setEmailConfirmed, setPasswordHash } from '../user/repository.ts';

interface Call {
  readonly context: ServiceContext;
  readonly actor: Actor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Queues the mail with a link for a new password. Known and unknown addresses take the same time and get the same
 * reply; the account is looked up later, when the mail is composed.
 *
 * @throws ServiceError `rate_limited`
 */
export async function requestReset(
  { context, request }: Call,
  { email, language }: InputOf<'auth', 'requestPasswordReset'>['body'],
): Promise<void> {
  const { db, clock } = context;
  await countAttempt(db, MAIL_ADDRESS, callerNetwork(request), clock());
  await countAttempt(db, RESET_MAIL, `${email}\0${callerNetwork(request)}`, clock());
  const origin = findSiteOrigin(context, request);
  if (origin === null) return;
  await enqueueMail(db, { kind: 'password_reset', email, language: language ?? null, origin }, clock());
}

/**
 * Sets a password by a link, which is used up by it, and ends all sessions of the account. That the link arrived also
 * proves the address.
 *
 * @throws ServiceError `link_invalid`, `passwords_differ`, and what `checkNewPassword` refuses; the link stays good
 */
export async function resetPassword(
  call: Call,
  { token, password, confirmPassword }: InputOf<'auth', 'resetPassword'>['body'],
): Promise<void> {
  const { context, request } = call;
  const { db, clock } = context;
  if (password !== confirmPassword) {
    throw invalidField('confirmPassword', 'differs from the password', 'passwords_differ');
  }
  const { user_id: userId, email } = await getLink(db, 'password_reset', token, clock());
  await checkNewPassword(password, email);
  const hash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    // The second of two simultaneous uses finds no link.
    if (!(await removeLinks(transaction, userId, 'password_reset'))) throw new ServiceError('link_invalid');
    // Whoever knew the former password may have asked for another address.
    await removeLinks(transaction, userId, 'email_change');
    await setPasswordHash(transaction, userId, hash, clock());
    await setEmailConfirmed(transaction, userId, email, clock());
    await endAllSessions(transaction, userId);
    await recordAccountAudit(
      transaction,
      auditContextOf(call),
      'password_changed',
      { id: userId, email },
      clock(),
    );
  });
  if (!findKnownDevice(context, request, email)) setKnownDevice(context, call.reply, email);
  await forgetAttempts(db, SIGN_IN, `${email}\0${callerNetwork(request)}`);
}
