import { useMemo, useState } from 'react';
import type { PaginationProps } from '../pagination/pagination.tsx';
import type { TableColumn, TableSort } from './table-types.ts';

/** What {@link useClientTable} needs. */
export interface ClientTableOptions<Row> {
  /** All rows, already filtered. */
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  /** 10 unless told. */
  pageSize?: number | undefined;
  initialSort?: TableSort | undefined;
}

/** The props of a `DataTable` that {@link useClientTable} fills in. */
export interface ClientTable<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort) => void;
  pager: Pick<PaginationProps, 'page' | 'pageSize' | 'total' | 'onPageChange'>;
}

/** Sorts and pages rows that are all in memory: `<DataTable {...useClientTable({ rows, columns })} … />`. */
export function useClientTable<Row>(options: ClientTableOptions<Row>): ClientTable<Row> {
  const { rows, columns, pageSize = 10, initialSort } = options;
  const [sort, setSort] = useState(initialSort);
  const [wantedPage, setWantedPage] = useState(1);
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  // A filter may have made the list shorter than the page one was on.
  const page = Math.min(wantedPage, Math.max(1, Math.ceil(sorted.length / pageSize)));
  return {
    columns,
    rows: sorted.slice((page - 1) * pageSize, page * pageSize),
    sort,
    onSortChange: (next) => {
      setSort(next);
      setWantedPage(1);
    },
    pager: { page, pageSize, total: sorted.length, onPageChange: setWantedPage },
  };
}

function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | undefined,
): readonly Row[] {
  const valueOf = columns.find((column) => column.id === sort?.columnId)?.sortValue;
  if (sort === undefined || valueOf === undefined) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => compare(valueOf(a), valueOf(b), sign));
}

type SortValue = string | number | Date | null;

function compare(a: SortValue, b: SortValue, sign: 1 | -1): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  if (typeof a === 'string' && typeof b === 'string') {
    return sign * a.localeCompare(b, undefined, { sensitivity: 'base', numeric: true });
  }
  return sign * (Number(a) - Number(b));
}
