import type { FastifyRequest } from 'fastify';
import { auditContextOf } from '../audit/audit-context.ts';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { Actor, SignedIn } from '../../infra/http/actor.ts';
import { enqueueMail } from '../../infra/mail/mail-queue.ts';
import { findSiteOrigin } from '../../infra/mail/site-origin.ts';
import { callerNetwork } from '../../infra/http/network.ts';
import { VERIFICATION_MAIL, countAttempt, MAIL_ADDRESS } from '../session/throttle.ts';
import { recordAccountAudit } from './record-account-audit.ts';
import { getLink } from './account-links.ts';
import { completeRegistration } from './complete-registration.ts';
import { confirmEmailChange } from './email-change.ts';
import { setEmailConfirmed, type UserRow } from './repository.ts';

/** Queues the mail that asks a user to verify the address; in the transaction that sets it. */
export async function requestVerification(
  { context, request }: { context: ServiceContext; request: FastifyRequest },
  db: Queryable,
  { email, language }: Pick<UserRow, 'email' | 'language'>,
): Promise<void> {
  const origin = findSiteOrigin(context, request);
  if (origin === null) return;
  await enqueueMail(db, { kind: 'email_confirmation', email, language, origin }, context.clock());
}

/**
 * Sends the mail again; nothing is sent to an address that is confirmed.
 *
 * @throws ServiceError `rate_limited`
 */
export async function resendVerification(
  call: { context: ServiceContext; request: FastifyRequest },
  actor: SignedIn,
): Promise<void> {
  const { db, clock } = call.context;
  await countAttempt(db, MAIL_ADDRESS, callerNetwork(call.request), clock());
  await countAttempt(db, VERIFICATION_MAIL, actor.id, clock());
  await requestVerification(call, db, { email: actor.email, language: null });
}

/**
 * Accepts a link as proof that the address belongs to the account, which begins by it after a registration, and moves
 * to the address when its owner asked for that. The link stays valid: following it twice, as some mail programs do, is
 * no error.
 *
 * @throws ServiceError `link_invalid`
 */
export async function verifyEmail(
  call: { context: ServiceContext; actor: Actor; request: FastifyRequest },
  token: string,
): Promise<void> {
  const { db, clock } = call.context;
  if ((await completeRegistration(call, token)) || (await confirmEmailChange(call, token))) return;
  const { user_id: id, email } = await getLink(db, 'email_confirmation', token, clock());
  await db.transaction(async (transaction) => {
    if (!(await setEmailConfirmed(transaction, id, email, clock()))) return;
    await recordAccountAudit(transaction, auditContextOf(call), 'email_confirmed', { id, email }, clock());
  });
}
