import type { FastifyRequest } from 'fastify';
import { ServiceError } from './service-error.ts';

/**
 * Refuses a change that a page of another site sends. A page cannot forge `Sec-Fetch-Site`; without it (plain HTTP to
 * another machine, old browsers) `Origin` has to be this site. A caller that sends neither is no browser, and still
 * needs the XSRF token.
 *
 * @throws ServiceError `origin_invalid`
 */
export function checkOrigin(request: FastifyRequest, publicUrl: URL | null): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    throw new ServiceError('origin_invalid');
  }
  const { origin } = request.headers;
  if (origin !== undefined && !isOwn(origin, request, publicUrl)) throw new ServiceError('origin_invalid');
}

/**
 * Stricter, for the one GET that changes something and for changes without cookies: only a page of this origin may send
 * it.
 *
 * @throws ServiceError `origin_invalid`
 */
export function requireSameOrigin(request: FastifyRequest, publicUrl: URL | null): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  const source = request.headers.origin ?? request.headers.referer;
  if (site === undefined && source !== undefined && isOwn(source, request, publicUrl)) return;
  throw new ServiceError('origin_invalid');
}

function isOwn(source: string, request: FastifyRequest, publicUrl: URL | null): boolean {
  const url = URL.parse(source);
  if (url === null) return false;
  return publicUrl ? url.origin === publicUrl.origin : url.host === request.headers.host;
}
