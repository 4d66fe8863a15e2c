import type { ReactNode } from 'react';

/** Which column orders the rows, and how. */
export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** One column of a table of `Row`. */
export interface TableColumn<Row> {
  id: string;
  /** The heading; on a phone it stands before each value. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** What names the row: read before its cells, and the title of its card on a phone. One column at most. */
  isRowHeader?: boolean | undefined;
  /** The heading is a button that sorts; {@link useClientTable} also needs `sortValue`. */
  isSortable?: boolean | undefined;
  /** What {@link useClientTable} compares; its presence makes the column sortable. `null` sorts last. */
  sortValue?: ((row: Row) => string | number | Date | null) | undefined;
  /** `end` for numbers and amounts. */
  align?: 'start' | 'end' | undefined;
  /** Keeps the heading for screen readers only, e.g. "Actions". */
  isHeaderHidden?: boolean | undefined;
  /** Leaves the column out of the cards of a phone. */
  isHiddenOnPhone?: boolean | undefined;
  /** The reader of a table with a `name` may take the column away, or bring it in when it is `hidden` at first. */
  choice?: 'shown' | 'hidden' | undefined;
}
