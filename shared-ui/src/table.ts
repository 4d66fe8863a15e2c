export { DataTable, type DataTableProps } from './table/data-table.tsx';
export { FilterBar, type FilterBarProps } from './table/filter-bar.tsx';
export type { TableColumn, TableSort } from './table/table-types.ts';
