import { localDay, shiftDay } from '../../lib/local-time.ts';

/** Days that charts reach back, … */
export const LONG_DAYS = 90;
/** … and days of the figures that change faster. */
export const SHORT_DAYS = 30;

/** How long after midnight an order of the day before may still be on its way into the database. */
export const GRACE_MS = 15 * 60_000;

/** The last day that can get no new orders. */
export function lastClosedDay(now: number): string {
  return shiftDay(localDay(now - GRACE_MS), -1);
}

export const HOUR_MS = 3_600_000;

/** Start of the first hour that can still get new orders. Hours start alike in every relevant time zone. */
export function firstOpenHour(now: number): Date {
  return new Date(Math.floor((now - GRACE_MS) / HOUR_MS) * HOUR_MS);
}

/** The first of so many days that end today. */
export function firstOfDays(now: number, count: number): string {
  return shiftDay(localDay(now), 1 - count);
}
