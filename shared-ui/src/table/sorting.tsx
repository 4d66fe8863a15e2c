import { classNames } from '../class-names.ts';
import { ArrowDownIcon, ArrowUpIcon, ChevronUpDownIcon } from '../icon/icons.ts';
import { SelectField } from '../select-field/select-field.tsx';
import { useTableText } from '../text/use-table-text.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './data-table.module.css';
import type { TableColumn, TableSort } from './table-types.ts';

interface SortProps {
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Name of the default order, for a table that can restore it. */
  defaultOrder?: string | undefined;
  onSortReset?: (() => void) | undefined;
}

/** A column's heading; a button if the column is sortable. */
export function HeaderCell<Row>(props: SortProps & { column: TableColumn<Row> }) {
  const { column, sort, onSortChange, onSortReset } = props;
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  const canSort = onSortChange !== undefined && column.isSortable === true;
  const className = classNames(classes.heading, column.align === 'end' && classes.end);
  if (!canSort) {
    return (
      <th role="columnheader" scope="col" className={className}>
        {column.isHeaderHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
      </th>
    );
  }

  function handleClick() {
    if (direction === 'descending' && onSortReset) onSortReset();
    else
      onSortChange?.({
        columnId: column.id,
        direction: direction === 'ascending' ? 'descending' : 'ascending',
      });
  }

  return (
    <th role="columnheader" scope="col" aria-sort={direction ?? 'none'} className={className}>
      <button type="button" className={classes.sorter} onClick={handleClick}>
        {column.header}
        {direction === undefined && <ChevronUpDownIcon size="small" className={classes.unsorted} />}
        {direction === 'ascending' && <ArrowUpIcon size="small" />}
        {direction === 'descending' && <ArrowDownIcon size="small" />}
      </button>
    </th>
  );
}

/** Sorting as a dropdown for phones, where the cards have no headings. */
export function PhoneSort<Row>(props: SortProps & { columns: readonly TableColumn<Row>[] }) {
  const { columns, sort, onSortChange, defaultOrder, onSortReset } = props;
  const text = useTableText();
  const sortable = columns.filter((column) => column.isSortable);
  if (onSortChange === undefined || sortable.length === 0) return null;
  const options = sortable.flatMap((column) => [
    { value: `ascending:${column.id}`, label: text('sort_ascending', { name: column.header }) },
    { value: `descending:${column.id}`, label: text('sort_descending', { name: column.header }) },
  ]);
  const unsorted = defaultOrder === undefined ? [] : [{ value: '', label: defaultOrder }];

  function handleChange(value: string) {
    const [direction, ...id] = value.split(':');
    if (direction === 'ascending' || direction === 'descending') {
      onSortChange?.({ columnId: id.join(':'), direction });
    } else onSortReset?.();
  }

  return (
    <SelectField
      className={classes.phoneSort}
      label={text('sort_by')}
      value={sort === undefined ? '' : `${sort.direction}:${sort.columnId}`}
      {...(sort === undefined && defaultOrder === undefined ? { placeholder: text('sort_none') } : {})}
      options={[...unsorted, ...options]}
      onChange={(event) => handleChange(event.currentTarget.value)}
    />
  );
}
