import { calendarWords } from './calendar.ts';

const CURRENCY_LABEL = 'MRU';
const NO_BREAK_SPACE = '\u00a0';

/** What `new Date` parses reliably: a date, an ISO string, or milliseconds since the epoch. */
export type DateLike = Date | string | number;

// The first `Intl.NumberFormat` blocks a slow phone for 60 ms, and both languages group alike here.
function grouped(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, NO_BREAK_SPACE);
}

/**
 * An amount as the product shows it: `1 234.50 MRU`, in French `1 234,50 MRU`.
 *
 * @param amount - in MRU (not minor units); shown with exactly two decimals
 * @param language - BCP 47 tag of the interface, `en` or `fr`
 * @returns the text, with non-breaking spaces
 */
export function formatMoney(amount: number, language: string): string {
  return formatDecimal(amount, 2, language) + NO_BREAK_SPACE + CURRENCY_LABEL;
}

/** A number with a fixed count of decimals, at least one: `4.5`, in French `4,5`. */
export function formatDecimal(value: number, digits: number, language: string): string {
  const [whole = '', decimals = ''] = value.toFixed(digits).split('.');
  return grouped(whole) + (language.startsWith('fr') ? ',' : '.') + decimals;
}

/** A number with at most one decimal: `1 250`, `4.5`, in French `4,5`. */
export function formatNumber(value: number, language: string): string {
  const rounded = Math.round(value * 10) / 10;
  return Number.isInteger(rounded) ? formatCount(rounded) : formatDecimal(rounded, 1, language);
}

/** A number in short form: `950`, `12.3k`, `1.5M`, in French `12,3 k`, `1,5 M`. */
export function formatCompact(value: number, language: string): string {
  const space = language.startsWith('fr') ? NO_BREAK_SPACE : '';
  const size = Math.abs(value);
  if (size >= 1e6) return `${formatNumber(value / 1e6, language)}${space}M`;
  if (size >= 1e3) return `${formatNumber(value / 1e3, language)}${space}k`;
  return formatNumber(value, language);
}

/** A number without decimals, with its thousands separated: `12 480`. */
export function formatCount(count: number): string {
  return grouped(String(Math.round(count)));
}

/** How a day is written: `short` 20/11/2026, `medium` 20 Nov 2026, `long` Friday 20 November 2026, `day` 20 Nov. */
type DateStyle = 'short' | 'medium' | 'long' | 'day';

/** Parsed in UTC, which is the time in Mauritania all year. Undefined for an invalid value. */
export function toDate(value: DateLike): Date | undefined {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Weekday from 0, which is Monday. */
function weekdayOf(date: Date): number {
  return (date.getUTCDay() + 6) % 7;
}

/**
 * A day in Nouakchott. Mauritania writes the day before the month in every language. An invalid value gives an empty
 * text.
 */
export function formatDate(value: DateLike, language: string, style: DateStyle = 'medium'): string {
  const date = toDate(value);
  if (!date) return '';
  const { days, months, shortMonths } = calendarWords(language);
  const [year = '', month = '', padded = ''] = date.toISOString().slice(0, 10).split('-');
  if (style === 'short') return `${padded}/${month}/${year}`;
  const day = date.getUTCDate();
  const place = date.getUTCMonth();
  if (style === 'long') return `${days[weekdayOf(date)]} ${day} ${months[place]} ${year}`;
  return `${day} ${shortMonths[place]}${style === 'day' ? '' : ` ${year}`}`;
}

/** The time of day in Nouakchott: `19:05`. */
export function formatTime(value: DateLike): string {
  return toDate(value)?.toISOString().slice(11, 16) ?? '';
}

/** The day of the week in Nouakchott: `Friday`, short `Fri`. */
export function formatWeekday(value: DateLike, language: string, style: 'long' | 'short' = 'long'): string {
  const date = toDate(value);
  const { days, shortDays } = calendarWords(language);
  return (date && (style === 'long' ? days : shortDays)[weekdayOf(date)]) ?? '';
}

/** Day and time in Nouakchott: `20 Nov 2026, 19:05`. */
export function formatDateTime(value: DateLike, language: string): string {
  const day = formatDate(value, language);
  return day && `${day}, ${formatTime(value)}`;
}

const MINUTE = 60;

/** A duration in unit symbols, which both languages share: `45 s`, `2 min`, `2 min 30 s`; a dash for null. */
export function formatDuration(seconds: number | null): string {
  if (seconds === null) return '–';
  const minutes = Math.floor(seconds / MINUTE);
  const rest = seconds % MINUTE;
  const parts = [
    ...(minutes > 0 ? [`${minutes} min`] : []),
    ...(rest > 0 || minutes === 0 ? [`${rest} s`] : []),
  ];
  return parts.join(' ');
}
