import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { useUiText } from '../text/use-ui-text.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './data-table.module.css';
import { Pagination, type PaginationProps } from '../pagination/pagination.tsx';
import { HeaderCell, PhoneSort } from './sorting.tsx';
import type { TableColumn, TableSort } from './table-types.ts';

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** Names the table; only screen readers hear it unless `isCaptionVisible`. */
  caption: string;
  isCaptionVisible?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  /** The rows of this page, already in order. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Without rows, skeletons show; with rows (the page before), they fade until the next ones are there. */
  isLoading?: boolean | undefined;
  /** Skeleton rows; the pager's page size, or 5, unless told. */
  loadingRowCount?: number | undefined;
  /** Instead of the rows when they could not be loaded: an `ErrorState`. */
  error?: ReactNode | undefined;
  /** Instead of the rows when there are none: an `EmptyState`. */
  empty?: ReactNode | undefined;
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  pager?: Omit<PaginationProps, 'label' | 'isDisabled'> | undefined;
  className?: string | undefined;
}

/** A table of records; on a phone, a list of cards. Data, order and page belong to the caller (or {@link useClientTable}). */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, isLoading = false, error, pager, className } = props;
  const text = useUiText();
  const isEmpty = rows.length === 0 && !isLoading;
  return (
    <section aria-label={caption} className={classNames(classes.frame, className)}>
      {error ?? (
        <>
          <PhoneSort columns={columns} sort={props.sort} onSortChange={props.onSortChange} />
          {isEmpty ? (
            (props.empty ?? <EmptyState />)
          ) : (
            <div className={classes.scroller}>
              <Rows {...props} />
            </div>
          )}
          <VisuallyHidden as="div">
            <span role="status">{isLoading ? text('loading') : ''}</span>
          </VisuallyHidden>
          {pager !== undefined && pager.total > 0 && (
            <Pagination {...pager} label={caption} isDisabled={isLoading} />
          )}
        </>
      )}
    </section>
  );
}

// Laid out as cards, a table loses its meaning to assistive technology: the roles say it again.
function Rows<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionVisible, columns, rows, getRowId, isLoading = false, pager } = props;
  const isWaiting = isLoading && rows.length === 0;
  return (
    <table role="table" aria-busy={isLoading || undefined} className={classes.table}>
      <caption className={isCaptionVisible ? classes.caption : classes.hidden}>{caption}</caption>
      <thead role="rowgroup" className={classes.head}>
        <tr role="row">
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} sort={props.sort} onSortChange={props.onSortChange} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={classNames(isLoading && !isWaiting && classes.stale)}>
        {isWaiting && <WaitingRows columns={columns} count={props.loadingRowCount ?? pager?.pageSize ?? 5} />}
        {rows.map((row) => (
          <tr key={getRowId(row)} role="row" className={classes.row}>
            {columns.map((column) => (
              <Cell key={column.id} column={column}>
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>(props: { column: TableColumn<Row>; children: ReactNode }) {
  const { column, children } = props;
  const className = classNames(
    classes.cell,
    column.align === 'end' && classes.end,
    column.isRowHeader && classes.rowHeader,
    column.isHiddenOnPhone && classes.wideOnly,
    column.isHeaderHidden && classes.deeds,
  );
  const content = (
    <>
      {!column.isRowHeader && !column.isHeaderHidden && (
        <span aria-hidden className={classes.phoneLabel}>
          {column.header}
        </span>
      )}
      <div className={classes.value}>{children}</div>
    </>
  );
  if (column.isRowHeader) {
    return (
      <th role="rowheader" scope="row" className={className}>
        {content}
      </th>
    );
  }
  return (
    <td role="cell" className={className}>
      {content}
    </td>
  );
}

function WaitingRows<Row>(props: { columns: readonly TableColumn<Row>[]; count: number }) {
  return Array.from({ length: props.count }, (_, index) => (
    <tr key={index} role="row" className={classes.row}>
      {props.columns.map((column, place) => (
        <td
          key={column.id}
          role="cell"
          className={classNames(classes.cell, column.isHiddenOnPhone && classes.wideOnly)}
        >
          <Skeleton width={(index + place) % 3 === 0 ? 'half' : 'long'} />
        </td>
      ))}
    </tr>
  ));
}
