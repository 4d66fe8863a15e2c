import type { FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { verifyPassword } from '../session/passwords.ts';
import {
  countAttempt,
  forgetAttempts,
  forgiveAttempt,
  SIGN_IN,
  SIGN_IN_ADDRESS,
} from '../session/throttle.ts';
import { findUserByEmail, type UserRow } from '../user/user-repository.ts';

/**
 * Checks e-mail and password. Known and unknown accounts get the same answer in the same time; failures make the
 * next attempts wait, for this account from this address alone.
 *
 * @throws ServiceError `credentials_invalid`, `rate_limited`, `unavailable` when too many sign in at once
 */
export async function checkCredentials(
  context: ServiceContext,
  request: FastifyRequest,
  email: string,
  password: string,
): Promise<UserRow> {
  const { db } = context;
  const account = `${email}\0${request.ip}`;
  await countAttempt(db, SIGN_IN_ADDRESS, request.ip, context.clock());
  await countAttempt(db, SIGN_IN, account, context.clock());
  const user = await findUserByEmail(db, email);
  if (!(await verifyPassword(user?.password_hash, password)) || !user) {
    throw new ServiceError('credentials_invalid');
  }
  await forgetAttempts(db, SIGN_IN, account);
  await forgiveAttempt(db, SIGN_IN_ADDRESS, request.ip, context.clock());
  return user;
}
