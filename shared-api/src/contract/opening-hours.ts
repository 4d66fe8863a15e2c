import { openIntervals, type OpeningHours } from './opening-intervals.ts';
import { TIME_ZONE } from './vocabulary.ts';

export interface OpeningSchedule extends OpeningHours {
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

/** The state of a restaurant that does not take orders yet. */
export const NOT_YET_OPEN: OpeningState = { isOpen: false, reason: 'hours', changesAt: null };

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

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
  const intervals = openIntervals(schedule, now + offset).map(({ from, to }) => ({
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
