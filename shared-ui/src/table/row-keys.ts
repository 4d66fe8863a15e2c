import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface RowKeysOptions {
  table: RefObject<HTMLTableElement | null>;
  /** The rows on screen; a new array for each page. */
  rows: readonly unknown[];
  onPage: ((step: 1 | -1) => boolean) | undefined;
}

const CONTROLS = 'a[href], button:not(:disabled), summary, [tabindex="0"]';

function controlsOf(row: Element | undefined): HTMLElement[] {
  return row === undefined ? [] : [...row.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** Index of the row that a key moves to; undefined for other keys. */
function targetRow(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * With the focus on a control of a row, the arrow keys go to the same control of the next or previous row, Home and End
 * to the first and last row, Page Up and Page Down to the previous and next page. Tab works as usual.
 */
export function useRowKeys({ table, rows, onPage }: RowKeysOptions) {
  // Index of the control in its row to focus once the next page has rendered.
  const pendingFocus = useRef<number | null>(null);

  // In the same commit as the rows, so that the next key press finds the focus there.
  useLayoutEffect(() => {
    if (pendingFocus.current === null) return;
    const controls = controlsOf(table.current?.tBodies[0]?.rows[0]);
    (controls[pendingFocus.current] ?? controls[0])?.focus();
    pendingFocus.current = null;
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
      pendingFocus.current = place;
      event.preventDefault();
      return;
    }
    const next = targetRow(key, at, bodyRows.length);
    if (next === undefined) return;
    event.preventDefault();
    const controls = controlsOf(bodyRows[next]);
    (controls[place] ?? controls[0])?.focus();
  };
}
