import { formatDate, toDate, type DateLike } from './format.ts';

/** How a language says how far away a moment is. */
interface RelativeWords {
  readonly now: string;
  /** One second, minute, hour and day; more of them end in s. */
  readonly units: readonly string[];
  readonly past: (span: string) => string;
  readonly future: (span: string) => string;
  /** Days that have a name, by how many days they are away. */
  readonly days: Readonly<Record<number, string>>;
}

// By hand, as CLDR has them: making an `Intl.RelativeTimeFormat` holds a slow phone up for 50 ms.
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

/** How many of each unit are said before the next one is, from seconds on. */
const SIZES = [60, 60, 24, 7];
const DAY = 3;

/**
 * How long ago, or in how long: `3 minutes ago`, `hier`. Past a week, the date itself; empty when unreadable.
 *
 * @param now - the moment it is compared with; pass it, so that server and browser say the same
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
