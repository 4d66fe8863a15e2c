import type { RequestListener } from 'node:http';
import type { Service } from 'backend';
import { nameRoute, watchReply } from 'platform/common';
import type { Delivery } from 'platform/delivery';
import { isPlatformPath, type ReleaseApi } from 'platform/http';
import { isServicePath } from 'shared-api/service-paths';

const READINESS_PATH = /^\/readyz(?:\?|$)/;
/** Characters of a path; no page, file or call has half as many. */
const MAX_PATH = 1024;

function isTooLong(url: string): boolean {
  return url.length > MAX_PATH && !url.slice(0, MAX_PATH + 1).includes('?');
}

/**
 * Routes all requests of the port: the service by its paths, the actions of releases, the delivery server for the rest.
 * A path that is longer than any is refused before anything reads it.
 * What the service does not answer itself is noted as if it did: a line in the log, a duration in the metrics.
 * `/readyz` covers both servers: until `isDelivering` it fails, whatever the service would reply.
 */
export function routeRequest(
  service: Service,
  { delivery, releases }: { delivery: Delivery; releases: ReleaseApi },
  isDelivering: () => boolean,
): RequestListener {
  return (request, response) => {
    const url = request.url ?? '/';
    const isUnready = !isDelivering() && READINESS_PATH.test(url);
    if (isServicePath(url) && !isUnready && !isTooLong(url)) return service.handle(request, response);
    watchReply(request, response, service.noteReply);
    if (isTooLong(url)) {
      response.writeHead(414, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      response.end('This address is too long.\n');
    } else if (isUnready) {
      nameRoute(response, '/readyz');
      response.writeHead(503, { 'retry-after': '2', 'cache-control': 'no-store' });
      response.end();
    } else if (isPlatformPath(url)) void releases(request, response);
    else void delivery(request, response);
  };
}
