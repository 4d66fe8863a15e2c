import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import { callerNetwork } from '../../infra/http/network.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { findKnownDevice, setKnownDevice } from '../session/known-device.ts';
import { verifyPassword } from '../session/passwords.ts';
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
 * Checks e-mail and password. Known and unknown accounts get the same reply in the same time. Failures make the next
 * attempts wait: for this account from this network, and for this account from all networks together. A device that
 * has signed in to the account before has a count of its own, so that nobody can lock its owner out.
 *
 * @throws ServiceError `credentials_invalid`, `rate_limited`, `unavailable` when too many sign in at the same time
 */
export async function checkCredentials(call: SignInCall, email: string, password: string): Promise<UserRow> {
  const { context, request, reply } = call;
  const { db, clock } = context;
  const network = callerNetwork(request);
  const device = findKnownDevice(context, request, email);
  const caller = `${email}\0${device ?? network}`;
  await countAttempt(db, SIGN_IN_ADDRESS, network, clock());
  await countAttempt(db, SIGN_IN, caller, clock());
  if (device === undefined) await countAttempt(db, SIGN_IN_ACCOUNT, email, clock());
  const user = await findUserByEmail(db, email);
  if (!(await verifyPassword(user?.password_hash, password)) || !user) {
    throw new ServiceError('credentials_invalid');
  }
  await forgetAttempts(db, SIGN_IN, caller);
  await forgiveAttempt(db, SIGN_IN_ADDRESS, network, clock());
  if (device === undefined) await forgiveAttempt(db, SIGN_IN_ACCOUNT, email, clock());
  setKnownDevice(context, reply, email, device);
  return user;
}
