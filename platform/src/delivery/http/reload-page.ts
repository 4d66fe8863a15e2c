import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonSecurityHeaders } from './security-headers.ts';
import { isPageRequest } from './request.ts';
import { send } from './respond.ts';

/** Whether a request is from the "Reload the page" form, which a page shows when its shell did not start. */
export function isReloadRequest(request: IncomingMessage, pathname: string): boolean {
  const type = request.headers['content-type'] ?? '';
  return (
    request.method === 'POST' &&
    type.startsWith('application/x-www-form-urlencoded') &&
    isPageRequest(request, pathname)
  );
}

/**
 * Clears the browser's cache of the site and redirects to the same page: a corrupt file would otherwise stay in the
 * cache for a year. Cookies and storage are kept.
 */
export function sendReload(request: IncomingMessage, response: ServerResponse, isSecure: boolean): void {
  request.resume();
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'clear-site-data': '"cache"',
    location: toLocalAddress(request.url ?? '/'),
    ...commonSecurityHeaders({ isSecure }),
  };
  send(request, response, { status: 303, headers, body: '' });
}

/** Path and query on this site: two leading slashes would address another host. */
export function toLocalAddress(url: string): string {
  return url.replace(/^[/\\]+/, '/');
}
