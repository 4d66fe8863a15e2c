import type { FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import type { SignedIn } from '../../infra/http/actor.ts';
import { acceptedProofs } from '../factor/repository.ts';
import { checkVerified } from '../session/verified.ts';
import { checkOwnPassword } from './check-own-password.ts';

/**
 * Requires proof of who somebody is before changes that the account depends on, in case a browser was left open: a
 * verification within the last ten minutes or, for an account with nothing better, the current password.
 *
 * @throws ServiceError `verification_required`, `credentials_invalid`, `rate_limited`
 */
export async function requireProof(
  call: { context: ServiceContext; actor: SignedIn; request: FastifyRequest },
  currentPassword: string | undefined,
): Promise<void> {
  const { context, actor } = call;
  if (currentPassword !== undefined) {
    await checkOwnPassword(call, currentPassword, 'currentPassword');
    if ((await acceptedProofs(context.db, actor.id)).hasPassword) return;
  }
  checkVerified(context, actor);
}
