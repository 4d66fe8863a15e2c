/** Script-readable cookie of the service with the token that changes need. */
export const XSRF_COOKIE = 'XSRF-TOKEN';

/**
 * Whether the page's own service has given this browser no XSRF cookie yet: then it has not been called, and nobody is
 * signed in, since both cookies come together and live equally long. A service of another origin can't be seen.
 */
export function isTokenMissing(baseUrl: string): boolean {
  const { origin } = new URL(baseUrl, location.href);
  return origin === location.origin && !document.cookie.includes(`${XSRF_COOKIE}=`);
}
