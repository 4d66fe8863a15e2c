import { clientAddress, networkBlockOf, networkOf } from 'backend';
import type { IncomingMessage } from 'node:http';
import type { Sender } from 'platform/contract/server';

/** The network that a request comes from (IPv6: a /64), and the block that it belongs to. */
export function createSenderOf(trustedProxies: number): (request: IncomingMessage) => Sender {
  return (request) => {
    const address = clientAddress(request, trustedProxies);
    return { network: networkOf(address) ?? address, block: networkBlockOf(address) ?? address };
  };
}
