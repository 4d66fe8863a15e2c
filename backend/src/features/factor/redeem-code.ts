import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { hashRecoveryCode, plainCode } from './recovery-codes.ts';
import { findTotp, useRecoveryCode, useTotpStep } from './repository.ts';
import { openTotpSecret } from './sealed-secret.ts';
import { stepsOfCode } from './totp.ts';

/** What a code was. */
export type CodeKind = 'totp' | 'recovery_code';

const TOTP_CODE = /^\d{6}$/;

type Codes = Pick<ServiceContext, 'secrets' | 'clock'>;

/**
 * Uses up a code of an account: six digits of its authenticator app, or else one of its recovery codes. In the
 * transaction of what the code causes.
 *
 * @throws ServiceError `code_invalid`
 */
export async function redeemCode(
  context: Codes,
  transaction: Queryable,
  userId: string,
  code: string,
): Promise<CodeKind> {
  const plain = plainCode(code);
  if (TOTP_CODE.test(plain)) {
    await redeemTotp(context, transaction, userId, plain);
    return 'totp';
  }
  const hash = hashRecoveryCode(context.secrets, userId, plain);
  if (!(await useRecoveryCode(transaction, userId, hash, context.clock()))) throw invalidCode();
  return 'recovery_code';
}

/**
 * Uses up a code of an account's authenticator app, and with it the steps before.
 *
 * @throws ServiceError `code_invalid`
 */
export async function redeemTotp(
  context: Codes,
  transaction: Queryable,
  userId: string,
  code: string,
): Promise<void> {
  const totp = await findTotp(transaction, userId);
  if (!totp?.confirmed_at) throw invalidCode();
  const secret = openTotpSecret(context.secrets, userId, totp.sealed_secret);
  const step = stepsOfCode(secret, plainCode(code), context.clock()).find((right) => right > totp.last_step);
  if (step === undefined) throw invalidCode();
  if (!(await useTotpStep(transaction, userId, totp, step))) throw invalidCode();
}

export function invalidCode(): ServiceError {
  return new ServiceError('code_invalid', { errors: [{ path: 'code', message: 'is not valid' }] });
}
