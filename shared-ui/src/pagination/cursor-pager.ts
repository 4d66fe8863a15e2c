import type { PaginationProps } from './pagination.tsx';

/** A page of a list that is paged by cursors: it only knows the pages before and after it. */
export interface CursorPage {
  readonly total: number;
  readonly isMinimum: boolean;
  /** Zero-based index of its first entry in the whole list. */
  readonly start: number;
  /** Cursors of the next and previous page; null at the ends. */
  readonly next: string | null;
  readonly previous: string | null;
}

/** The {@link PaginationProps} of such a page. Turning the page scrolls to the top. */
export function cursorPager(
  page: CursorPage,
  pageSize: number,
  onTurn: (cursor: string | null) => void,
): Pick<PaginationProps, 'page' | 'pageSize' | 'total' | 'isMinimum' | 'onPageChange'> {
  const { total, isMinimum, start, next, previous } = page;
  const number = Math.floor(start / pageSize) + 1;
  return {
    page: number,
    pageSize,
    total,
    isMinimum,
    onPageChange: (requested) => {
      onTurn(requested > number ? next : previous);
      document.documentElement.scrollTop = 0;
    },
  };
}
