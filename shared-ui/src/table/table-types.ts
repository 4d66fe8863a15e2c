import type { ReactNode } from 'react';

/** The column that the rows are sorted by, and the direction. */
export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** One column of a table of `Row`. */
export interface TableColumn<Row> {
  id: string;
  /** The heading; on a phone, the label before each value. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** The column that names the row: its row header, and the title of its card on a phone. At most one. */
  isRowHeader?: boolean | undefined;
  /** The heading is a button that sorts. */
  isSortable?: boolean | undefined;
  /** `end` for numbers and amounts. */
  align?: 'start' | 'end' | undefined;
  /** Names and amounts, which a browser's translation must leave alone. */
  isVerbatim?: boolean | undefined;
  /** Shows the heading to screen readers only, e.g. "Actions". */
  isHeaderHidden?: boolean | undefined;
  /** Omits the column from a phone's cards. */
  isHiddenOnPhone?: boolean | undefined;
  /** In a table with a `name`, the user may hide the column, or show it if it is `hidden` by default. */
  choice?: 'shown' | 'hidden' | undefined;
}
