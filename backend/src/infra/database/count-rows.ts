import type { Queryable } from './database.ts';
import { named, replan } from './statement.ts';

/** Rows of a list are counted up to here; of a longer one it is only known that there are more. */
export const EXACT_COUNT = 1000;
/** The same for a search, which has to look into every row that it counts. */
export const EXACT_SEARCH_COUNT = 50;

/** What is counted; `name` stands for the whole of it, as in a statement's name. */
export interface Counted {
  readonly name: string;
  readonly from: string;
  readonly where: string;
  /** Columns of an index that the rows can be counted in without reading them. */
  readonly orderBy: string;
  /** As for a `Statement`. */
  readonly isReplanned?: boolean;
  /** A query for up to so many of the rows, where there is a better one. */
  readonly first?: (limit: number) => string;
}

export interface RowCount {
  readonly total: number;
  /** There are more rows than `total`. */
  readonly isMinimum: boolean;
}

/**
 * Counts the rows of a list at a price that does not grow with it.
 *
 * @param bound how far to count
 */
export async function countRows(
  db: Queryable,
  { name, from, where, orderBy, isReplanned = false, first }: Counted,
  values: readonly unknown[],
  bound = EXACT_COUNT,
): Promise<RowCount> {
  const bounded =
    first?.(bound + 1) ?? `SELECT FROM ${from} WHERE ${where} ORDER BY ${orderBy} LIMIT ${bound + 1}`;
  const counted = await db.first<{ total: number }>(
    (isReplanned ? replan : named)(
      `${name}.${bound}`,
      `SELECT count(*) AS total FROM (${bounded}) AS counted`,
    ),
    values,
  );
  return upTo(bound, counted?.total ?? 0);
}

/** The total of a list of which so many rows were met, not looking for more than one beyond the bound. */
export function upTo(bound: number, met: number): RowCount {
  return { total: Math.min(met, bound), isMinimum: met > bound };
}

interface PageAndCount<Row> {
  readonly fetch: () => Promise<Row[]>;
  /** @param fetched the page, of a search */
  readonly count: (bound: number, fetched: readonly Row[]) => Promise<RowCount>;
  readonly isSearch: boolean;
  /** Whether these rows are the list's first and last. */
  readonly isWhole: (rows: readonly Row[]) => boolean;
}

/** Reads a page while its list is counted. A search, dearer to count, only is when one page does not hold it. */
export async function fetchAndCount<Row>(
  list: PageAndCount<Row>,
): Promise<{ fetched: Row[]; counted: RowCount }> {
  const { fetch, count, isSearch, isWhole } = list;
  if (!isSearch) {
    const [fetched, counted] = await Promise.all([fetch(), count(EXACT_COUNT, [])]);
    return { fetched, counted };
  }
  const fetched = await fetch();
  const counted = isWhole(fetched)
    ? { total: fetched.length, isMinimum: false }
    : await count(EXACT_SEARCH_COUNT, fetched);
  return { fetched, counted };
}
