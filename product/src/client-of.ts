import { networkBlockOf, networkOf } from 'backend';
import type { IncomingMessage } from 'node:http';
import type { Sender } from 'platform/health';

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

/** The network that a request comes from (IPv6: a /64), and the block that it belongs to. */
export function createSenderOf(
  trustedProxies: number,
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => Sender {
  return (request) => {
    const address = clientOf(request, trustedProxies);
    return { network: networkOf(address) ?? address, block: networkBlockOf(address) ?? address };
  };
}
