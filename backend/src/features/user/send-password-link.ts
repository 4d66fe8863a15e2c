import type { FastifyRequest } from 'fastify';
import { auditContextOf } from '../audit/audit-context.ts';
import type { ServiceContext } from '../../context.ts';
import type { SignedIn } from '../../infra/http/actor.ts';
import { notFound, ServiceError } from '../../infra/http/service-error.ts';
import { enqueueMail } from '../../infra/mail/mail-queue.ts';
import { findSiteOrigin } from '../../infra/mail/site-origin.ts';
import { countAttempt, RESET_MAIL } from '../session/throttle.ts';
import { recordAccountAudit } from './record-account-audit.ts';
import { lockUser } from './repository.ts';

/**
 * Mails a user the link of a forgotten password. The current password works until a new one is chosen,
 * which ends the account's sessions.
 *
 * @throws ServiceError `rate_limited`; `unavailable` while no address is set that a link could lead to
 */
export async function sendPasswordLink(
  call: { context: ServiceContext; actor: SignedIn; request: FastifyRequest },
  id: string,
  reason: string | undefined,
): Promise<void> {
  const { context, request } = call;
  const { db, clock } = context;
  const origin = findSiteOrigin(context, request);
  if (origin === null) throw new ServiceError('unavailable');
  await db.transaction(async (transaction) => {
    const user = await lockUser(transaction, id);
    if (!user) throw notFound();
    // Counted for the mailbox, not the admin.
    await countAttempt(transaction, RESET_MAIL, user.id, clock());
    const { email, language } = user;
    await enqueueMail(transaction, { kind: 'password_reset', email, language, origin }, clock());
    await recordAccountAudit(transaction, auditContextOf(call, reason), 'password_link_sent', user, clock());
  });
}
