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

/** The caller of a request. */
export async function findActor(context: ServiceContext, request: FastifyRequest): Promise<Actor> {
  const token = sessionToken(context, request);
  if (token === undefined) return GUEST;
  const row = await findSession(context.db, token, context.clock());
  if (!row) return GUEST;
  const { user_id: id, role, confirmed, email, session_id: sessionId } = row;
  return { id, role, confirmed, email, sessionId };
}
