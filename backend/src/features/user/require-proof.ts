import type { FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import { named } from '../../infra/database/statement.ts';
import type { SignedIn } from '../../infra/http/actor.ts';
import { invalidField } from '../../infra/http/service-error.ts';
import { callerNetwork } from '../../infra/http/network.ts';
import { verifyPassword } from '../session/passwords.ts';
import { countAttempt, forgetAttempts, SIGN_IN } from '../session/throttle.ts';
import { findUserByEmail } from './repository.ts';

/** Milliseconds after a sign-in during which no password is needed. */
const FRESH_MS = 10 * 60_000;

const sessionStart = named('user.sessionStart', 'SELECT created_at FROM session WHERE id = $1');

/**
 * Requires the current password or a recent sign-in before changes that the account depends on, in case a browser
 * was left open. Guesses are counted like those of a sign-in.
 *
 * @throws ServiceError `credentials_invalid`, `rate_limited`
 */
export async function requireProof(
  { context, actor, request }: { context: ServiceContext; actor: SignedIn; request: FastifyRequest },
  currentPassword: string | undefined,
): Promise<void> {
  const { db, clock } = context;
  if (currentPassword === undefined) {
    const session = await db.first<{ created_at: Date }>(sessionStart, [actor.sessionId]);
    if (session && clock() - session.created_at.getTime() < FRESH_MS) return;
    throw invalidField('currentPassword', 'is needed', 'credentials_invalid');
  }
  const subject = `${actor.email}\0${callerNetwork(request)}`;
  await countAttempt(db, SIGN_IN, subject, clock());
  const user = await findUserByEmail(db, actor.email);
  if (!(await verifyPassword(user?.password_hash, currentPassword))) {
    throw invalidField('currentPassword', 'is wrong', 'credentials_invalid');
  }
  await forgetAttempts(db, SIGN_IN, subject);
}
