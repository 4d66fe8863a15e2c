import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface RowKeysOptions {
  table: RefObject<HTMLTableElement | null>;
  /** The rows on screen; another page's are another array. */
  rows: readonly unknown[];
  onPage: ((step: 1 | -1) => boolean) | undefined;
}

const CONTROLS = 'a[href], button:not(:disabled), summary, [tabindex="0"]';

function controlsOf(row: Element | undefined): HTMLElement[] {
  return row === undefined ? [] : [...row.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** The row that a key leads to, if it is one of these keys. */
function wantedRow(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * With the focus on a control of a row, the arrows go to the same control of the rows beside it, Home and End to the
 * first and last row, Page Up and Page Down to the pages beside. Tab goes on as everywhere.
 */
export function useRowKeys({ table, rows, onPage }: RowKeysOptions) {
  // The control to focus once the next page is there: its place in the row.
  const wanted = useRef<number | null>(null);

  // In the same moment as the rows: a key that comes right after them finds the focus there.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const controls = controlsOf(table.current?.tBodies[0]?.rows[0]);
    (controls[wanted.current] ?? controls[0])?.focus();
    wanted.current = null;
  }, [rows, table]);

  return (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const body = event.currentTarget;
    const bodyRows = [...body.rows];
    const at = bodyRows.findIndex((row) => row.contains(target));
    const place = controlsOf(bodyRows[at]).indexOf(target);
    if (place === -1) return;
    if (key === 'PageDown' || key === 'PageUp') {
      if (!onPage?.(key === 'PageDown' ? 1 : -1)) return;
      wanted.current = place;
      event.preventDefault();
      return;
    }
    const next = wantedRow(key, at, bodyRows.length);
    if (next === undefined) return;
    event.preventDefault();
    const controls = controlsOf(bodyRows[next]);
    (controls[place] ?? controls[0])?.focus();
  };
}
