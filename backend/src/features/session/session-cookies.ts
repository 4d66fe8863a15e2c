import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import { formatCookie, readCookie } from '../../infra/http/cookies.ts';
import { cookieNames, XSRF_COOKIE } from './cookie-names.ts';
import { SESSION_LIFETIME_MS } from './repository.ts';
import { newToken } from './tokens.ts';
import { xsrfBinding, xsrfTokenOf } from './xsrf.ts';

const LIFETIME_S = SESSION_LIFETIME_MS / 1000;

/** Gives the browser a new session and the XSRF token bound to it. */
export function setSessionCookies(context: ServiceContext, reply: FastifyReply, token: string): void {
  const { isSecure } = context.config;
  reply.header(
    'set-cookie',
    formatCookie(cookieNames(context.config).session, token, { isSecure, maxAge: LIFETIME_S }),
  );
  setXsrfCookie(context, reply, token);
}

/** Removes the session from the browser, and gives it a visitor's XSRF token. */
export function setVisitorCookies(context: ServiceContext, reply: FastifyReply): void {
  const { isSecure } = context.config;
  const { session, visitor } = cookieNames(context.config);
  const token = newToken();
  reply.header('set-cookie', formatCookie(session, '', { isSecure, maxAge: 0 }));
  reply.header('set-cookie', formatCookie(visitor, token, { isSecure, maxAge: LIFETIME_S }));
  setXsrfCookie(context, reply, token);
}

/** Ensures that the browser has the XSRF token of its session or visit; called when a page starts. */
export function ensureXsrfCookie(
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const binding = xsrfBinding(context, request);
  if (binding === undefined) return setVisitorCookies(context, reply);
  const held = readCookie(request.headers.cookie, XSRF_COOKIE);
  if (held !== xsrfTokenOf(context, binding)) setXsrfCookie(context, reply, binding);
}

function setXsrfCookie(context: ServiceContext, reply: FastifyReply, binding: string): void {
  const { isSecure } = context.config;
  const options = { isSecure, maxAge: LIFETIME_S, isReadable: true };
  reply.header('set-cookie', formatCookie(XSRF_COOKIE, xsrfTokenOf(context, binding), options));
}
