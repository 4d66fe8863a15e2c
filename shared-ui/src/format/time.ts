// Without a word of any language, so that the shell's first load has no names of days and months.

/** What `new Date` parses reliably: a date, an ISO string, or milliseconds since the epoch. */
export type DateLike = Date | string | number;

/** Parsed in UTC, which is the time in Mauritania all year. Undefined for an invalid value. */
export function toDate(value: DateLike): Date | undefined {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** The time of day in Nouakchott: `19:05`. */
export function formatTime(value: DateLike): string {
  return toDate(value)?.toISOString().slice(11, 16) ?? '';
}

/** Whether two moments are of one day in Nouakchott. */
export function isSameDay(one: DateLike, other: DateLike): boolean {
  const day = toDate(one)?.toISOString().slice(0, 10);
  return day !== undefined && day === toDate(other)?.toISOString().slice(0, 10);
}

/** Day and time in Nouakchott in figures alone: `20/11/2026 19:05`. */
export function formatTimestamp(value: DateLike): string {
  const [year, month, day] = toDate(value)?.toISOString().slice(0, 10).split('-') ?? [];
  return day === undefined ? '' : `${day}/${month}/${year} ${formatTime(value)}`;
}
