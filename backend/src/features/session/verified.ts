import type { ServiceContext } from '../../context.ts';
import type { Actor } from '../../infra/http/actor.ts';
import { ServiceError } from '../../infra/http/service-error.ts';

/** Milliseconds for which a proof of who somebody is counts. */
const VERIFIED_MS = 10 * 60_000;

/** Whether the caller has proved within the last minutes who they are: by signing in, or when they were asked. */
export function isVerified({ clock }: Pick<ServiceContext, 'clock'>, actor: Actor): boolean {
  return actor.id !== null && actor.verifiedAt !== null && clock() - actor.verifiedAt.getTime() < VERIFIED_MS;
}

/**
 * @throws ServiceError `verification_required`; the page then asks for a passkey or the password, and repeats the call
 */
export function checkVerified(context: Pick<ServiceContext, 'clock'>, actor: Actor): void {
  if (!isVerified(context, actor)) throw new ServiceError('verification_required');
}
