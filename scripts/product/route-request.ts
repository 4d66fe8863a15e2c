import type { RequestListener } from 'node:http';
import type { Service } from 'backend';
import type { Delivery } from 'platform/delivery';

/** Paths that the service answers; all others are the delivery server's. */
const SERVICE_PATH =
  /^\/(?:api|auth|docs\/api)(?:[/?]|$)|^\/(?:openapi\.json|healthz|readyz|metrics)(?:\?|$)/;

/** Whether a request's address belongs to the service. */
export function isServicePath(url: string): boolean {
  return SERVICE_PATH.test(url);
}

/** One port for both: the service by its paths, the delivery server for everything else. */
export function routeRequest(service: Service, delivery: Delivery): RequestListener {
  return (request, response) => {
    if (isServicePath(request.url ?? '/')) service.handle(request, response);
    else void delivery(request, response);
  };
}
