import type { FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import { GUEST, type Actor, type SignedIn } from '../../infra/http/actor.ts';
import { readCookie } from '../../infra/http/cookies.ts';
import { cookieNames } from './cookie-names.ts';
import { findSession, type SessionRow } from './repository.ts';
import { TOKEN_PATTERN } from './tokens.ts';

/** The session token a request carries, live or not. */
export function sessionToken(context: ServiceContext, request: FastifyRequest): string | undefined {
  const token = readCookie(request.headers.cookie, cookieNames(context.config).session);
  return token !== undefined && TOKEN_PATTERN.test(token) ? token : undefined;
}

/**
 * The caller of a request. Outside the demo an admin has no power but over their own account until this session was
 * proved by a passkey or an authenticator app. Nor does the password prove enough to add, remove or change what signs
 * in to an account that has one of these; a recovery code does, for who has lost them.
 */
export async function findActor(context: ServiceContext, request: FastifyRequest): Promise<Actor> {
  const token = sessionToken(context, request);
  if (token === undefined) return GUEST;
  const row = await findSession(context.db, token, context.clock());
  if (!row) return GUEST;
  const { user_id: id, confirmed, email, session_id: sessionId } = row;
  const factor = factorOf(row);
  const lacksFactor = row.role === 'ADMIN' && !context.config.isDemo && factor === null;
  const role = lacksFactor ? 'USER' : row.role;
  const verifiedAt = lacksFactor && row.is_factor_unused ? null : row.verified_at;
  return { id, role, confirmed, email, sessionId, verifiedAt, factor, lacksFactor };
}

function factorOf(row: Pick<SessionRow, 'passkey_at' | 'totp_at'>): SignedIn['factor'] {
  if (row.passkey_at) return 'passkey';
  return row.totp_at ? 'totp' : null;
}
