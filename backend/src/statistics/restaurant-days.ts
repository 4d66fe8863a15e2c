import type { Database, Transaction } from '../database/database.ts';
import { named } from '../database/statement.ts';
import { localDay, shiftDay } from '../local-time.ts';
import { countDays, type DayCell, type DayCells } from './day-cell.ts';
import { firstOfDays, lastClosedDay, LONG_DAYS, SHORT_DAYS } from './periods.ts';

/** What is kept of a restaurant's past days. */
export interface StoredDays {
  /** The last day among them. */
  readonly closed_until: string;
  readonly days: DayCells;
}

/** The same, and whether one of them has changed since. */
export interface FoundDays extends Partial<StoredDays> {
  readonly is_stale: boolean;
}

/** Columns of a query over `restaurant r LEFT JOIN restaurant_statistics s`, which make a `FoundDays`. */
export const FOUND_COLUMNS = `s.closed_until, s.days,
  EXISTS (SELECT FROM restaurant_stale_day d WHERE d.restaurant_id = r.id) AS is_stale`;

/** The days of the long period by day, today included: past ones as they are kept, the rest counted now. */
export async function findDays(
  db: Database,
  restaurantId: string,
  found: FoundDays,
  now: number,
): Promise<DayCells> {
  const { closed_until: closedUntil, days } = isFresh(found, now)
    ? found
    : await refresh(db, restaurantId, now);
  const first = shiftDay(closedUntil, 1);
  const open = await countDays(db.reads, restaurantId, { first, last: localDay(now), detailsFrom: first });
  return { ...days, ...open };
}

function isFresh(found: FoundDays, now: number): found is FoundDays & StoredDays {
  return !found.is_stale && (found.closed_until ?? '') >= lastClosedDay(now);
}

function refresh(db: Database, restaurantId: string, now: number): Promise<StoredDays> {
  return db.transaction((transaction) => refreshIn(transaction, restaurantId, now));
}

const BEGIN = named(
  'statistics.begin',
  `INSERT INTO restaurant_statistics (restaurant_id, closed_until, days) VALUES ($1, $2, '{}')
   ON CONFLICT DO NOTHING`,
);
const LOCK = named(
  'statistics.lock',
  'SELECT closed_until, days FROM restaurant_statistics WHERE restaurant_id = $1 FOR UPDATE',
);
const TAKE_STALE = named(
  'statistics.take-stale',
  'DELETE FROM restaurant_stale_day WHERE restaurant_id = $1 RETURNING day',
);
const STORE = named(
  'statistics.store',
  'UPDATE restaurant_statistics SET closed_until = $2, days = $3 WHERE restaurant_id = $1',
);

/**
 * Counts the days that have closed since, and those that have changed. Whoever comes at the same time waits: a day must
 * not be overwritten by somebody who has counted it earlier. A change that commits while this counts leaves its note.
 */
async function refreshIn(db: Transaction, restaurantId: string, now: number): Promise<StoredDays> {
  const first = firstOfDays(now, LONG_DAYS);
  const detailsFrom = firstOfDays(now, SHORT_DAYS);
  const closed = lastClosedDay(now);
  await db.execute(BEGIN, [restaurantId, shiftDay(first, -1)]);
  const stored = await db.first<StoredDays>(LOCK, [restaurantId]);
  const known = stored?.closed_until ?? shiftDay(first, -1);
  const stale = await db.query<{ day: string }>(TAKE_STALE, [restaurantId]);
  const changed = new Set(stale.map(({ day }) => day).filter((day) => day >= first && day <= known));
  let days = trim(stored?.days ?? {}, first, detailsFrom, changed);
  for (const day of changed) {
    days = { ...days, ...(await countDays(db, restaurantId, { first: day, last: day, detailsFrom })) };
  }
  const next = { first: later(first, shiftDay(known, 1)), last: closed, detailsFrom };
  days = { ...days, ...(await countDays(db, restaurantId, next)) };
  const closedUntil = later(known, closed);
  await db.execute(STORE, [restaurantId, closedUntil, JSON.stringify(days)]);
  return { closed_until: closedUntil, days };
}

/** Without the days that nobody looks at any more or that have changed, and what is only shown of recent ones. */
function trim(
  days: DayCells,
  first: string,
  detailsFrom: string,
  changed: ReadonlySet<string>,
): Record<string, DayCell> {
  return Object.fromEntries(
    Object.entries(days)
      .filter(([day]) => day >= first && !changed.has(day))
      .map(([day, cell]) => [day, day < detailsFrom ? { ...cell, accepted: null, dishes: null } : cell]),
  );
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}
