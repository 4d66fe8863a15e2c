import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { PasskeyProof } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { checkChallenge, invalidPasskey, useChallenge, type ChallengePurpose } from './challenges.ts';
import { userHandleOf } from './options.ts';
import { findPasskey, recordPasskeyUse, type PasskeyRow } from './repository.ts';
import { passkeySite } from './site.ts';

interface Place {
  readonly context: ServiceContext;
  readonly request: FastifyRequest;
}

/** A proof that holds; it counts once {@link redeemProof} has stored that. */
export interface CheckedProof {
  readonly passkey: PasskeyRow;
  readonly challenge: string;
  readonly used: { readonly counter: number; readonly isBackedUp: boolean };
}

/**
 * Checks a browser's answer: signed by a passkey we know, for this site, this browser and this purpose, after the
 * person has unlocked it.
 *
 * @throws ServiceError `passkey_invalid`; the same for a passkey that is unknown
 */
export async function checkProof(
  place: Place,
  purpose: ChallengePurpose,
  proof: PasskeyProof,
): Promise<CheckedProof> {
  const { rpId, origin } = passkeySite(place.context, place.request);
  const challenge = checkChallenge(place, purpose, proof.response.clientDataJSON);
  const passkey = await findPasskey(place.context.db, proof.id);
  if (!passkey) throw invalidPasskey('The passkey is not known');
  const { userHandle } = proof.response;
  if (userHandle && userHandle !== userHandleOf(passkey.user_id)) {
    throw invalidPasskey('The passkey belongs to another account');
  }
  const { authenticationInfo: info } = await verifyAuthenticationResponse({
    response: { ...proof, response: signedPart(proof), clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
  }).then(
    (result) => (result.verified ? result : Promise.reject(invalidPasskey('The signature is wrong'))),
    (error: unknown) => Promise.reject(invalidPasskey('The answer does not hold', error)),
  );
  const used = { counter: info.newCounter, isBackedUp: info.credentialBackedUp };
  return { passkey, challenge, used };
}

/**
 * Makes a checked proof count, in the transaction of what it causes.
 *
 * @throws ServiceError `passkey_invalid` when it has counted before, or the passkey was removed meanwhile
 */
export async function redeemProof(
  transaction: Queryable,
  { passkey, challenge, used }: CheckedProof,
  now: number,
): Promise<void> {
  await useChallenge(transaction, challenge, now);
  const isRecorded = await recordPasskeyUse(transaction, passkey, used, now);
  if (!isRecorded) throw invalidPasskey('The passkey’s counter has not grown');
}

function signedPart({ response }: PasskeyProof) {
  const { clientDataJSON, authenticatorData, signature } = response;
  return { clientDataJSON, authenticatorData, signature };
}
