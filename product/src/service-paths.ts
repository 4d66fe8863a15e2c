/** Paths that the service answers with all below them; no area may mount there. */
export const SERVICE_PATHS = [
  '/api',
  '/auth',
  '/docs/api',
  '/openapi.json',
  '/healthz',
  '/readyz',
  '/metrics',
] as const;

/** The service's paths in an address; all others are the platform's and the delivery server's. */
const SERVICE_PATH =
  /^\/(?:api|auth|docs\/api)(?:[/?]|$)|^\/(?:openapi\.json|healthz|readyz|metrics)(?:\?|$)/;

/** Whether a request's address belongs to the service. */
export function isServicePath(url: string): boolean {
  return SERVICE_PATH.test(url);
}
