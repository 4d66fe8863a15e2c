import { useMemo } from 'react';
import type { PaginationProps } from '../pagination/pagination.tsx';
import { useSearchState } from '../router/use-search-state.ts';
import type { TableColumn, TableSort } from './table-types.ts';

/** Options of {@link useClientTable}. */
export interface ClientTableOptions<Row> {
  /** All rows, already filtered. */
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  /** 10 by default. */
  pageSize?: number | undefined;
  initialSort?: TableSort | undefined;
  /** Prefix of the search parameters, for a page with several tables: `menu` → `menu-sort`. */
  address?: string | undefined;
}

/** The props of a `DataTable` that {@link useClientTable} returns. */
export interface ClientTable<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort) => void;
  pager: Pick<PaginationProps, 'page' | 'pageSize' | 'total' | 'onPageChange'>;
}

/**
 * Sorts and pages rows that are all in memory: `<DataTable {...useClientTable({ rows, columns })} … />`. Sort and page
 * are stored in the address (`?sort=-total&page=2`), so a reload, a link and "back" restore them.
 */
export function useClientTable<Row>(options: ClientTableOptions<Row>): ClientTable<Row> {
  const { rows, columns, pageSize = 10, initialSort, address } = options;
  const { parameters, change } = useSearchState();
  const prefix = address === undefined ? '' : `${address}-`;
  const sortText = parameters.get(`${prefix}sort`);
  const sort = useMemo(() => parseSort(sortText, columns) ?? initialSort, [sortText, columns, initialSort]);
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  // A filter may have left fewer pages than the current one.
  const lastPage = Math.max(1, Math.ceil(sorted.length / pageSize));
  const page = Math.min(parsePage(parameters.get(`${prefix}page`)), lastPage);
  return {
    columns,
    rows: sorted.slice((page - 1) * pageSize, page * pageSize),
    sort,
    onSortChange: (next) => change({ [`${prefix}sort`]: formatSort(next), [`${prefix}page`]: null }),
    pager: {
      page,
      pageSize,
      total: sorted.length,
      onPageChange: (next) =>
        change({ [`${prefix}page`]: next === 1 ? null : String(next) }, { isStep: true }),
    },
  };
}

function formatSort({ columnId, direction }: TableSort): string {
  return direction === 'descending' ? `-${columnId}` : columnId;
}

function parseSort<Row>(text: string | null, columns: readonly TableColumn<Row>[]): TableSort | undefined {
  const columnId = text?.replace(/^-/, '');
  const column = columns.find(({ id, sortValue }) => id === columnId && sortValue !== undefined);
  return column && { columnId: column.id, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
}

function parsePage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
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
