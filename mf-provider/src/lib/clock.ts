const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** The hour at which a restaurant's day begins: what was sold after midnight still belongs to the evening before. */
const DAY_BEGINS_AT = 5;

/** The calendar day in Nouakchott, which keeps UTC all year round: `2026-11-20`. */
export function localDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** ISO instant of the next beginning of a restaurant's day, five in the morning. */
export function nextMorning(instant: number): string {
  const today = Math.floor(instant / DAY_MS) * DAY_MS + DAY_BEGINS_AT * HOUR_MS;
  return new Date(today > instant ? today : today + DAY_MS).toISOString();
}

/** ISO instant so many minutes later. */
export function inMinutes(instant: number, minutes: number): string {
  return new Date(instant + minutes * 60_000).toISOString();
}

/** An instant as an input of date and time shows it on the wall clock of Nouakchott: `2026-11-20T21:30`. */
export function wallClock(instant: string): string {
  return instant.slice(0, 16);
}

/** The ISO instant of such an input; undefined for none. */
export function wallInstant(text: string): string | undefined {
  const instant = Date.parse(`${text}:00.000Z`);
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
}
