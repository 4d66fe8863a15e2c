import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { NewPasskeyCredential } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import type { SignedIn } from '../../infra/http/actor.ts';
import { auditContextOf } from '../audit/audit-context.ts';
import { markVerified } from '../session/repository.ts';
import { queueNoticeMail } from '../user/notice-mail.ts';
import { recordAccountAudit } from '../user/record-account-audit.ts';
import { getUser } from '../user/repository.ts';
import { checkChallenge, invalidPasskey, useChallenge } from './challenges.ts';
import { ALGORITHMS } from './options.ts';
import { insertPasskey, type PasskeyRow } from './repository.ts';
import { passkeySite } from './site.ts';

interface AddCall {
  readonly context: ServiceContext;
  readonly actor: SignedIn;
  readonly request: FastifyRequest;
}

/**
 * Stores a passkey that the caller's browser has made. Making it needed the person's finger, face or PIN, so the
 * session counts as proved by a passkey from now on.
 *
 * @throws ServiceError `passkey_invalid`, `passkeys_full`, `conflict`
 */
export async function addPasskey(
  call: AddCall,
  name: string,
  credential: NewPasskeyCredential,
): Promise<PasskeyRow> {
  const { context, actor } = call;
  const now = context.clock();
  const challenge = checkChallenge(call, 'create', credential.response.clientDataJSON);
  const made = await verify(call, challenge, credential);
  return context.db.transaction(async (transaction) => {
    await useChallenge(transaction, challenge, now);
    const user = await getUser(transaction, actor.id);
    const passkey = await insertPasskey(transaction, { ...made, name, user_id: actor.id }, now);
    await markVerified(transaction, actor.sessionId, 'passkey', now);
    await recordAccountAudit(transaction, auditContextOf(call), 'passkey_added', user, now);
    await queueNoticeMail(call, transaction, 'passkey_added', user);
    return passkey;
  });
}

async function verify(call: AddCall, challenge: string, credential: NewPasskeyCredential) {
  const { rpId, origin } = passkeySite(call.context, call.request);
  const { clientDataJSON, attestationObject, transports = [] } = credential.response;
  const { registrationInfo: info } = await verifyRegistrationResponse({
    response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }).then(
    (result) => (result.verified ? result : Promise.reject(invalidPasskey('The attestation does not hold'))),
    (error: unknown) => Promise.reject(invalidPasskey('The answer does not hold', error)),
  );
  return {
    credential_id: info.credential.id,
    public_key: Buffer.from(info.credential.publicKey),
    counter: info.credential.counter,
    transports,
    is_backed_up: info.credentialBackedUp,
  };
}
