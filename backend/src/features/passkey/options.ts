import type { FastifyRequest } from 'fastify';
import type { PasskeyCreationOptions, PasskeyRequestOptions } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import type { SignedIn } from '../../infra/http/actor.ts';
import { CHALLENGE_MS, newChallenge, type ChallengePurpose } from './challenges.ts';
import { listPasskeys, type PasskeyRow } from './repository.ts';
import { passkeySite } from './site.ts';

interface Place {
  readonly context: ServiceContext;
  readonly request: FastifyRequest;
}

/** COSE numbers of Ed25519, ES256 and RS256: what devices have (WebAuthn 5.4). */
export const ALGORITHMS: readonly number[] = [-8, -7, -257];

/** What the browser needs to make a passkey: one that signs in without a name, and only after a PIN or a finger. */
export async function creationOptions(place: Place & { actor: SignedIn }): Promise<PasskeyCreationOptions> {
  const { actor, context } = place;
  const { rpId } = passkeySite(context, place.request);
  const held = await listPasskeys(context.db, actor.id);
  return {
    rp: { id: rpId, name: 'Maida' },
    user: { id: userHandleOf(actor.id), name: actor.email, displayName: actor.email },
    challenge: newChallenge(place, 'create'),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: held.map(descriptorOf),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** What the browser needs to sign with a passkey: with any of the site, or with one of these. */
export function requestOptions(
  place: Place,
  purpose: ChallengePurpose,
  allowed: readonly PasskeyRow[] = [],
): PasskeyRequestOptions {
  return {
    rpId: passkeySite(place.context, place.request).rpId,
    challenge: newChallenge(place, purpose),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: allowed.map(descriptorOf),
  };
}

/** The account as the authenticator stores it: says nothing about the person (WebAuthn 14.6.1). */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

function descriptorOf({ credential_id: id, transports }: PasskeyRow) {
  return { type: 'public-key', id, transports } as const;
}
