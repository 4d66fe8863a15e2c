/** Minutes of a day's span: `opens` to `closes`, both `HH:MM`; `closes` at or before `opens` means the next day. */
export interface OpeningSpan {
  readonly opens: string;
  readonly closes: string;
}

/** Spans for Monday (index 0) to Sunday (index 6); an empty list is a closed day. */
export type OpeningWeek = readonly (readonly OpeningSpan[])[];

/** Hours of one calendar day (`YYYY-MM-DD`, local) instead of the week's; no spans: closed. */
export interface OpeningException {
  readonly date: string;
  readonly spans: readonly OpeningSpan[];
}

/** When a restaurant is open, as its owner sets it. */
export interface OpeningHours {
  readonly week: OpeningWeek;
  readonly exceptions: readonly OpeningException[];
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A time without a break in which a restaurant is open, in milliseconds since the epoch; `to` is no longer in it. */
export interface OpenInterval {
  from: number;
  to: number;
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/**
 * When a restaurant is open from the day before an instant to eight days after it, ignoring a pause; adjacent spans are
 * joined.
 *
 * @param localNow the instant as its local clock reads in UTC
 */
export function openIntervals(schedule: OpeningHours, localNow: number): OpenInterval[] {
  return merge(openSpans(schedule, localNow));
}

/** The same, each span as its owner has set it, in the order of their beginnings. */
export function openSpans(schedule: OpeningHours, localNow: number): OpenInterval[] {
  const midnight = Math.floor(localNow / DAY_MS) * DAY_MS;
  const intervals: OpenInterval[] = [];
  for (let day = -1; day <= 8; day += 1) {
    const start = midnight + day * DAY_MS;
    const date = new Date(start).toISOString().slice(0, 10);
    const weekday = (new Date(start).getUTCDay() + 6) % 7;
    const exception = schedule.exceptions.find((candidate) => candidate.date === date);
    for (const span of exception?.spans ?? schedule.week[weekday] ?? []) {
      const opens = minutesOf(span.opens);
      const closes = minutesOf(span.closes);
      const length = closes > opens ? closes - opens : closes - opens + 24 * 60;
      const from = start + opens * MINUTE_MS;
      intervals.push({ from, to: from + length * MINUTE_MS });
    }
  }
  return intervals.sort((a, b) => a.from - b.from);
}

function merge(intervals: readonly OpenInterval[]): OpenInterval[] {
  const merged: OpenInterval[] = [];
  for (const interval of intervals) {
    const last = merged.at(-1);
    if (last && interval.from <= last.to) last.to = Math.max(last.to, interval.to);
    else merged.push({ ...interval });
  }
  return merged;
}
