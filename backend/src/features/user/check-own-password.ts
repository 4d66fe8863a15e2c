import type { FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import type { SignedIn } from '../../infra/http/actor.ts';
import { callerNetwork } from '../../infra/http/network.ts';
import { invalidField } from '../../infra/http/service-error.ts';
import { verifyPassword } from '../session/passwords.ts';
import { countAttempt, forgetAttempts, SIGN_IN } from '../session/throttle.ts';
import { findUserByEmail } from './repository.ts';

/**
 * Checks the caller's own password. Guesses are counted like those of a sign-in.
 *
 * @param field the input's field that carries it
 * @throws ServiceError `credentials_invalid`, `rate_limited`
 */
export async function checkOwnPassword(
  { context, actor, request }: { context: ServiceContext; actor: SignedIn; request: FastifyRequest },
  password: string,
  field: string,
): Promise<void> {
  const { db, clock } = context;
  const subject = `${actor.email}\0${callerNetwork(request)}`;
  await countAttempt(db, SIGN_IN, subject, clock());
  const user = await findUserByEmail(db, actor.email);
  if (!(await verifyPassword(user?.password_hash, password))) {
    throw invalidField(field, 'is wrong', 'credentials_invalid');
  }
  await forgetAttempts(db, SIGN_IN, subject);
}
