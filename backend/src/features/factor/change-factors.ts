import type { FastifyRequest } from 'fastify';
import type { NewTotp } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { SignedIn } from '../../infra/http/actor.ts';
import { notFound, ServiceError } from '../../infra/http/service-error.ts';
import { auditContextOf } from '../audit/audit-context.ts';
import { markVerified } from '../session/repository.ts';
import { queueNoticeMail } from '../user/notice-mail.ts';
import { recordAccountAudit } from '../user/record-account-audit.ts';
import { lockUser } from '../user/repository.ts';
import { hashRecoveryCode, newRecoveryCodes, plainCode } from './recovery-codes.ts';
import { invalidCode } from './redeem-code.ts';
import {
  confirmTotpRow,
  findTotp,
  getFactors,
  removeLoneRecoveryCodes,
  removeRecoveryCodes,
  removeTotpRow,
  replaceRecoveryCodes,
  storeTotp,
} from './repository.ts';
import { openTotpSecret, sealTotpSecret } from './sealed-secret.ts';
import { newTotpSecret, secretText, stepsOfCode, totpUri } from './totp.ts';

interface Call {
  readonly context: ServiceContext;
  readonly actor: SignedIn;
  readonly request: FastifyRequest;
}

type FactorChange = 'totp_added' | 'totp_removed' | 'recovery_codes_made' | 'recovery_codes_removed';

/**
 * A secret for an authenticator app; it counts for nothing until {@link confirmTotp}.
 *
 * @throws ServiceError `conflict` when there is an app already
 */
export async function beginTotp({ context, actor }: Call): Promise<NewTotp> {
  const secret = newTotpSecret();
  const sealed = sealTotpSecret(context.secrets, actor.id, secret);
  if (!(await storeTotp(context.db, actor.id, sealed, context.clock()))) throw new ServiceError('conflict');
  return { secret: secretText(secret), uri: totpUri(secret, actor.email) };
}

/**
 * Turns the authenticator app on: its first code shows that it has the secret. From now on the password needs a second
 * step. Returns new recovery codes, which are shown once.
 *
 * @throws ServiceError `code_invalid`; `not_found` without a set-up
 */
export function confirmTotp(call: Call, code: string): Promise<string[]> {
  const { context, actor } = call;
  const now = context.clock();
  return changeFactors(call, 'totp_added', async (transaction) => {
    const totp = await findTotp(transaction, actor.id);
    if (!totp || totp.confirmed_at) throw notFound();
    const secret = openTotpSecret(context.secrets, actor.id, totp.sealed_secret);
    const step = stepsOfCode(secret, plainCode(code), now).at(-1);
    if (step === undefined) throw invalidCode();
    if (!(await confirmTotpRow(transaction, actor.id, totp, step, now))) throw notFound();
    await markVerified(transaction, actor.sessionId, 'totp', now);
    return storeNewCodes(call, transaction);
  });
}

/** @throws ServiceError `not_found` without an authenticator app */
export function removeTotp(call: Call): Promise<void> {
  return changeFactors(call, 'totp_removed', async (transaction) => {
    if (!(await removeTotpRow(transaction, call.actor.id))) throw notFound();
    await removeLoneRecoveryCodes(transaction, call.actor.id);
  });
}

/**
 * Makes recovery codes, in place of earlier ones. For an account that had none, the password needs a second step from
 * now on.
 *
 * @throws ServiceError `conflict` when there is nothing that they could stand in for
 */
export function makeRecoveryCodes(call: Call): Promise<string[]> {
  return changeFactors(call, 'recovery_codes_made', async (transaction) => {
    const { totp_at: totpAt, has_passkey: hasPasskey } = await getFactors(transaction, call.actor.id);
    if (totpAt === null && !hasPasskey) throw new ServiceError('conflict');
    return storeNewCodes(call, transaction);
  });
}

/**
 * Removes the recovery codes of an account with passkeys alone, whose password then signs in alone again.
 *
 * @throws ServiceError `conflict` with an authenticator app, which must not be the only way in; `not_found`
 */
export function removeOwnRecoveryCodes(call: Call): Promise<void> {
  return changeFactors(call, 'recovery_codes_removed', async (transaction) => {
    const { totp_at: totpAt } = await getFactors(transaction, call.actor.id);
    if (totpAt !== null) throw new ServiceError('conflict');
    if ((await removeRecoveryCodes(transaction, call.actor.id)) === 0) throw notFound();
  });
}

async function storeNewCodes({ context, actor }: Call, transaction: Queryable): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(context.secrets, actor.id, code));
  await replaceRecoveryCodes(transaction, actor.id, hashes, context.clock());
  return codes;
}

/** Changes the caller's factors one after the other, writes it into the audit log and mails them about it. */
function changeFactors<Result>(
  call: Call,
  kind: FactorChange,
  change: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const { context, actor } = call;
  return context.db.transaction(async (transaction) => {
    const user = await lockUser(transaction, actor.id);
    if (!user) throw new ServiceError('unauthorized');
    const result = await change(transaction);
    await recordAccountAudit(transaction, auditContextOf(call), kind, user, context.clock());
    await queueNoticeMail(call, transaction, kind, user);
    return result;
  });
}
