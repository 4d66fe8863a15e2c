import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { formatCount } from '../format/format.ts';
import { useTableText } from '../text/use-table-text.ts';
import { useUiText } from '../text/use-ui-text.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './data-table.module.css';
import { Pagination, type PaginationProps } from '../pagination/pagination.tsx';
import { useRowKeys } from './row-keys.ts';
import { HeaderCell, PhoneSort } from './sorting.tsx';
import type { TableColumn, TableSort } from './table-types.ts';
import { type TableDensity, type TableViewState, useTableView } from './table-view.ts';
import { ViewMenu } from './view-menu.tsx';

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** Names the table; for screen readers only unless `isCaptionVisible`. */
  caption: string;
  isCaptionVisible?: boolean | undefined;
  /**
   * Lets the user choose columns and density, and stores the choice on the device under this name, e.g.
   * `admin-orders`.
   */
  name?: string | undefined;
  columns: readonly TableColumn<Row>[];
  /** The rows of this page, already in order. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Without rows, shows skeletons; with rows (of the previous page), fades them until the next ones arrive. */
  isLoading?: boolean | undefined;
  /** Skeleton rows; the pager's page size, or 5, by default. */
  loadingRowCount?: number | undefined;
  /** Instead of the rows when they could not be loaded: an `ErrorState`. */
  error?: ReactNode | undefined;
  /** Instead of the rows when there are none: an `EmptyState`. */
  empty?: ReactNode | undefined;
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** What the order without a `sort` is called ("Newest first"); with `onSortReset` the user can restore it. */
  defaultOrder?: string | undefined;
  onSortReset?: (() => void) | undefined;
  /** Actions for the whole list, e.g. export; shown above the rows. */
  actions?: ReactNode | undefined;
  pager?: Omit<PaginationProps, 'label' | 'isDisabled'> | undefined;
  className?: string | undefined;
}

/** A table of records; on a phone, a list of cards. The caller holds data and order. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, isLoading = false, error, pager, className } = props;
  const text = useUiText();
  const view = useTableView(props.name, props.columns);
  const isEmpty = rows.length === 0 && !isLoading;
  return (
    <section aria-label={caption} className={classNames(classes.frame, className)}>
      {error ?? (
        <>
          {isEmpty ? (
            (props.empty ?? <EmptyState />)
          ) : (
            <>
              <Tools {...props} view={view} />
              <div className={classes.scroller}>
                <Rows {...props} columns={view.columns} density={view.density} />
              </div>
            </>
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

function Tools<Row>(props: DataTableProps<Row> & { view: TableViewState<Row> }) {
  const { caption, isCaptionVisible, name, rows, actions, pager, view } = props;
  return (
    <div className={classes.tools}>
      {isCaptionVisible && (
        <span aria-hidden className={classes.caption}>
          {caption}
        </span>
      )}
      {pager !== undefined && rows.length > 0 && <Total {...pager} />}
      <PhoneSort {...props} />
      {actions}
      {name !== undefined && <ViewMenu caption={caption} view={view} hasKeys={pager !== undefined} />}
    </div>
  );
}

function Total(props: Pick<PaginationProps, 'total' | 'isMinimum'>) {
  const { total, isMinimum } = props;
  const text = useTableText();
  const formatted = formatCount(total);
  return (
    <span className={classes.total}>{text(isMinimum ? 'total_more' : 'total', { total: formatted })}</span>
  );
}

// A table laid out as cards is no table to assistive technology: explicit roles restore it.
function Rows<Row>(props: DataTableProps<Row> & { density: TableDensity }) {
  const { caption, columns, rows, getRowId, isLoading = false, pager, density } = props;
  const table = useRef<HTMLTableElement>(null);
  const isWaiting = isLoading && rows.length === 0;
  const handleKeys = useRowKeys({ table, rows, onPage: pager && !isLoading ? turnBy(pager) : undefined });
  return (
    <table
      ref={table}
      role="table"
      aria-busy={isLoading || undefined}
      className={classNames(classes.table, classes[density])}
    >
      <caption className={classes.hidden}>{caption}</caption>
      <thead role="rowgroup" className={classes.head}>
        <tr role="row">
          {columns.map((column) => (
            <HeaderCell key={column.id} {...props} column={column} />
          ))}
        </tr>
      </thead>
      <tbody
        role="rowgroup"
        className={classNames(isLoading && !isWaiting && classes.stale)}
        onKeyDown={handleKeys}
      >
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

/** Turns the page; false if there is none in that direction. */
function turnBy({
  page,
  pageSize,
  total,
  onPageChange,
}: Pick<PaginationProps, 'page' | 'pageSize' | 'total' | 'onPageChange'>) {
  return (step: 1 | -1) => {
    const canTurn = step === 1 ? page * pageSize < total : page > 1;
    if (canTurn) onPageChange(page + step);
    return canTurn;
  };
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
      <div className={classes.value} translate={column.isVerbatim ? 'no' : undefined}>
        {children}
      </div>
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
