import { calendarWords } from './calendar.ts';
import { formatTime, isSameDay, toDate, type DateLike } from './time.ts';
import { wordsOf } from './words-of.ts';

const CURRENCY_LABEL = 'MRU';
const NO_BREAK_SPACE = '\u00a0';

// The first `Intl.NumberFormat` blocks a slow phone for 60 ms, and all languages group alike here.
function grouped(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3}){1,9}$)/g, NO_BREAK_SPACE);
}

/**
 * Keeps a text of digits and Latin letters in one piece in a line that runs from right to left
 * (docs/decisions/arabic-and-right-to-left.md).
 */
export function isolateLatin(text: string, language: string): string {
  return language.startsWith('ar') ? `\u2066${text}\u2069` : text;
}

/**
 * An amount as the product shows it: `1 234.50 MRU`, in French `1 234,50 MRU`; in Arabic as in English, isolated.
 *
 * @param amount - in MRU (not minor units); shown with exactly two decimals
 * @param language - BCP 47 tag of the interface
 * @returns the text, with non-breaking spaces
 */
export function formatMoney(amount: number, language: string): string {
  return isolateLatin(formatDecimal(amount, 2, language) + NO_BREAK_SPACE + CURRENCY_LABEL, language);
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

const THOUSAND = { en: 'k', fr: `${NO_BREAK_SPACE}k`, ar: `${NO_BREAK_SPACE}ألف` };
const MILLION = { en: 'M', fr: `${NO_BREAK_SPACE}M`, ar: `${NO_BREAK_SPACE}مليون` };

/** A number in short form: `950`, `12.3k`, `1.5M`, in French `12,3 k`, `1,5 M`, in Arabic `12.3 ألف`. */
export function formatCompact(value: number, language: string): string {
  const size = Math.abs(value);
  if (size >= 1e6) return formatNumber(value / 1e6, language) + wordsOf(MILLION, language);
  if (size >= 1e3) return formatNumber(value / 1e3, language) + wordsOf(THOUSAND, language);
  return formatNumber(value, language);
}

/** A number without decimals, with its thousands separated: `12 480`. */
export function formatCount(count: number): string {
  return grouped(String(Math.round(count)));
}

/** How a day is written: `medium` 20 Nov 2026, `long` Friday 20 November 2026, `day` 20 Nov. */
type DateStyle = 'medium' | 'long' | 'day';

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
  const year = date.getUTCFullYear();
  const day = date.getUTCDate();
  const place = date.getUTCMonth();
  if (style === 'long') return `${days[weekdayOf(date)]} ${day} ${months[place]} ${year}`;
  return `${day} ${shortMonths[place]}${style === 'day' ? '' : ` ${year}`}`;
}

/** The day of the week in Nouakchott: `Friday`, short `Fri`. */
export function formatWeekday(value: DateLike, language: string, style: 'long' | 'short' = 'long'): string {
  const date = toDate(value);
  const { days, shortDays } = calendarWords(language);
  return (date && (style === 'long' ? days : shortDays)[weekdayOf(date)]) ?? '';
}

const COMMA = { en: ', ', ar: '، ' };

/** Letters of a name that runs against the row. */
const LATIN = /\p{Script=Latin}/u;
const FROM_RIGHT = /[\u0590-\u08FF]/;

/**
 * Words or names in a row: `Ksar, Nouakchott Ouest`; without those that are empty. A Latin name in Arabic and an Arabic
 * one elsewhere is isolated, so that the row keeps its order. As the first of several it follows a direction mark:
 * `dir="auto"` counts isolated letters, too.
 */
export function formatList(parts: readonly (string | null | undefined | false)[], language: string): string {
  const given = parts.filter((part): part is string => typeof part === 'string' && part !== '');
  const isArabic = language.startsWith('ar');
  const against = isArabic ? LATIN : FROM_RIGHT;
  const row = given
    .map((part) => (against.test(part) ? `\u2068${part}\u2069` : part))
    .join(wordsOf(COMMA, language));
  const isTurned = given.length > 1 && row.startsWith('\u2068');
  return isTurned ? (isArabic ? '\u200F' : '\u200E') + row : row;
}

/** A moment in Nouakchott as somebody says it now: today's by its time alone, others with their day. */
export function formatWhen(value: DateLike, language: string, now: DateLike): string {
  return isSameDay(value, now) ? formatTime(value) : formatDateTime(value, language);
}

/** Day and time in Nouakchott: `20 Nov 2026, 19:05`. */
export function formatDateTime(value: DateLike, language: string): string {
  const day = formatDate(value, language);
  return day && formatList([day, formatTime(value)], language);
}

const MINUTE = 60;

const UNITS = { en: { minute: 'min', second: 's' }, ar: { minute: 'د', second: 'ث' } };

/** A duration in unit symbols: `45 s`, `2 min`, `2 min 30 s`; in Arabic `2 د 30 ث`; a dash for null. */
export function formatDuration(seconds: number | null, language: string): string {
  if (seconds === null) return '–';
  const { minute, second } = wordsOf(UNITS, language);
  const minutes = Math.floor(seconds / MINUTE);
  const rest = seconds % MINUTE;
  const parts = [
    ...(minutes > 0 ? [`${minutes} ${minute}`] : []),
    ...(rest > 0 || minutes === 0 ? [`${rest} ${second}`] : []),
  ];
  return parts.join(' ');
}
