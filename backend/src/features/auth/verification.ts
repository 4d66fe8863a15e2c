import type { FastifyRequest } from 'fastify';
import type { PasskeyProof, VerificationOptions } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import type { SignedIn } from '../../infra/http/actor.ts';
import { invalidField, ServiceError } from '../../infra/http/service-error.ts';
import { invalidPasskey } from '../passkey/challenges.ts';
import { checkProof, redeemProof } from '../passkey/check-proof.ts';
import { requestOptions } from '../passkey/options.ts';
import { listPasskeys } from '../passkey/repository.ts';
import { markVerified } from '../session/repository.ts';
import { isVerified } from '../session/verified.ts';
import { checkOwnPassword } from '../user/check-own-password.ts';

interface VerificationCall {
  readonly context: ServiceContext;
  readonly actor: SignedIn;
  readonly request: FastifyRequest;
}

/** How the caller can prove who they are: a password can be phished, so it only counts without a passkey. */
export async function verificationOptions(call: VerificationCall): Promise<VerificationOptions> {
  const { actor, context } = call;
  const held = await listPasskeys(context.db, actor.id);
  const hasPasskey = held.length > 0;
  return {
    passkey: hasPasskey ? requestOptions(call, 'verify', held) : null,
    hasPassword: !hasPasskey,
    isPasskeyRequired: actor.lacksPasskey,
    isVerified: isVerified(context, actor),
  };
}

/** @throws ServiceError `passkey_invalid`, `credentials_invalid`, `rate_limited`, `validation_failed` */
export async function verify(
  call: VerificationCall,
  given: { readonly credential?: PasskeyProof | undefined; readonly password?: string | undefined },
): Promise<void> {
  if (given.credential) return verifyByPasskey(call, given.credential);
  if (given.password === undefined) throw invalidField('password', 'is needed');
  const { db, clock } = call.context;
  if ((await listPasskeys(db, call.actor.id)).length > 0) throw new ServiceError('verification_required');
  await checkOwnPassword(call, given.password, 'password');
  await markVerified(db, call.actor.sessionId, false, clock());
}

async function verifyByPasskey(call: VerificationCall, proof: PasskeyProof): Promise<void> {
  const { context, actor } = call;
  const checked = await checkProof(call, 'verify', proof);
  if (checked.passkey.user_id !== actor.id) throw invalidPasskey('The passkey belongs to another account');
  await context.db.transaction(async (transaction) => {
    await redeemProof(transaction, checked, context.clock());
    await markVerified(transaction, actor.sessionId, true, context.clock());
  });
}
