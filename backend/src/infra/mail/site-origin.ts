import type { FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import { isLoopbackHost } from '../http/loopback-host.ts';

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
  if (config.isDemo && isLoopbackHost(host)) return `http://${host ?? ''}`;
  log.error('PUBLIC_URL is not set: a mail with a link could not be sent');
  return null;
}
