const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Hour at which a restaurant's day begins: sales after midnight belong to the evening before. */
const DAY_BEGINS_AT = 5;

/** The calendar day in Nouakchott, which is on UTC all year: `2026-11-20`. */
export function localDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** ISO time at which the next restaurant day begins, five in the morning. */
export function nextMorning(instant: number): string {
  const today = Math.floor(instant / DAY_MS) * DAY_MS + DAY_BEGINS_AT * HOUR_MS;
  return new Date(today > instant ? today : today + DAY_MS).toISOString();
}

/** ISO time a number of minutes later. */
export function inMinutes(instant: number, minutes: number): string {
  return new Date(instant + minutes * 60_000).toISOString();
}

/** A time as a `datetime-local` input shows it, in Nouakchott: `2026-11-20T21:30`. */
export function wallClock(instant: string): string {
  return instant.slice(0, 16);
}

/** The ISO time of such an input; undefined if it is empty. */
export function wallInstant(text: string): string | undefined {
  const instant = Date.parse(`${text}:00.000Z`);
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
}
