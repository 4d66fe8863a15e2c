import type { FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import { GUEST, type Actor } from '../../infra/http/actor.ts';
import { readCookie } from '../../infra/http/cookies.ts';
import { cookieNames } from './cookie-names.ts';
import { findSession } from './repository.ts';
import { TOKEN_PATTERN } from './tokens.ts';

/** The session token a request carries, live or not. */
export function sessionToken(context: ServiceContext, request: FastifyRequest): string | undefined {
  const token = readCookie(request.headers.cookie, cookieNames(context.config).session);
  return token !== undefined && TOKEN_PATTERN.test(token) ? token : undefined;
}

/**
 * The caller of a request. Outside the demo an admin has no power but over their own account until this session was
 * proved by a passkey: a password, a code and a session that began with them can be phished. For the same reason such a
 * session cannot add or remove passkeys once there is one.
 */
export async function findActor(context: ServiceContext, request: FastifyRequest): Promise<Actor> {
  const token = sessionToken(context, request);
  if (token === undefined) return GUEST;
  const row = await findSession(context.db, token, context.clock());
  if (!row) return GUEST;
  const { user_id: id, confirmed, email, session_id: sessionId } = row;
  const { isDemo } = context.config;
  const lacksPasskey = row.role === 'ADMIN' && !isDemo && row.passkey_at === null;
  const verifiedAt = row.has_unused_passkey && !isDemo ? null : row.verified_at;
  const role = lacksPasskey ? 'USER' : row.role;
  return { id, role, confirmed, email, sessionId, verifiedAt, lacksPasskey };
}
