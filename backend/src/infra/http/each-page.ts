import type { Cursor, CursorValue } from './page.ts';

/** Rows per query of a long read. */
export const READ_BATCH_SIZE = 500;

/**
 * All rows of a list, page by page with keyset cursors: no transaction stays open, and the caller may stop anytime.
 *
 * @param fetch up to `READ_SIZE` rows that follow the cursor
 */
export async function* eachPage<Row>(
  fetch: (cursor: Cursor | null) => Promise<readonly Row[]>,
  keyOf: (row: Row) => readonly CursorValue[],
): AsyncGenerator<readonly Row[], void> {
  let cursor: Cursor | null = null;
  for (;;) {
    const rows = await fetch(cursor);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < READ_BATCH_SIZE) return;
    cursor = { key: keyOf(last), direction: 'next', position: 0 };
  }
}
