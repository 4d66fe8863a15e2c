import { countRows, estimateRows, EXACT_COUNT, roughly, type Counted, type RowCount } from './count-rows.ts';
import type { Queryable } from './database.ts';
import { named, replan } from './statement.ts';

/** Estimates are some percent off: a list expected to be hardly longer than the bound may be shorter. */
const CLEARLY_MORE = 1.05 * EXACT_COUNT;
/** From so many matches on, the planner's estimate is trusted. */
const A_PAGE = 100;

/** A list, with what the planner knows of it. */
export interface Listed extends Counted {
  /**
   * Filtered by more than one column. The planner knows how often each value is there, and takes them for independent:
   * a restaurant with many orders and hardly a takeaway among them would seem to have thousands.
   */
  readonly isCombined: boolean;
  /** By a text, of which the planner hardly knows how many rows have it. */
  readonly isSearch?: boolean;
}

/**
 * The total of a list: counted where there are few, and otherwise what the planner expects, which is asked first. To
 * count a thousand rows only to learn that there are more would cost as much again. A search is counted in any case.
 *
 * @param bound how far to count
 */
export async function countList(
  db: Queryable,
  listed: Listed,
  values: readonly unknown[],
  bound = EXACT_COUNT,
): Promise<RowCount> {
  const { name, from, where, isCombined, isSearch = false } = listed;
  if (isSearch) return countRows(db, listed, values, bound);
  const expected = await estimateRows(db, name, `SELECT FROM ${from} WHERE ${where}`, values);
  const isLong = expected > CLEARLY_MORE && (!isCombined || (await hasMany(db, listed, values)));
  return isLong ? { total: roughly(expected), isEstimate: true } : countRows(db, listed, values, bound);
}

async function hasMany(db: Queryable, listed: Listed, values: readonly unknown[]): Promise<boolean> {
  const { where, from, orderBy } = listed;
  const statement = (listed.isReplanned ? replan : named)(
    `${listed.name}.${A_PAGE}`,
    `SELECT count(*) AS met FROM (SELECT FROM ${from} WHERE ${where} ORDER BY ${orderBy} LIMIT ${A_PAGE}) AS first`,
  );
  return (await db.first<{ met: number }>(statement, values))?.met === A_PAGE;
}
