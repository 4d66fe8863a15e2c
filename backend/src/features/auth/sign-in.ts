import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import { callerNetwork } from '../../infra/http/network.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { getFactors, hasSecondStep } from '../factor/repository.ts';
import { beginSession } from '../session/begin-session.ts';
import { findKnownDevice, setKnownDevice } from '../session/known-device.ts';
import { verifyPassword } from '../session/passwords.ts';
import type { Proof } from '../session/repository.ts';
import { issueSignInTicket } from '../session/sign-in-ticket.ts';
import { newToken } from '../session/tokens.ts';
import {
  countAttempt,
  forgetAttempts,
  forgiveAttempt,
  SIGN_IN,
  SIGN_IN_ACCOUNT,
  SIGN_IN_ADDRESS,
} from '../session/throttle.ts';
import { findUserByEmail, type UserRow } from '../user/repository.ts';

/** Origin of a sign-in. */
export interface SignInCall {
  readonly context: ServiceContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Signs in with e-mail and password. An account with a second step gets no session yet but a ticket for that step.
 *
 * @throws ServiceError `second_step_required`, and what {@link checkCredentials} refuses
 */
export async function signIn(call: SignInCall, email: string, password: string): Promise<UserRow> {
  const user = await checkCredentials(call, email, password);
  if (hasSecondStep(await getFactors(call.context.db, user.id))) {
    await issueSignInTicket(call, user.id);
    throw new ServiceError('second_step_required');
  }
  await enter(call, user, 'password');
  return user;
}

/**
 * Checks e-mail and password. Known and unknown accounts get the same reply in the same time. Attempts make the next
 * ones wait until a sign-in is complete: for this account from this network, and for this account from all networks
 * together. A device that has signed in to the account before has a count of its own and no other, so that nobody can
 * lock its owner out, neither by guessing nor from the same line.
 *
 * @throws ServiceError `credentials_invalid`, `rate_limited`, `unavailable` when too many sign in at the same time
 */
async function checkCredentials(call: SignInCall, email: string, password: string): Promise<UserRow> {
  const { db, clock } = call.context;
  const { network, device, caller } = callerOf(call, email);
  if (device === undefined) await countAttempt(db, SIGN_IN_ADDRESS, network, clock());
  await countAttempt(db, SIGN_IN, caller, clock());
  if (device === undefined) await countAttempt(db, SIGN_IN_ACCOUNT, email, clock());
  const user = await findUserByEmail(db, email);
  if (!(await verifyPassword(user?.password_hash, password)) || !user) {
    throw new ServiceError('credentials_invalid');
  }
  return user;
}

/**
 * Starts the session of a sign-in that is complete: its attempts no longer count, and its device is known from now on.
 */
export async function enter(call: SignInCall, user: UserRow, proof: Proof): Promise<void> {
  const { context, reply } = call;
  const { db, clock } = context;
  const { network, device, caller } = callerOf(call, user.email);
  await forgetAttempts(db, SIGN_IN, caller);
  if (device === undefined) {
    await forgiveAttempt(db, SIGN_IN_ADDRESS, network, clock());
    await forgiveAttempt(db, SIGN_IN_ACCOUNT, user.email, clock());
  }
  const isSecondStepDone = proof !== 'password';
  setKnownDevice(context, reply, user.email, { id: device?.id ?? newToken(), isSecondStepDone });
  await beginSession(call, user, proof);
}

/** Where a sign-in to an account comes from. */
export function callerOf({ context, request }: SignInCall, email: string) {
  const network = callerNetwork(request);
  const device = findKnownDevice(context, request, email);
  return { network, device, caller: `${email}\0${device?.id ?? network}` };
}
