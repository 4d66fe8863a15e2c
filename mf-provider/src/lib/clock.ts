/** The calendar day in Nouakchott, which is on UTC all year: `2026-11-20`. */
export function localDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** ISO time a number of minutes later. */
export function inMinutes(instant: number, minutes: number): string {
  return new Date(instant + minutes * 60_000).toISOString();
}

/** Day and time of day in Nouakchott: `2026-11-20T21:30`. */
export function wallClock(instant: string): string {
  return instant.slice(0, 16);
}

/** The ISO time of such a text; undefined if day or time is missing. */
export function wallInstant(text: string): string | undefined {
  const instant = Date.parse(`${text}:00.000Z`);
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
}
