import type { IncomingMessage } from 'node:http';

/**
 * Address of the client of a request.
 * @param trustedProxies Number of proxies in front whose `X-Forwarded-For` is trusted; each adds the address it was
 *   called from.
 */
export function clientOf(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string {
  const own = request.socket.remoteAddress ?? '';
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const chain = [...forwarded.map((address) => address.trim()).filter(Boolean), own];
  return chain.at(-1 - trustedProxies) ?? chain[0] ?? own;
}
