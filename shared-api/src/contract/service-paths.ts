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

/** Whether a request's address, with or without its query, belongs to the service. */
export function isServicePath(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return SERVICE_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
