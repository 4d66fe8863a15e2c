import type { FastifyReply } from 'fastify';
import { encodeCursor, type Cursor, type Page } from './page.ts';

/** `Link`, `X-Total-Count` (and whether it is an estimate) and `X-Page-Start`; `url` is the request's path and query. */
export function setPageHeaders(reply: FastifyReply, url: string, page: Page<unknown>): void {
  const links: string[] = [];
  if (page.next) links.push(`<${withCursor(url, page.next)}>; rel="next"`);
  if (page.prev) links.push(`<${withCursor(url, page.prev)}>; rel="prev"`);
  if (links.length > 0) reply.header('link', links.join(', '));
  if (page.total !== null) reply.header('x-total-count', String(page.total));
  if (page.isEstimate) reply.header('x-total-is-estimate', 'true');
  reply.header('x-page-start', String(page.start));
}

function withCursor(url: string, cursor: Cursor): string {
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', encodeCursor(cursor));
  return `${path}?${parameters}`;
}
