import type { FastifyReply, FastifyRequest } from 'fastify';
import { passwordSchema } from 'shared-api/contract/schemas';
import { deedOf } from '../audit/deed.ts';
import type { ServiceContext } from '../context.ts';
import { named } from '../database/statement.ts';
import type { SignedIn } from '../http/actor.ts';
import { invalidField, notFound } from '../http/service-error.ts';
import { agentOf } from '../session/agent.ts';
import { hashPassword, verifyPassword } from '../session/passwords.ts';
import { setSessionCookies } from '../session/session-cookies.ts';
import { endAllSessions, startSession } from '../session/session-repository.ts';
import { countAttempt, forgetAttempts, SIGN_IN } from '../session/throttle.ts';
import { recordAccountDeed } from './account-deed.ts';
import { removeLinks } from './account-links.ts';
import { findUserByEmail, setPasswordHash } from './user-repository.ts';

/** For this long after sign-in, the sign-in itself proves who changes the password. */
const FRESH_MS = 10 * 60_000;

const sessionStart = named('user.sessionStart', 'SELECT created_at FROM session WHERE id = $1');

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
  if (isOwn) await checkCurrent(context, actor, request, user.password_hash, change.currentPassword);
  const hash = await hashPassword(parsed.data);
  const token = await db.transaction(async (transaction) => {
    await setPasswordHash(transaction, user.id, hash, clock());
    await removeLinks(transaction, user.id, 'password_reset');
    await endAllSessions(transaction, user.id);
    const deed = deedOf(call, change.reason);
    await recordAccountDeed(transaction, deed, 'password_changed', user, clock());
    return isOwn ? startSession(transaction, user.id, clock(), agentOf(request)) : null;
  });
  if (token !== null) setSessionCookies(context, reply, token);
}

/** @throws ServiceError `credentials_invalid`; guesses are counted like those of a sign-in */
async function checkCurrent(
  context: ServiceContext,
  actor: SignedIn,
  request: FastifyRequest,
  hash: string,
  currentPassword: string | undefined,
): Promise<void> {
  const { db, clock } = context;
  if (currentPassword === undefined) {
    const session = await db.first<{ created_at: Date }>(sessionStart, [actor.sessionId]);
    if (session && clock() - session.created_at.getTime() < FRESH_MS) return;
    throw invalidField('currentPassword', 'is needed', 'credentials_invalid');
  }
  const subject = `${actor.email}\0${request.ip}`;
  await countAttempt(db, SIGN_IN, subject, clock());
  if (!(await verifyPassword(hash, currentPassword))) {
    throw invalidField('currentPassword', 'is wrong', 'credentials_invalid');
  }
  await forgetAttempts(db, SIGN_IN, subject);
}
