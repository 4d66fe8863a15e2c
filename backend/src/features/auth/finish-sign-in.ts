import type { Actor } from '../../infra/http/actor.ts';
import { isServiceError, ServiceError } from '../../infra/http/service-error.ts';
import { auditContextOf } from '../audit/audit-context.ts';
import { redeemCode, type CodeKind } from '../factor/redeem-code.ts';
import { clearSignInTicket, getSignInTicket, type SignInTicket } from '../session/sign-in-ticket.ts';
import {
  countAttempt,
  forgetAttempts,
  forgiveAttempt,
  SECOND_STEP,
  SECOND_STEP_ACCOUNT,
} from '../session/throttle.ts';
import { queueNoticeMail } from '../user/notice-mail.ts';
import { recordAccountAudit } from '../user/record-account-audit.ts';
import { findUser, type UserRow } from '../user/repository.ts';
import { callerOf, enter, type SignInCall } from './sign-in.ts';

/** So many wrong codes mean that somebody else knows the password: its owner is told by mail. */
const FAILURES_TO_REPORT = 5;

interface FinishCall extends SignInCall {
  readonly actor: Actor;
}

/**
 * Finishes a sign-in by password with its second step. Guesses are counted for this account from this network or
 * device, and for this account from all networks together. A device on which the second step was done before has a
 * count of its own instead, so that somebody who knows the password cannot lock its owner out.
 *
 * @throws ServiceError `sign_in_expired`, `code_invalid`, `rate_limited`
 */
export async function finishSignIn(call: FinishCall, code: string): Promise<UserRow> {
  const { context, reply } = call;
  const { db, clock } = context;
  const ticket = await getSignInTicket(call);
  const user = await findUser(db, ticket.userId);
  if (!user) throw new ServiceError('sign_in_expired');
  const { device, network } = callerOf(call, user.email);
  const isTrusted = device?.isSecondStepDone === true;
  const caller = `${user.id}\0${isTrusted ? device.id : network}`;
  const failures = await countAttempt(db, SECOND_STEP, caller, clock());
  const all = isTrusted ? failures : await countAttempt(db, SECOND_STEP_ACCOUNT, user.id, clock());
  const kind = await redeem(call, ticket, user, code).catch(async (error: unknown) => {
    if (isServiceError(error) && error.code === 'code_invalid' && all === FAILURES_TO_REPORT) {
      await queueNoticeMail(call, db, 'second_step_failed', user);
    }
    throw error;
  });
  await forgetAttempts(db, SECOND_STEP, caller);
  // Their own slips go as well; otherwise somebody whose browser forgets its cookies would wait longer each time.
  if (!isTrusted) await forgiveAttempt(db, SECOND_STEP_ACCOUNT, user.id, clock(), failures);
  clearSignInTicket(context, reply);
  await enter(call, user, kind);
  return user;
}

/** Uses up ticket and code; a wrong code leaves the ticket as it is. */
function redeem(call: FinishCall, ticket: SignInTicket, user: UserRow, code: string): Promise<CodeKind> {
  const { context } = call;
  return context.db.transaction(async (transaction) => {
    await ticket.redeem(transaction);
    const kind = await redeemCode(context, transaction, user.id, code);
    if (kind === 'recovery_code') {
      const audit = auditContextOf(call);
      await recordAccountAudit(transaction, audit, 'recovery_code_used', user, context.clock());
      await queueNoticeMail(call, transaction, 'recovery_code_used', user);
    }
    return kind;
  });
}
