import type { FastifyRequest } from 'fastify';
import type { PasskeyProof, VerificationOptions } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import type { SignedIn } from '../../infra/http/actor.ts';
import { invalidField, ServiceError } from '../../infra/http/service-error.ts';
import { redeemTotp } from '../factor/redeem-code.ts';
import { acceptedProofs } from '../factor/repository.ts';
import { invalidPasskey } from '../passkey/challenges.ts';
import { checkProof, redeemProof } from '../passkey/check-proof.ts';
import { requestOptions } from '../passkey/options.ts';
import { listPasskeys } from '../passkey/repository.ts';
import { markVerified } from '../session/repository.ts';
import { isVerified } from '../session/verified.ts';
import { countAttempt, forgetAttempts, VERIFICATION_CODE } from '../session/throttle.ts';
import { checkOwnPassword } from '../user/check-own-password.ts';

interface VerificationCall {
  readonly context: ServiceContext;
  readonly actor: SignedIn;
  readonly request: FastifyRequest;
}

/**
 * How the caller can prove who they are: by passkey or authenticator app, and by the password only without either. An
 * admin who has just come in by a recovery code has lost the passkey, and is led to a new one.
 */
export async function verificationOptions(call: VerificationCall): Promise<VerificationOptions> {
  const { actor, context } = call;
  const held = await listPasskeys(context.db, actor.id);
  const isProved = isVerified(context, actor);
  const hasPasskey = held.length > 0 && !(actor.lacksFactor && isProved);
  const { hasTotp, hasPassword } = await acceptedProofs(context.db, actor.id);
  return {
    passkey: hasPasskey ? requestOptions(call, 'verify', held) : null,
    hasTotp,
    hasPassword,
    isFactorRequired: actor.lacksFactor,
    isVerified: isProved,
  };
}

/**
 * @throws ServiceError `passkey_invalid`, `code_invalid`, `credentials_invalid`, `rate_limited`, `validation_failed`
 */
export async function verify(
  call: VerificationCall,
  given: {
    readonly credential?: PasskeyProof | undefined;
    readonly code?: string | undefined;
    readonly password?: string | undefined;
  },
): Promise<void> {
  if (given.credential) return verifyByPasskey(call, given.credential);
  const { db, clock } = call.context;
  if (given.code !== undefined) return verifyByCode(call, given.code);
  if (given.password === undefined) throw invalidField('password', 'is needed');
  if (!(await acceptedProofs(db, call.actor.id)).hasPassword) throw new ServiceError('verification_required');
  await checkOwnPassword(call, given.password, 'password');
  await markVerified(db, call.actor.sessionId, 'password', clock());
}

async function verifyByCode({ context, actor }: VerificationCall, code: string): Promise<void> {
  const { db, clock } = context;
  await countAttempt(db, VERIFICATION_CODE, actor.id, clock());
  await db.transaction(async (transaction) => {
    await redeemTotp(context, transaction, actor.id, code);
    await markVerified(transaction, actor.sessionId, 'totp', clock());
  });
  await forgetAttempts(db, VERIFICATION_CODE, actor.id);
}

async function verifyByPasskey(call: VerificationCall, proof: PasskeyProof): Promise<void> {
  const { context, actor } = call;
  const checked = await checkProof(call, 'verify', proof);
  if (checked.passkey.user_id !== actor.id) throw invalidPasskey('The passkey belongs to another account');
  await context.db.transaction(async (transaction) => {
    await redeemProof(transaction, checked, context.clock());
    await markVerified(transaction, actor.sessionId, 'passkey', context.clock());
  });
}
