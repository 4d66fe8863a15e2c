import { sessionCookieOf, type ServiceConfig } from 'backend';
import type { IncomingMessage } from 'node:http';
import type { ServiceCall } from 'platform/contract';

/** Time-out of a page's calls in milliseconds; the page's own limit is shorter. */
const TIMEOUT = 2000;

/** Calls of rendered public pages: those of a signed-out visitor. */
export function createServiceCall(address: () => string): ServiceCall {
  return (path) => ask(address() + path);
}

/** Calls of a rendered personal page: with the session of its request, and nothing else of that request. */
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
  // A cookie in the reply is not the visitor's.
  headers.delete('set-cookie');
  return { status: response.status, headers: Object.fromEntries(headers), body: await response.text() };
}
