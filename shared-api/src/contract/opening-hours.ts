import { TIME_ZONE } from './vocabulary.ts';

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

export interface OpeningSchedule {
  readonly week: OpeningWeek;
  readonly exceptions: readonly OpeningException[];
  /** ISO instant until which the restaurant takes no orders ("pause now"), or null. */
  readonly pausedUntil: string | null;
}

export interface OpeningState {
  readonly isOpen: boolean;
  /** Why it is closed; null while open. */
  readonly reason: 'hours' | 'paused' | null;
  /** ISO instant at which this state ends, or null when nothing changes within eight days. */
  readonly changesAt: string | null;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

interface Interval {
  from: number;
  to: number;
}

/** Milliseconds to add to a UTC instant to read the local wall clock of `timeZone` as if it were UTC. */
function offsetOf(timeZone: string, instant: number): number {
  if (timeZone === TIME_ZONE) return 0; // Mauritania keeps UTC all year round.
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
      .formatToParts(instant)
      .map((part) => [part.type, Number(part.value)]),
  );
  const wall = Date.UTC(parts.year ?? 0, (parts.month ?? 1) - 1, parts.day, parts.hour, parts.minute);
  return wall - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

function intervalsAround(schedule: OpeningSchedule, localNow: number): Interval[] {
  const midnight = Math.floor(localNow / DAY_MS) * DAY_MS;
  const intervals: Interval[] = [];
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
  return merge(intervals);
}

function merge(intervals: Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const interval of intervals.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && interval.from <= last.to) last.to = Math.max(last.to, interval.to);
    else merged.push({ ...interval });
  }
  return merged;
}

/**
 * Whether a restaurant takes orders at an instant; the one function behind list, menu and order intake (requirements
 * 2.4).
 *
 * @param schedule weekly spans, exceptions and pause
 * @param now the instant, in milliseconds since the epoch
 * @param timeZone IANA zone of the restaurant's clock
 */
export function openingState(
  schedule: OpeningSchedule,
  now: number,
  timeZone: string = TIME_ZONE,
): OpeningState {
  const offset = offsetOf(timeZone, now);
  const intervals = intervalsAround(schedule, now + offset).map(({ from, to }) => ({
    from: from - offset,
    to: to - offset,
  }));
  const pausedUntil = schedule.pausedUntil === null ? 0 : Date.parse(schedule.pausedUntil);
  if (pausedUntil > now) {
    const next = intervals.find((interval) => interval.to > pausedUntil);
    const changesAt = next ? Math.max(next.from, pausedUntil) : null;
    return { isOpen: false, reason: 'paused', changesAt: toIso(changesAt) };
  }
  const current = intervals.find((interval) => interval.from <= now && now < interval.to);
  if (current) {
    const endsWithinHorizon = current.to < now + 8 * DAY_MS;
    return { isOpen: true, reason: null, changesAt: endsWithinHorizon ? toIso(current.to) : null };
  }
  const next = intervals.find((interval) => interval.from > now);
  return { isOpen: false, reason: 'hours', changesAt: toIso(next?.from ?? null) };
}

function toIso(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
