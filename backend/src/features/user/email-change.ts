import type { FastifyRequest } from 'fastify';
import { auditContextOf } from '../audit/audit-context.ts';
import type { ServiceContext } from '../../context.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { isServiceError, ServiceError } from '../../infra/http/service-error.ts';
import type { Actor } from '../../infra/http/actor.ts';
import { enqueueMail } from '../../infra/mail/mail-queue.ts';
import { findSiteOrigin } from '../../infra/mail/site-origin.ts';
import { issueLink, removeLinks, takeEmailChangeLink } from './account-links.ts';
import { queueNoticeMail } from './notice-mail.ts';
import { accountChanges, recordAccountAudit } from './record-account-audit.ts';
import { lockUser, setEmailConfirmed, updateUser, type UserRow } from './repository.ts';

/** Milliseconds for which the link works that moves an account to another address. */
export const EMAIL_CHANGE_LIFETIME_MS = 86_400_000;
const HOUR_S = 3600;

interface Call {
  readonly context: ServiceContext;
  readonly actor: Actor;
  readonly request: FastifyRequest;
}

/**
 * Queues the mails for a change of one's own address: a link to the new one, whose use makes the change, and a notice
 * to the present one. Whether another account has the address is looked up later, when the mail is composed.
 *
 * @throws ServiceError `rate_limited`
 */
export async function requestEmailChange(
  { context, request }: Call,
  transaction: Transaction,
  account: UserRow,
  email: string,
): Promise<void> {
  const now = context.clock();
  const origin = findSiteOrigin(context, request);
  if (origin === null) throw new ServiceError('unavailable');
  const { language } = account;
  const id = await enqueueMail(transaction, { kind: 'email_change', email, language, origin }, now);
  // Composing the mail replaces the token.
  const link = { id, kind: 'email_change', email } as const;
  const token = await issueLink(transaction, link, account.id, EMAIL_CHANGE_LIFETIME_MS, now);
  if (token === null) throw new ServiceError('rate_limited', { retryAfter: HOUR_S });
  await queueNoticeMail({ context, request }, transaction, 'email_change_requested', account);
}

/**
 * Moves an account to the address whose mailed link was followed. Returns false when the token is of no such link.
 *
 * @throws ServiceError `link_invalid` when another account has the address
 */
export async function confirmEmailChange(call: Call, token: string): Promise<boolean> {
  const { context } = call;
  try {
    return await context.db.transaction(async (transaction) => {
      const link = await takeEmailChangeLink(transaction, token, context.clock());
      if (!link) return false;
      await move(call, transaction, link.user_id, link.email);
      return true;
    });
  } catch (error) {
    if (isServiceError(error) && error.code === 'email_taken') throw new ServiceError('link_invalid');
    throw error;
  }
}

async function move(call: Call, transaction: Transaction, id: string, email: string): Promise<void> {
  const now = call.context.clock();
  const present = await lockUser(transaction, id);
  if (!present) throw new ServiceError('link_invalid');
  const moved = await updateUser(transaction, { ...present, email }, now);
  if (!moved) throw new ServiceError('link_invalid');
  await setEmailConfirmed(transaction, id, email, now);
  await removeLinks(transaction, id, 'password_reset');
  await removeLinks(transaction, id, 'email_change');
  await queueNoticeMail(call, transaction, 'email_changed', present);
  const changes = accountChanges(present, moved);
  await recordAccountAudit(transaction, auditContextOf(call), 'user_updated', moved, now, changes);
}
