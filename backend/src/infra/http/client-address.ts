import proxyAddress from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';

/**
 * Which addresses of a request's `X-Forwarded-For` are believed, counted from the socket: each trusted proxy adds the
 * address that it was called from.
 */
export function trustHops(trustedProxies: number): (address: string, hop: number) => boolean {
  return (_address, hop) => hop < trustedProxies;
}

/** Address of the client of a request, as the service itself reads it. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const address: string | undefined = proxyAddress(request, trustHops(trustedProxies));
  // A socket that has been closed meanwhile has none.
  return address ?? '';
}
