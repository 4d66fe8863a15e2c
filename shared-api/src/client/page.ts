import type { AxiosResponse } from 'axios';

/** One page of a list. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Rows of the whole filtered list, counted up to a bound. */
  readonly total: number;
  /** Whether there are more rows than `total`: the list is too long to count. */
  readonly isMinimum: boolean;
  /** Zero-based position of the first row in the whole list. */
  readonly start: number;
  /** Cursor of the next and the previous page, or null at the ends. */
  readonly next: string | null;
  readonly previous: string | null;
}

/** The cursor of a relation in an RFC 8288 `Link` header, or null. */
export function cursorOf(link: string | undefined, relation: 'next' | 'prev'): string | null {
  const target = link
    ?.split(/,\s*(?=<)/)
    .find((part) => part.includes(`rel="${relation}"`))
    ?.match(/<([^<>]*)>/)?.[1];
  return target ? new URL(target, 'http://page.invalid').searchParams.get('cursor') : null;
}

/** Reads a list reply with its paging headers. */
export function toPage(response: AxiosResponse<unknown>): Page<unknown> {
  const rows: unknown[] = Array.isArray(response.data) ? response.data : [];
  const header = (name: string) => {
    const value: unknown = response.headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  // The header counts rows from 1, and says 0 for an empty list.
  const start = Math.max(0, Number(header('x-page-start') ?? 1) - 1);
  const next = cursorOf(header('link'), 'next');
  const counted = Number(header('x-total-count') ?? rows.length);
  const isMinimum = header('x-total-is-estimate') === 'true';
  const seen = start + rows.length;
  // The rows seen so far are certain, and the last page has the exact number.
  const isEndSeen = isMinimum && next === null && rows.length > 0;
  return {
    rows,
    total: isEndSeen ? seen : isMinimum ? Math.max(counted, seen) : counted,
    isMinimum: isMinimum && !isEndSeen,
    start,
    next,
    previous: cursorOf(header('link'), 'prev'),
  };
}
