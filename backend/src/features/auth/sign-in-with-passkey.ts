import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PasskeyProof } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import { callerNetwork } from '../../infra/http/network.ts';
import { checkProof, redeemProof } from '../passkey/check-proof.ts';
import { beginSession } from '../session/begin-session.ts';
import { countAttempt, forgiveAttempt, SIGN_IN_ADDRESS } from '../session/throttle.ts';
import { getUser, type UserRow } from '../user/repository.ts';

interface SignInCall {
  readonly context: ServiceContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Signs in with a passkey alone: it is something the person has, and the device has asked for their finger, face or
 * PIN.
 *
 * @throws ServiceError `passkey_invalid`, `rate_limited`
 */
export async function signInWithPasskey(call: SignInCall, proof: PasskeyProof): Promise<UserRow> {
  const { db, clock } = call.context;
  const network = callerNetwork(call.request);
  await countAttempt(db, SIGN_IN_ADDRESS, network, clock());
  const checked = await checkProof(call, 'sign_in', proof);
  const user = await db.transaction(async (transaction) => {
    await redeemProof(transaction, checked, clock());
    return getUser(transaction, checked.passkey.user_id);
  });
  await forgiveAttempt(db, SIGN_IN_ADDRESS, network, clock());
  await beginSession(call, user, 'passkey');
  return user;
}
