import type { FastifyRequest } from 'fastify';
import { VISITOR_HEADER } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import { readCookie } from '../../infra/http/cookies.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { cookieNames, XSRF_HEADER } from './cookie-names.ts';
import { sessionToken } from './find-actor.ts';
import { isSameText } from './secrets.ts';
import { TOKEN_PATTERN } from './tokens.ts';

/** The XSRF token that belongs to a session or visitor token; it cannot be computed without the service's secret. */
export function xsrfTokenOf(context: ServiceContext, token: string): string {
  return context.secrets.sign('xsrf', token);
}

/** The cookie that a request's XSRF token must be bound to: its session or, without one, its visitor cookie. */
export function xsrfBinding(context: ServiceContext, request: FastifyRequest): string | undefined {
  return sessionToken(context, request) ?? visitorToken(context, request);
}

/** The token of a browser, signed in or not; undefined for a new one. */
export function visitorToken(context: ServiceContext, request: FastifyRequest): string | undefined {
  const token = readCookie(request.headers.cookie, cookieNames(context.config).visitor);
  return token !== undefined && TOKEN_PATTERN.test(token) ? token : undefined;
}

/** The token that a page makes for itself where the browser keeps no cookies; undefined where it keeps any of ours. */
export function pageToken(context: ServiceContext, request: FastifyRequest): string | undefined {
  const token = request.headers[VISITOR_HEADER];
  const isToken = typeof token === 'string' && TOKEN_PATTERN.test(token);
  return isToken && xsrfBinding(context, request) === undefined ? token : undefined;
}

/** @throws ServiceError `xsrf_invalid` unless the header carries the token of this very session or visitor */
export function checkXsrf(context: ServiceContext, request: FastifyRequest): void {
  const binding = xsrfBinding(context, request);
  const given = request.headers[XSRF_HEADER];
  const isValid =
    binding !== undefined && typeof given === 'string' && isSameText(given, xsrfTokenOf(context, binding));
  if (!isValid) throw new ServiceError('xsrf_invalid');
}
