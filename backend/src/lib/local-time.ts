import { TIME_ZONE } from 'shared-api/contract';

const DAY_MS = 86_400_000;

/** The Swedish way to write a date is ISO 8601's. */
const DAY_FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** The calendar day of an instant in the restaurants' time zone, `YYYY-MM-DD`. */
export function localDay(instant: number): string {
  return DAY_FORMAT.format(instant);
}

const TIME_FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The local time of an instant as spreadsheets read it, `YYYY-MM-DD HH:MM:SS`. */
export function localTime(instant: Date): string {
  return TIME_FORMAT.format(instant);
}

/** The calendar day so many days later (earlier, if negative). */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** So many calendar days up to `last`, in order. */
export function daysUpTo(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => shiftDay(last, index - count + 1));
}

/**
 * The instant at which a calendar day begins: the restaurants' time is UTC, all year round (`dayStartSql` says the
 * same).
 */
export function dayStart(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** SQL: the local time of an instant. */
export function localSql(instant: string): string {
  return `(${instant} AT TIME ZONE '${TIME_ZONE}')`;
}

/** SQL: the instant at which a local day begins, or one `daysLater`. */
export function dayStartSql(day: string, daysLater = 0): string {
  return `((${day}::date + ${daysLater})::timestamp AT TIME ZONE '${TIME_ZONE}')`;
}
