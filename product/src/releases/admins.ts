import { createAdminCheck, type Service } from 'backend';
import type { DeliveryOptions } from 'platform/delivery';
import type { IdentifyAdmin } from 'platform/http';
import { readComposition, ReleaseError } from 'platform/contract/server';

const REASONS = {
  unauthorized: 'Sign in as an admin, or send a pipeline’s token.',
  forbidden: 'Releases are for admins.',
  factor_required: 'Add a passkey or an authenticator app to your account first.',
  verification_required: 'Prove who you are at /auth/verification, and send it again.',
  origin_invalid: 'This call has to come from a page of this site.',
  xsrf_invalid: 'The X-XSRF-TOKEN header is missing or belongs to another session.',
  unavailable: 'The service cannot say who you are. Try again.',
} as const;

/** Admins by their session, as the service sees them. */
export function createIdentifyAdmin(service: Pick<Service, 'context'>): IdentifyAdmin {
  const identify = createAdminCheck(service);
  return async (request, kind) => {
    const answer = await identify(request, kind === 'change');
    if ('email' in answer) return { who: answer.email };
    throw new ReleaseError(answer.refusal, REASONS[answer.refusal]);
  };
}

/** Finds the set of versions that a request asks to see again: any for admins, others need a signed link. */
export function createFindReplay(
  service: Pick<Service, 'context'>,
  readSecret: () => Promise<string>,
): NonNullable<DeliveryOptions['findReplay']> {
  const identify = createAdminCheck(service);
  return async (request, value) => {
    const replay = readComposition(value, { secret: await readSecret(), now: Date.now() });
    const isAllowed = replay?.isSigned === true || 'email' in (await identify(request, false));
    return isAllowed ? replay?.composition : undefined;
  };
}
