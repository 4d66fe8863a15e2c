import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonSecurityHeaders } from './security-headers.ts';
import { wantsPage } from './request.ts';
import { send } from './respond.ts';

/** Whether the page itself asks to be loaded anew, by the form that it shows when its shell has not come to life. */
export function isReloadRequest(request: IncomingMessage, pathname: string): boolean {
  const type = request.headers['content-type'] ?? '';
  return (
    request.method === 'POST' &&
    type.startsWith('application/x-www-form-urlencoded') &&
    wantsPage(request, pathname)
  );
}

/**
 * Sends the browser to the page again, without the copies that it keeps of the site's files: one that arrived broken
 * would be refused for as long as it is kept, a year. Nothing else of the visitor goes.
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

/** Path and query, never of another site: two slashes in front would make the path one. */
export function toLocalAddress(url: string): string {
  return url.replace(/^[/\\]+/, '/');
}
