import { formatDate } from './format.ts';
import { toDate, type DateLike } from './time.ts';

/** A language's words for relative times. */
interface RelativeWords {
  readonly now: string;
  /** A number of seconds, minutes, hours or days, by the unit's place. */
  readonly span: (count: number, place: number) => string;
  readonly past: (span: string) => string;
  readonly future: (span: string) => string;
  /** Named days by their distance in days. */
  readonly days: Readonly<Record<number, string>>;
}

/** English and French add an s. */
function withPlural(units: readonly string[]): RelativeWords['span'] {
  return (count, place) => `${count} ${units[place]}${count > 1 ? 's' : ''}`;
}

// Copied from CLDR: creating an `Intl.RelativeTimeFormat` blocks a slow phone for 50 ms.
const ENGLISH: RelativeWords = {
  now: 'now',
  span: withPlural(['second', 'minute', 'hour', 'day']),
  past: (span) => `${span} ago`,
  future: (span) => `in ${span}`,
  days: { [-1]: 'yesterday', 1: 'tomorrow' },
};

const FRENCH: RelativeWords = {
  now: 'maintenant',
  span: withPlural(['seconde', 'minute', 'heure', 'jour']),
  past: (span) => `il y a ${span}`,
  future: (span) => `dans ${span}`,
  days: { [-2]: 'avant-hier', [-1]: 'hier', 1: 'demain', 2: 'après-demain' },
};

/** Of each unit: one, two, three to ten, eleven to 99, and all others. */
const ARABIC_UNITS = [
  ['ثانية واحدة', 'ثانيتين', 'ثوان', 'ثانية', 'ثانية'],
  ['دقيقة واحدة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة'],
  ['ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'],
  ['يوم واحد', 'يومين', 'أيام', 'يومًا', 'يوم'],
] as const;

const ARABIC: RelativeWords = {
  now: 'الآن',
  span: (count, place) => {
    const [one, two, few, many, other] = ARABIC_UNITS[place] ?? ARABIC_UNITS[0];
    if (count <= 2) return count === 1 ? one : two;
    const rest = count % 100;
    if (rest >= 3 && rest <= 10) return `${count} ${few}`;
    return `${count} ${rest > 10 ? many : other}`;
  },
  past: (span) => `قبل ${span}`,
  future: (span) => `بعد ${span}`,
  days: { [-2]: 'أول أمس', [-1]: 'أمس', 1: 'غدًا', 2: 'بعد غد' },
};

const WORDS: Readonly<Record<string, RelativeWords>> = { en: ENGLISH, fr: FRENCH, ar: ARABIC };
/** For a language without words here, which `Intl` has. */
const UNITS = ['second', 'minute', 'hour', 'day'] as const;

/** How many of each unit make the next one, from seconds. */
const SIZES = [60, 60, 24, 7];
const DAY = 3;

/**
 * How long ago, or in how long: `3 minutes ago`, `hier`. After a week, the date itself; empty for an invalid value.
 *
 * @param now - the time to compare with; passed in, so that server and browser render the same text
 */
export function formatRelative(value: DateLike, language: string, now: DateLike): string {
  const [date, reference] = [toDate(value), toDate(now)];
  if (!date || !reference) return '';
  let amount = (date.getTime() - reference.getTime()) / 1000;
  for (const [place, size] of SIZES.entries()) {
    const rounded = Math.round(amount);
    if (rounded === 0 || Math.abs(rounded) < size) return spanText(language, place, rounded);
    amount /= size;
  }
  return formatDate(value, language);
}

function spanText(language: string, place: number, amount: number): string {
  const words = WORDS[language.slice(0, 2)];
  if (!words)
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(amount, UNITS[place] ?? 'day');
  if (amount === 0) return words.now;
  const named = place === DAY ? words.days[amount] : undefined;
  if (named !== undefined) return named;
  const span = words.span(Math.abs(amount), place);
  return amount < 0 ? words.past(span) : words.future(span);
}
