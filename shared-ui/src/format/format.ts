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

function grouped(formatter: Intl.NumberFormat, value: number): string {
  return formatter
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? NO_BREAK_SPACE : part.value))
    .join('');
}

/**
 * An amount as the product shows it: `1 234.50 MRU`, in French `1 234,50 MRU`.
 *
 * @param amount - in MRU (not minor units); shown with exactly two decimals
 * @param language - BCP 47 tag of the interface, `en` or `fr`
 * @returns the text, held together by non-breaking spaces
 */
export function formatMoney(amount: number, language: string): string {
  const formatter = remembered(
    `money:${language}`,
    () => new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  return grouped(formatter, amount) + NO_BREAK_SPACE + CURRENCY_LABEL;
}

/** A whole number with its thousands apart: `12 480`. */
export function formatCount(count: number, language: string): string {
  const formatter = remembered(
    `count:${language}`,
    () => new Intl.NumberFormat(language, { maximumFractionDigits: 0 }),
  );
  return grouped(formatter, count);
}

const DATE_STYLES = {
  short: { dateStyle: 'short' },
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'full' },
  time: { timeStyle: 'short' },
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

/** The time of day in Nouakchott: `19:05`. */
export function formatTime(value: DateLike, language: string): string {
  return formatWith(value, language, 'time');
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
