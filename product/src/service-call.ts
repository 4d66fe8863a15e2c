import { sessionCookieOf, type ServiceConfig } from 'backend';
import type { IncomingMessage } from 'node:http';
import type { ServiceCall } from 'platform/render';

/** A page waits no longer than this for the service, in milliseconds; its own limit is shorter still. */
const TIMEOUT = 2000;

/** How pages that are rendered ask the service: like any visitor who is not signed in. */
export function createServiceCall(address: () => string): ServiceCall {
  return (path) => ask(address() + path);
}

/** How the page of one person asks the service: with the session of the request for it, and nothing else of that request. */
export function createPersonalCall(address: () => string, config: Pick<ServiceConfig, 'isSecure'>) {
  return (request: Pick<IncomingMessage, 'headers'>): ServiceCall | undefined => {
    const cookie = sessionCookieOf(config, request.headers.cookie);
    return cookie === undefined ? undefined : (path) => ask(address() + path, { cookie });
  };
}

async function ask(url: string, sender: Readonly<Record<string, string>> = {}) {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(url, {
    headers: { accept: 'application/json', 'accept-encoding': 'identity', ...sender },
    signal,
  });
  const headers = new Headers(response.headers);
  // It would be the answer's alone, and is nobody else's business.
  headers.delete('set-cookie');
  return { status: response.status, headers: Object.fromEntries(headers), body: await response.text() };
}
