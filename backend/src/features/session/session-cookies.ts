import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import { formatCookie, readCookie } from '../../infra/http/cookies.ts';
import { cookieNames, XSRF_COOKIE } from './cookie-names.ts';
import { SESSION_LIFETIME_MS } from './repository.ts';
import { newToken } from './tokens.ts';
import { visitorToken, xsrfBinding, xsrfTokenOf } from './xsrf.ts';

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

/**
 * Removes the session from the browser, and gives it a visitor's XSRF token. The visitor token stays the same across
 * sign-ins and sign-outs: it identifies the browser of an order that is sent again.
 */
export function setVisitorCookies(
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { isSecure } = context.config;
  const { session } = cookieNames(context.config);
  reply.header('set-cookie', formatCookie(session, '', { isSecure, maxAge: 0 }));
  setXsrfCookie(context, reply, visitorToken(context, request) ?? giveVisitorToken(context, reply));
}

/** Ensures that the browser has the XSRF token of its session or visit; called when a page starts. */
export function ensureXsrfCookie(
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const binding = xsrfBinding(context, request);
  if (binding === undefined) return setVisitorCookies(context, request, reply);
  if (visitorToken(context, request) === undefined) giveVisitorToken(context, reply);
  const held = readCookie(request.headers.cookie, XSRF_COOKIE);
  if (held !== xsrfTokenOf(context, binding)) setXsrfCookie(context, reply, binding);
}

function giveVisitorToken(context: ServiceContext, reply: FastifyReply): string {
  const { isSecure } = context.config;
  const token = newToken();
  const { visitor } = cookieNames(context.config);
  reply.header('set-cookie', formatCookie(visitor, token, { isSecure, maxAge: LIFETIME_S }));
  return token;
}

function setXsrfCookie(context: ServiceContext, reply: FastifyReply, binding: string): void {
  const { isSecure } = context.config;
  const options = { isSecure, maxAge: LIFETIME_S, isReadable: true };
  reply.header('set-cookie', formatCookie(XSRF_COOKIE, xsrfTokenOf(context, binding), options));
}
