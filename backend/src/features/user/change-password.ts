import type { FastifyReply, FastifyRequest } from 'fastify';
import { passwordSchema } from 'shared-api/contract/schemas';
import { auditContextOf } from '../audit/audit-context.ts';
import type { ServiceContext } from '../../context.ts';
import type { SignedIn } from '../../infra/http/actor.ts';
import { invalidField, notFound } from '../../infra/http/service-error.ts';
import { agentOf } from '../session/agent.ts';
import { checkNewPassword } from '../session/new-password.ts';
import { hashPassword } from '../session/passwords.ts';
import { checkVerified } from '../session/verified.ts';
import { setSessionCookies } from '../session/session-cookies.ts';
import { endAllSessions, startSession } from '../session/repository.ts';
import { recordAccountAudit } from './record-account-audit.ts';
import { removeLinks } from './account-links.ts';
import { queueNoticeMail } from './notice-mail.ts';
import { requireProof } from './require-proof.ts';
import { findUserByEmail, setPasswordHash } from './repository.ts';

export interface PasswordChange {
  readonly email: string;
  readonly password: string | undefined;
  readonly currentPassword: string | undefined;
  readonly reason: string | undefined;
}

/**
 * Sets a password and ends the account's sessions; one's own browser gets a new one. One's own password needs the
 * current one, or a sign-in a moment ago.
 */
export async function changePassword(
  call: { context: ServiceContext; actor: SignedIn; request: FastifyRequest; reply: FastifyReply },
  change: PasswordChange,
): Promise<void> {
  const { context, actor, request, reply } = call;
  const { db, clock } = context;
  const parsed = passwordSchema.safeParse(change.password);
  if (!parsed.success) throw invalidField('password', parsed.error.issues[0]?.message ?? 'is not valid');
  const user = await findUserByEmail(db, change.email);
  if (!user) throw notFound();
  const isOwn = user.id === actor.id;
  if (isOwn) await requireProof(call, change.currentPassword);
  else checkVerified(context, actor);
  await checkNewPassword(parsed.data, user.email);
  const hash = await hashPassword(parsed.data);
  const token = await db.transaction(async (transaction) => {
    await setPasswordHash(transaction, user.id, hash, clock());
    await removeLinks(transaction, user.id, 'password_reset');
    // Whoever knew the former password may have asked for another address.
    await removeLinks(transaction, user.id, 'email_change');
    await endAllSessions(transaction, user.id);
    const audit = auditContextOf(call, change.reason);
    await recordAccountAudit(transaction, audit, 'password_changed', user, clock());
    await queueNoticeMail(call, transaction, 'password_changed', user);
    // The new session goes on with what has proved the earlier one.
    const proof = actor.factor ?? 'password';
    return isOwn ? startSession(transaction, user.id, clock(), agentOf(request), proof) : null;
  });
  if (token !== null) setSessionCookies(context, reply, token);
}
