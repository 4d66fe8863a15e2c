import type { FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import { isLoopbackHost } from '../../infra/http/loopback-host.ts';
import { ServiceError } from '../../infra/http/service-error.ts';

/** What a passkey is bound to: browsers use it on pages of this host name alone, and sign the page's origin. */
export interface PasskeySite {
  readonly rpId: string;
  readonly origin: string;
}

/**
 * The site that passkeys belong to: PUBLIC_URL; without one the loopback name that was asked, as in a demo. A request
 * from elsewhere does not decide which site it is.
 *
 * @throws ServiceError `passkey_unavailable`
 */
export function passkeySite(
  { config }: Pick<ServiceContext, 'config'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): PasskeySite {
  const { host } = headers;
  const url = config.publicUrl ?? (isLoopbackHost(host) ? URL.parse(`http://${host ?? ''}`) : null);
  if (!url) throw new ServiceError('passkey_unavailable', { detail: 'PUBLIC_URL is not set' });
  return { rpId: url.hostname, origin: url.origin };
}
