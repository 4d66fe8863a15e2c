import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { TableColumn } from './table-types.ts';

/** Heights of a row. */
export const DENSITIES = ['comfortable', 'compact'] as const;
/** How close the rows of a table stand. */
export type TableDensity = (typeof DENSITIES)[number];

/** How the reader of one table wants to see it; kept on the device. */
interface TableView {
  readonly density: TableDensity;
  /** Choices that differ from what the columns say of themselves. */
  readonly columns: Readonly<Record<string, boolean>>;
}

const DEFAULT_VIEW: TableView = { density: 'comfortable', columns: {} };
const listeners = new Set<() => void>();
/** What was stored is read again only when it has changed; and it lives on where a browser stores nothing. */
const known = new Map<string, { readonly text: string | null; readonly view: TableView }>();

const keyOf = (name: string) => `maida.table.${name}`;

function parseView(text: string): TableView {
  try {
    const stored = JSON.parse(text) as Partial<TableView> | null;
    const columns = Object.entries(stored?.columns ?? {}).filter(
      ([, isShown]) => typeof isShown === 'boolean',
    );
    const density = DENSITIES.find((candidate) => candidate === stored?.density) ?? DEFAULT_VIEW.density;
    return { density, columns: Object.fromEntries(columns) };
  } catch {
    return DEFAULT_VIEW;
  }
}

function readView(name: string): TableView {
  const before = known.get(name);
  let text: string | null;
  try {
    text = localStorage.getItem(keyOf(name));
  } catch {
    return before?.view ?? DEFAULT_VIEW;
  }
  if (before?.text === text) return before.view;
  const view = text === null ? DEFAULT_VIEW : parseView(text);
  known.set(name, { text, view });
  return view;
}

function writeView(name: string, view: TableView): void {
  const text = JSON.stringify(view);
  try {
    localStorage.setItem(keyOf(name), text);
    known.set(name, { text, view });
  } catch {
    known.set(name, { text: null, view });
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function isShown<Row>(column: TableColumn<Row>, { columns }: TableView): boolean {
  if (column.choice === undefined) return true;
  return columns[column.id] ?? column.choice === 'shown';
}

/** How the reader sees one table, and how to change it. */
export interface TableViewState<Row> {
  readonly density: TableDensity;
  /** The columns to show. */
  readonly columns: readonly TableColumn<Row>[];
  /** Those that may be chosen, with the choice. */
  readonly choices: readonly { readonly column: TableColumn<Row>; readonly isShown: boolean }[];
  readonly isChanged: boolean;
  readonly setDensity: (density: TableDensity) => void;
  readonly setShown: (columnId: string, isShown: boolean) => void;
  readonly reset: () => void;
}

/** Columns and density of a table as its reader has chosen them on this device; without a name, as the table comes. */
export function useTableView<Row>(
  name: string | undefined,
  columns: readonly TableColumn<Row>[],
): TableViewState<Row> {
  const read = useCallback(() => (name === undefined ? DEFAULT_VIEW : readView(name)), [name]);
  const view = useSyncExternalStore(subscribe, read, () => DEFAULT_VIEW);
  const choices = columns
    .filter((column) => column.choice !== undefined)
    .map((column) => ({ column, isShown: isShown(column, view) }));
  const shown = useMemo(() => columns.filter((column) => isShown(column, view)), [columns, view]);
  const write = (next: TableView) => {
    if (name !== undefined) writeView(name, next);
  };
  return {
    density: view.density,
    columns: shown,
    choices,
    isChanged:
      view.density !== DEFAULT_VIEW.density ||
      choices.some((choice) => choice.isShown !== (choice.column.choice === 'shown')),
    setDensity: (density) => write({ ...view, density }),
    setShown: (columnId, wanted) => write({ ...view, columns: { ...view.columns, [columnId]: wanted } }),
    reset: () => write(DEFAULT_VIEW),
  };
}
