import type { RequestListener } from 'node:http';
import type { Service } from 'backend';
import type { Delivery } from 'platform/delivery';
import { isPlatformPath, type ReleaseApi } from 'platform/http';
import { isServicePath } from 'shared-api/service-paths';

const READINESS_PATH = /^\/readyz(?:\?|$)/;

/**
 * Routes all requests of the port: the service by its paths, the actions of releases, the delivery server for the rest.
 * `/readyz` covers both servers: until `isDelivering` it fails, whatever the service would reply.
 */
export function routeRequest(
  service: Service,
  { delivery, releases }: { delivery: Delivery; releases: ReleaseApi },
  isDelivering: () => boolean,
): RequestListener {
  return (request, response) => {
    const url = request.url ?? '/';
    if (!isDelivering() && READINESS_PATH.test(url)) {
      response.writeHead(503, { 'retry-after': '2', 'cache-control': 'no-store' });
      response.end();
    } else if (isServicePath(url)) service.handle(request, response);
    else if (isPlatformPath(url)) void releases(request, response);
    else void delivery(request, response);
  };
}
