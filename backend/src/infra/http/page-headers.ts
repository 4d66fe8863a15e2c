import { encodeCursor, type Cursor, type Page } from './page.ts';

/**
 * `Link`, `X-Total-Count` (and whether there are more) and `X-Page-Start`; `url` is the request's path and query.
 */
export function pageHeaders(url: string, page: Page<unknown>): Record<string, string> {
  const links: string[] = [];
  if (page.next) links.push(`<${withCursor(url, page.next)}>; rel="next"`);
  if (page.prev) links.push(`<${withCursor(url, page.prev)}>; rel="prev"`);
  return {
    ...(links.length > 0 && { link: links.join(', ') }),
    ...(page.total !== null && { 'x-total-count': String(page.total) }),
    // The name from when the total was an estimate, which other versions know.
    ...(page.isMinimum && { 'x-total-is-estimate': 'true' }),
    'x-page-start': String(page.start),
  };
}

function withCursor(url: string, cursor: Cursor): string {
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', encodeCursor(cursor));
  return `${path}?${parameters}`;
}
