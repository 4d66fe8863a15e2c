import type { ServiceCall } from 'platform/render';

/** A page waits no longer than this for the service, in milliseconds; its own limit is shorter still. */
const TIMEOUT = 2000;

/** How pages that are rendered ask the service: like any visitor who is not signed in. */
export function createServiceCall(address: () => string): ServiceCall {
  return async (path) => {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(address() + path, {
      headers: { accept: 'application/json', 'accept-encoding': 'identity' },
      signal,
    });
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, body: await response.text() };
  };
}
