import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createStoredValue, type StoredValue } from 'shared-api/storage';
import type { TableColumn } from './table-types.ts';

/** Row heights. */
export const DENSITIES = ['comfortable', 'compact'] as const;
/** How high the rows of a table are. */
export type TableDensity = (typeof DENSITIES)[number];

/** A user's view of one table; stored on the device. */
interface TableView {
  readonly density: TableDensity;
  /** Visibility by column id, where it differs from the default. */
  readonly columns: Readonly<Record<string, boolean>>;
}

const DEFAULT_VIEW: TableView = { density: 'comfortable', columns: {} };
const listeners = new Set<() => void>();
const storedViews = new Map<string, StoredValue<TableView>>();

function storedViewOf(name: string): StoredValue<TableView> {
  const known = storedViews.get(name);
  if (known) return known;
  const stored = createStoredValue({
    key: `maida.table.${name}`,
    version: 1,
    fallback: DEFAULT_VIEW,
    parse: parseView,
  });
  storedViews.set(name, stored);
  return stored;
}

function parseView(stored: unknown): TableView | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { columns, density } = stored as Partial<TableView>;
  return {
    density: DENSITIES.find((candidate) => candidate === density) ?? DEFAULT_VIEW.density,
    columns: Object.fromEntries(
      Object.entries(columns ?? {}).filter(([, isVisible]) => typeof isVisible === 'boolean'),
    ),
  };
}

function isShown<Row>(column: TableColumn<Row>, { columns }: TableView): boolean {
  if (column.choice === undefined) return true;
  return columns[column.id] ?? column.choice === 'shown';
}

/** The view of a table, and functions that change it. */
export interface TableViewState<Row> {
  readonly density: TableDensity;
  /** The visible columns. */
  readonly columns: readonly TableColumn<Row>[];
  /** Columns that can be hidden, with their visibility. */
  readonly choices: readonly { readonly column: TableColumn<Row>; readonly isShown: boolean }[];
  readonly isChanged: boolean;
  readonly setDensity: (density: TableDensity) => void;
  readonly setShown: (columnId: string, isShown: boolean) => void;
  readonly reset: () => void;
}

/** Columns and density of a table as chosen on this device; the defaults for a table without a name. */
export function useTableView<Row>(
  name: string | undefined,
  columns: readonly TableColumn<Row>[],
): TableViewState<Row> {
  const stored = name === undefined ? undefined : storedViewOf(name);
  const subscribe = useCallback(
    (listener: () => void) => {
      // Other tables of this page with the same name, and other tabs.
      listeners.add(listener);
      const unsubscribe = stored?.subscribe(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe?.();
      };
    },
    [stored],
  );
  const read = useCallback(() => stored?.read() ?? DEFAULT_VIEW, [stored]);
  const view = useSyncExternalStore(subscribe, read, () => DEFAULT_VIEW);
  const choices = columns
    .filter((column) => column.choice !== undefined)
    .map((column) => ({ column, isShown: isShown(column, view) }));
  const shown = useMemo(() => columns.filter((column) => isShown(column, view)), [columns, view]);
  const write = (next: TableView) => {
    stored?.write(next);
    for (const listener of listeners) listener();
  };
  return {
    density: view.density,
    columns: shown,
    choices,
    isChanged:
      view.density !== DEFAULT_VIEW.density ||
      choices.some((choice) => choice.isShown !== (choice.column.choice === 'shown')),
    setDensity: (density) => write({ ...view, density }),
    setShown: (columnId, isVisible) =>
      write({ ...view, columns: { ...view.columns, [columnId]: isVisible } }),
    reset: () => write(DEFAULT_VIEW),
  };
}
