import type { Queryable } from './database.ts';
import { named, replan } from './statement.ts';

/** Rows of a list are counted one by one up to here; beyond, the planner's statistics say about how many there are. */
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
  readonly isEstimate: boolean;
}

interface Plan {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }];
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
  const rows = `SELECT FROM ${from} WHERE ${where}`;
  const bounded = first?.(bound + 1) ?? `${rows} ORDER BY ${orderBy} LIMIT ${bound + 1}`;
  const counted = await db.first<{ total: number }>(
    (isReplanned ? replan : named)(
      `${name}.${bound}`,
      `SELECT count(*) AS total FROM (${bounded}) AS counted`,
    ),
    values,
  );
  return totalOf(db, { name, from, where }, values, { total: counted?.total ?? 0, bound });
}

/** The total of a list of which so many rows were met, not looking for more than one beyond the bound. */
export async function totalOf(
  db: Queryable,
  { name, from, where }: Pick<Counted, 'name' | 'from' | 'where'>,
  values: readonly unknown[],
  { total, bound }: { readonly total: number; readonly bound: number },
): Promise<RowCount> {
  if (total <= bound) return { total, isEstimate: false };
  const estimated = await estimateRows(db, name, `SELECT FROM ${from} WHERE ${where}`, values);
  return { total: Math.max(total, roughly(estimated)), isEstimate: true };
}

/** How many rows the planner expects of a query; nothing of it is run. */
export async function estimateRows(
  db: Queryable,
  name: string,
  query: string,
  values: readonly unknown[],
): Promise<number> {
  const plan = await db.first<Plan>(named(`${name}.estimate`, `EXPLAIN (FORMAT JSON) ${query}`), values);
  return plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
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
    ? { total: fetched.length, isEstimate: false }
    : await count(EXACT_SEARCH_COUNT, fetched);
  return { fetched, counted };
}

/** Three digits that count: an estimate should not look more exact than it is. */
export function roughly(rows: number): number {
  return Number(rows.toPrecision(3));
}
