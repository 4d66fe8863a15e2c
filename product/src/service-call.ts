import { sessionCookieOf, type ServiceConfig } from 'backend';
import type { IncomingMessage } from 'node:http';
import type { ServiceCall } from 'platform/contract';
import { endpoints } from 'shared-api/contract';

/** Time-out of a page's calls in milliseconds; the page's own limit is shorter. */
const TIMEOUT = 2000;

/** Calls of rendered public pages: those of a signed-out visitor. */
export function createServiceCall(address: () => string): ServiceCall {
  return (path) => ask(address() + path);
}

/**
 * Calls of a rendered personal page: with the session of its request, and nothing else of that request. Undefined when
 * the session is nobody's, so that an invented one is not worth a rendering.
 */
export function createPersonalCall(address: () => string, config: Pick<ServiceConfig, 'isSecure'>) {
  return async (request: Pick<IncomingMessage, 'headers'>): Promise<ServiceCall | undefined> => {
    const cookie = sessionCookieOf(config, request.headers.cookie);
    if (cookie === undefined) return undefined;
    const { path: userPath } = endpoints.auth.me;
    const user = await ask(address() + userPath, { cookie });
    if (user.status !== 200 || user.body === 'null') return undefined;
    return async (path) => (path === userPath ? user : ask(address() + path, { cookie }));
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
