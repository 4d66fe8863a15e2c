import type { Cursor, CursorValue } from './page.ts';

/** Rows that one page of a long read takes from the database. */
export const READ_SIZE = 500;

/**
 * All rows of a list, page by page from key to key: no transaction stays open, and whoever stops asking stops it.
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
    if (last === undefined || rows.length < READ_SIZE) return;
    cursor = { key: keyOf(last), direction: 'next', position: 0 };
  }
}
