import type { PaginationProps } from './pagination.tsx';

/** A page of a list that is gone through by cursors: it knows its neighbours alone. */
export interface CursorPage {
  readonly total: number;
  readonly isEstimate: boolean;
  /** Zero-based position of its first entry in the whole list. */
  readonly start: number;
  /** Cursors of the pages beside it; null at the ends. */
  readonly next: string | null;
  readonly previous: string | null;
}

/** What {@link PaginationProps} want of such a page. A step leads to the top of the next one. */
export function cursorPager(
  page: CursorPage,
  pageSize: number,
  onTurn: (cursor: string | null) => void,
): Pick<PaginationProps, 'page' | 'pageSize' | 'total' | 'isEstimate' | 'onPageChange'> {
  const { total, isEstimate, start, next, previous } = page;
  const number = Math.floor(start / pageSize) + 1;
  return {
    page: number,
    pageSize,
    total,
    isEstimate,
    onPageChange: (wanted) => {
      onTurn(wanted > number ? next : previous);
      document.documentElement.scrollTop = 0;
    },
  };
}
