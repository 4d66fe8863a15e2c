import type { RequestListener } from 'node:http';
import type { Service } from 'backend';
import type { Delivery } from 'platform/delivery';

/** Paths that the service answers; all others are the delivery server's. */
const SERVICE_PATH =
  /^\/(?:api|auth|docs\/api)(?:[/?]|$)|^\/(?:openapi\.json|healthz|readyz|metrics)(?:\?|$)/;

const READINESS_PATH = /^\/readyz(?:\?|$)/;

/** Whether a request's address belongs to the service. */
export function isServicePath(url: string): boolean {
  return SERVICE_PATH.test(url);
}

/**
 * One port for both: the service by its paths, the delivery server for everything else. `/readyz` speaks for both:
 * until `isDelivering` it says no, whatever the service would say.
 */
export function routeRequest(
  service: Service,
  delivery: Delivery,
  isDelivering: () => boolean,
): RequestListener {
  return (request, response) => {
    const url = request.url ?? '/';
    if (!isDelivering() && READINESS_PATH.test(url)) {
      response.writeHead(503, { 'retry-after': '2', 'cache-control': 'no-store' });
      response.end();
    } else if (isServicePath(url)) service.handle(request, response);
    else void delivery(request, response);
  };
}
