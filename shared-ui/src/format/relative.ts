import { formatDate, toDate, type DateLike } from './format.ts';

/** A language's words for relative times. */
interface RelativeWords {
  readonly now: string;
  /** Second, minute, hour and day in the singular; the plural adds an s. */
  readonly units: readonly string[];
  readonly past: (span: string) => string;
  readonly future: (span: string) => string;
  /** Named days by their distance in days. */
  readonly days: Readonly<Record<number, string>>;
}

// Copied from CLDR: creating an `Intl.RelativeTimeFormat` blocks a slow phone for 50 ms.
const ENGLISH: RelativeWords = {
  now: 'now',
  units: ['second', 'minute', 'hour', 'day'],
  past: (span) => `${span} ago`,
  future: (span) => `in ${span}`,
  days: { [-1]: 'yesterday', 1: 'tomorrow' },
};

const FRENCH: RelativeWords = {
  now: 'maintenant',
  units: ['seconde', 'minute', 'heure', 'jour'],
  past: (span) => `il y a ${span}`,
  future: (span) => `dans ${span}`,
  days: { [-2]: 'avant-hier', [-1]: 'hier', 1: 'demain', 2: 'après-demain' },
};

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
  const words = language.startsWith('fr') ? FRENCH : ENGLISH;
  let amount = (date.getTime() - reference.getTime()) / 1000;
  for (const [place, size] of SIZES.entries()) {
    const rounded = Math.round(amount);
    if (rounded === 0) return words.now;
    if (Math.abs(rounded) < size) {
      return (place === DAY ? words.days[rounded] : undefined) ?? spanText(words, place, rounded);
    }
    amount /= size;
  }
  return formatDate(value, language);
}

function spanText(words: RelativeWords, place: number, amount: number): string {
  const count = Math.abs(amount);
  const span = `${count} ${words.units[place]}${count > 1 ? 's' : ''}`;
  return amount < 0 ? words.past(span) : words.future(span);
}
