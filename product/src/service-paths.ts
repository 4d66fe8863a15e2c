/** Path prefixes of the service; no area may mount there. */
export const SERVICE_PATHS = [
  '/api',
  '/auth',
  '/docs/api',
  '/openapi.json',
  '/healthz',
  '/readyz',
  '/metrics',
] as const;

/** Paths of the service; all others are the platform's and the delivery server's. */
const SERVICE_PATH =
  /^\/(?:api|auth|docs\/api)(?:[/?]|$)|^\/(?:openapi\.json|healthz|readyz|metrics)(?:\?|$)/;

/** Whether a request's address belongs to the service. */
export function isServicePath(url: string): boolean {
  return SERVICE_PATH.test(url);
}
