import type { FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';

/** A demo listens on the loopback address alone; any other name in a request's `Host` is not ours. */
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/;

/**
 * The site that links in mails lead to: PUBLIC_URL, and in a demo without one the loopback address that was asked.
 * Null where there is none: a request does not decide where our mails lead.
 */
export function findSiteOrigin(
  { config, log }: Pick<ServiceContext, 'config' | 'log'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): string | null {
  if (config.publicUrl) return config.publicUrl.origin;
  const { host } = headers;
  if (config.isDemo && host !== undefined && LOOPBACK_HOST.test(host)) return `http://${host}`;
  log.error('PUBLIC_URL is not set: a mail with a link could not be sent');
  return null;
}
