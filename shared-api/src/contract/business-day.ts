import { openIntervals, type OpeningHours } from './opening-intervals.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Until this hour, a closed restaurant's night belongs to the evening before. */
const DAY_BEGINS_AT = 5;
/** A kitchen that does not close by then has a new day at this hour, but none that is closer than this. */
const SHORTEST_HOURS = 6;

const dayOf = (instant: number) => Math.floor(instant / DAY_MS);

/** The next five in the morning that is at least six hours away. */
function nextMorning(now: number): number {
  const earliest = now + SHORTEST_HOURS * HOUR_MS;
  const morning = dayOf(earliest) * DAY_MS + DAY_BEGINS_AT * HOUR_MS;
  return morning >= earliest ? morning : morning + DAY_MS;
}

/**
 * When a restaurant's next business day begins: with its first opening on a later day than the one at work. The day at
 * work is the one on which it last opened; while it is closed, the calendar's, which begins at five. A kitchen that is
 * open for more than a day without a break has no such opening: its day begins at the next five in the morning that is
 * at least six hours away. A pause changes nothing. Mauritania's time is UTC.
 *
 * @param schedule weekly spans and exceptions
 * @param now the instant, in milliseconds since the epoch
 * @returns the ISO instant until which a dish is sold out "for today"
 */
export function nextBusinessDay(schedule: OpeningHours, now: number): string {
  const intervals = openIntervals(schedule, now);
  const current = intervals.find(({ from, to }) => from <= now && now < to);
  const morning = nextMorning(now);
  const neverCloses = current && current.to - current.from > DAY_MS && current.to > morning;
  if (neverCloses) return new Date(morning).toISOString();
  const day = dayOf(current?.from ?? now - DAY_BEGINS_AT * HOUR_MS);
  const next = intervals.find(({ from }) => from > now && dayOf(from) > day);
  return new Date(next?.from ?? morning).toISOString();
}
