import type { RequestListener } from 'node:http';
import { isLoopbackHost } from './loopback-host.ts';

/**
 * Replies 421 to requests for another host than this machine (RFC 9110, section 15.5.20). A demo has accounts with
 * known passwords: without this, any web page could reach it by DNS rebinding, and anybody through a proxy
 * in front of an installation whose operator forgot `DEMO=0`.
 */
export function refuseForeignHosts(handle: RequestListener): RequestListener {
  return (request, response) => {
    if (isLoopbackHost(request.headers.host)) return handle(request, response);
    response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    response.end('This is a demo: it answers on this machine alone. Set DEMO=0 to open the service.\n');
  };
}
