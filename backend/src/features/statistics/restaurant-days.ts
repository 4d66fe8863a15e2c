import type { Database, Transaction } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { dayStart, shiftDay } from '../../lib/local-time.ts';
import { countDays, type DayCell, type DayCells } from './day-cell.ts';
import { countHours, daysOfHours, type HourCells } from './hour-cell.ts';
import { firstOfDays, firstOpenHour, HOUR_MS, lastClosedDay, LONG_DAYS, SHORT_DAYS } from './periods.ts';

/** Stored figures of a restaurant: days that are over, and hours of one that is not. */
export interface StoredDays {
  /** The last day among them. */
  readonly closed_until: string;
  readonly days: DayCells;
  readonly hours: HourCells;
  /** Start of the first hour that is not stored; null without hours. */
  readonly counted_until: Date | null;
}

/** The same, and whether orders of these days have changed since. */
export interface FoundDays extends Partial<StoredDays> {
  readonly is_stale: boolean;
}

/** Columns of a query over `restaurant r LEFT JOIN restaurant_statistics s`, which make a `FoundDays`. */
export const FOUND_COLUMNS = `s.closed_until, s.days, s.hours, s.counted_until,
  EXISTS (SELECT FROM restaurant_stale_day d WHERE d.restaurant_id = r.id) AS is_stale`;

/** Days that one statement counts, so that it stays within the time limit. */
const BATCH_DAYS = 10;

/** From this many uncounted orders of past hours on, their figures are stored instead of counted by each reader. */
export const MIN_ORDERS_TO_STORE = 20;

/** The days of the long period by day, today included: stored figures, and the rest counted now. */
export async function findDays(
  db: Database,
  restaurantId: string,
  found: FoundDays,
  now: number,
): Promise<DayCells> {
  const stored = isFresh(found, now) ? found : await refresh(db, restaurantId, now);
  const open = await countHours(db, restaurantId, openSince(stored), new Date(now + 1));
  const past = Object.entries(open).filter(([at]) => new Date(at) < firstOpenHour(now));
  if (past.reduce((sum, [, { orders }]) => sum + orders, 0) >= MIN_ORDERS_TO_STORE) {
    await refresh(db, restaurantId, now);
  }
  return { ...stored.days, ...daysOfHours({ ...stored.hours, ...open }) };
}

/** The instant after which nothing is stored. */
function openSince({ closed_until: closedUntil, counted_until: countedUntil }: StoredDays): Date {
  const start = dayStart(shiftDay(closedUntil, 1));
  return countedUntil !== null && countedUntil > start ? countedUntil : start;
}

function isFresh(found: FoundDays, now: number): found is FoundDays & StoredDays {
  return !found.is_stale && (found.closed_until ?? '') >= lastClosedDay(now);
}

/** Stores the figures of days and hours that have ended or changed since the last time. */
export async function storeClosedDays(db: Database, restaurantId: string, now: number): Promise<void> {
  await refresh(db, restaurantId, now);
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
  'SELECT closed_until, days, hours, counted_until FROM restaurant_statistics WHERE restaurant_id = $1 FOR UPDATE',
);
const TAKE_STALE = named(
  'statistics.take-stale',
  'DELETE FROM restaurant_stale_day WHERE restaurant_id = $1 RETURNING day, hour',
);
const STORE = named(
  'statistics.store',
  'UPDATE restaurant_statistics SET closed_until = $2, days = $3 WHERE restaurant_id = $1',
);
const STORE_HOURS = named(
  'statistics.store-hours',
  'UPDATE restaurant_statistics SET hours = $2, counted_until = $3 WHERE restaurant_id = $1',
);

interface StaleNote {
  readonly day: string;
  /** Null from an earlier version of the service: the whole day. */
  readonly hour: Date | null;
}

/**
 * Counts the days and hours that have closed since, and those that have changed. Concurrent callers wait:
 * an older count must not overwrite a newer one. A change that commits during the count keeps its
 * note.
 */
async function refreshIn(db: Transaction, restaurantId: string, now: number): Promise<StoredDays> {
  const first = firstOfDays(now, LONG_DAYS);
  await db.execute(BEGIN, [restaurantId, shiftDay(first, -1)]);
  const stored = await db.first<StoredDays>(LOCK, [restaurantId]);
  const notes = await db.query<StaleNote>(TAKE_STALE, [restaurantId]);
  const before = stored ?? { closed_until: shiftDay(first, -1), days: {}, hours: {}, counted_until: null };
  const past = await refreshDays(db, restaurantId, before, notes, now);
  const recent = await refreshHours(db, restaurantId, { ...before, ...past }, notes, now);
  return { ...past, ...recent };
}

/** The days that are over; they are long, so they are written only when they have changed. */
async function refreshDays(
  db: Transaction,
  restaurantId: string,
  { closed_until: known, days: before }: StoredDays,
  notes: readonly StaleNote[],
  now: number,
): Promise<Pick<StoredDays, 'closed_until' | 'days'>> {
  const first = firstOfDays(now, LONG_DAYS);
  const detailsFrom = firstOfDays(now, SHORT_DAYS);
  const closed = lastClosedDay(now);
  const changed = new Set(notes.map(({ day }) => day).filter((day) => day >= first && day <= known));
  if (changed.size === 0 && known >= closed) return { closed_until: known, days: before };
  let days = trim(before, first, detailsFrom, changed);
  for (const day of changed) {
    days = { ...days, ...(await countDays(db, restaurantId, { first: day, last: day, detailsFrom })) };
  }
  for (let from = later(first, shiftDay(known, 1)); from <= closed; from = shiftDay(from, BATCH_DAYS)) {
    const end = shiftDay(from, BATCH_DAYS - 1);
    const batch = { first: from, last: end < closed ? end : closed, detailsFrom };
    days = { ...days, ...(await countDays(db, restaurantId, batch)) };
  }
  const closedUntil = later(known, closed);
  await db.execute(STORE, [restaurantId, closedUntil, JSON.stringify(days)]);
  return { closed_until: closedUntil, days };
}

/** The hours that are over, of days that are not. */
async function refreshHours(
  db: Transaction,
  restaurantId: string,
  stored: StoredDays,
  notes: readonly StaleNote[],
  now: number,
): Promise<Pick<StoredDays, 'hours' | 'counted_until'>> {
  const start = dayStart(shiftDay(stored.closed_until, 1));
  const since = openSince(stored);
  const until = firstOpenHour(now) > since ? firstOpenHour(now) : since;
  const changed = new Set(
    notes
      .flatMap(({ day, hour }) => hour ?? hoursOfDay(day))
      .filter((hour) => hour >= start && hour < since)
      .map((hour) => hour.toISOString()),
  );
  let hours: HourCells = Object.fromEntries(
    Object.entries(stored.hours).filter(([at]) => new Date(at) >= start && !changed.has(at)),
  );
  for (const at of changed) {
    const hour = new Date(at);
    hours = { ...hours, ...(await countHours(db, restaurantId, hour, new Date(hour.getTime() + HOUR_MS))) };
  }
  hours = { ...hours, ...(await countHours(db, restaurantId, since, until)) };
  await db.execute(STORE_HOURS, [restaurantId, JSON.stringify(hours), until]);
  return { hours, counted_until: until };
}

function hoursOfDay(day: string): Date[] {
  const start = dayStart(day).getTime();
  return Array.from({ length: 24 }, (_, hour) => new Date(start + hour * HOUR_MS));
}

const NO_DETAILS = { accepted: null, dishes: null, promotions: null } satisfies Partial<DayCell>;

/** Removes days that are too old or have changed, and details that only recent days need. */
function trim(
  days: DayCells,
  first: string,
  detailsFrom: string,
  changed: ReadonlySet<string>,
): Record<string, DayCell> {
  return Object.fromEntries(
    Object.entries(days)
      .filter(([day]) => day >= first && !changed.has(day))
      .map(([day, cell]) => [day, day < detailsFrom ? { ...cell, ...NO_DETAILS } : cell]),
  );
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}
