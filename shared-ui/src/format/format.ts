const CURRENCY_LABEL = 'MRU';
const TIME_ZONE = 'Africa/Nouakchott';
const NO_BREAK_SPACE = '\u00a0';

/** Anything `new Date` reads without doubt: a date, an ISO string, or milliseconds since the epoch. */
export type DateLike = Date | string | number;

// Making a formatter is a hundred times dearer than using one; they carry no state of a request.
const cache = new Map<string, unknown>();

function remembered<T>(key: string, make: () => T): T {
  const known = cache.get(key) as T | undefined;
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

/** Mauritania writes the day before the month in every language. */
function dateLocale(language: string): string {
  return language.startsWith('en') ? 'en-GB' : language;
}

// By hand: making the first `Intl.NumberFormat` takes a slow phone 25 ms, and both languages group the same way here.
function grouped(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, NO_BREAK_SPACE);
}

/**
 * An amount as the product shows it: `1 234.50 MRU`, in French `1 234,50 MRU`.
 *
 * @param amount - in MRU (not minor units); shown with exactly two decimals
 * @param language - BCP 47 tag of the interface, `en` or `fr`
 * @returns the text, held together by non-breaking spaces
 */
export function formatMoney(amount: number, language: string): string {
  return formatDecimal(amount, 2, language) + NO_BREAK_SPACE + CURRENCY_LABEL;
}

/** A number with exactly so many decimals, at least one: `4.5`, in French `4,5`. */
export function formatDecimal(value: number, digits: number, language: string): string {
  const [whole = '', decimals = ''] = value.toFixed(digits).split('.');
  return grouped(whole) + (language.startsWith('fr') ? ',' : '.') + decimals;
}

/** A number without its decimals, with its thousands apart: `12 480`. */
export function formatCount(count: number): string {
  return grouped(String(Math.round(count)));
}

const DATE_STYLES = {
  short: { dateStyle: 'short' },
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'full' },
  weekday: { weekday: 'long' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

function formatWith(value: DateLike, language: string, style: keyof typeof DATE_STYLES): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  const formatter = remembered(
    `${style}:${language}`,
    () => new Intl.DateTimeFormat(dateLocale(language), { ...DATE_STYLES[style], timeZone: TIME_ZONE }),
  );
  return formatter.format(date);
}

/**
 * A day in Nouakchott: `short` 20/11/2026, `medium` 20 Nov 2026, `long` Friday 20 November 2026.
 * An unreadable value gives an empty text.
 */
export function formatDate(
  value: DateLike,
  language: string,
  style: 'short' | 'medium' | 'long' = 'medium',
): string {
  return formatWith(value, language, style);
}

/** The time of day in Nouakchott: `19:05`. Mauritania keeps Greenwich's time, summer and winter. */
export function formatTime(value: DateLike): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(11, 16);
}

/** The day of the week in Nouakchott: `Friday`. */
export function formatWeekday(value: DateLike, language: string): string {
  return formatWith(value, language, 'weekday');
}

/** Day and time in Nouakchott: `20 Nov 2026, 19:05`. */
export function formatDateTime(value: DateLike, language: string): string {
  return formatWith(value, language, 'dateTime');
}

const STEPS = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 7],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[];

/**
 * How long ago, or in how long: `3 minutes ago`, `hier`. Past a week, the date itself.
 *
 * @param now - the moment it is compared with; pass it, so that server and browser say the same
 */
export function formatRelative(value: DateLike, language: string, now: DateLike): string {
  let amount = (new Date(value).getTime() - new Date(now).getTime()) / 1000;
  if (Number.isNaN(amount)) return '';
  const formatter = remembered(
    `relative:${language}`,
    () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
  );
  for (const [unit, size] of STEPS) {
    const rounded = Math.round(amount);
    if (Math.abs(rounded) < size) return formatter.format(rounded, unit);
    amount /= size;
  }
  return formatDate(value, language);
}
