import levenshtein from 'damerau-levenshtein';
import { LRUCache } from 'lru-cache';
import { lookOfName } from './look-of-name.ts';

/**
 * Words that tell no restaurant from another; without them "Chez Fatou" and "Restaurant Fatou" are the same. What a
 * kitchen cooks is not among them: "Pizza Palace" is not "Burger Palace".
 */
const COMMON_WORDS = new Set(
  [
    ...['restaurant', 'resto', 'cafe', 'snack', 'chez', 'le', 'la', 'les', 'du', 'de', 'des', 'au', 'aux'],
    ...['et', 'the', 'of', 'and', 'by', 'al', 'el', 'dar', 'beit', 'maison', 'house'],
    ...['مطعم', 'مقهى', 'بيت', 'دار', 'ال'],
  ].map(lookOfName),
);

/** Letters by which names may differ and still be close, by the letters of the longer differing part. */
const MAX_DISTANCE = [
  { letters: 8, distance: 2 },
  { letters: 4, distance: 1 },
] as const;
/** Shorter than this, one name inside of another says nothing. */
const MIN_CONTAINED = 4;

/** A letter that is written twice is hardly seen. */
function withoutDoubles(look: string): string {
  return look.replaceAll(/(.)\1+/gu, '$1');
}

/** The words of a name as a reader sees them; "ChezFatou" has two. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFKC')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => withoutDoubles(lookOfName(word)))
    .filter((word) => word !== '');
}

/** What is left of each once the words of both are taken away, one for one. */
function differenceOf(one: readonly string[], other: readonly string[]): [string[], string[]] {
  const rest = [...other];
  const own = one.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return [own, rest];
}

/** Whether one has more letters that the other lacks than may differ: far cheaper to see than the distance. */
function lacksMore(one: string, other: string, max: number): boolean {
  let missing = 0;
  let rest = other;
  for (const letter of one) {
    if (rest.includes(letter)) rest = rest.replace(letter, '');
    else if ((missing += 1) > max) return true;
  }
  return false;
}

function isWithin(one: string, other: string): boolean {
  const letters = Math.max(one.length, other.length);
  const max = MAX_DISTANCE.find((step) => letters >= step.letters)?.distance ?? 0;
  if (Math.abs(one.length - other.length) > max || lacksMore(one, other, max)) return false;
  return levenshtein(one, other).steps <= max;
}

/** Whether some words of a name that stand together are the whole of the other, however that is spaced. */
function contains(words: readonly string[], whole: string): boolean {
  return words.some((_, from) => {
    let run = '';
    return words.slice(from).some((word) => (run += word) === whole);
  });
}

/** A name, ready to be compared with many. */
interface ComparableName {
  readonly words: readonly string[];
  /** Those that tell it from other names; all of them where none does. */
  readonly telling: readonly string[];
}

/** The names of a region or two: each check compares with all names of its region. */
const comparables = new LRUCache<string, ComparableName>({ max: 20_000 });

function comparable(name: string): ComparableName {
  const known = comparables.get(name);
  if (known) return known;
  const words = wordsOf(name);
  const telling = words.filter((word) => !COMMON_WORDS.has(word));
  const made = { words, telling: telling.length > 0 ? telling : words };
  comparables.set(name, made);
  return made;
}

/** Whether some words of one that stand together are all of the other, however that is spaced. */
function isWhole(one: ComparableName, other: ComparableName): boolean {
  return [other.words, other.telling].some((part) => {
    const whole = part.join('');
    return whole.length >= MIN_CONTAINED && contains(one.words, whole);
  });
}

/**
 * Whether a visitor may take one name for the other: a letter or two differ, the words are in another order, or one has
 * some words more. "Pizza Express" and "Pizza Palace" are not close, nor are "Chez Fatou" and "Chez Fatma".
 */
export function areClose(name: string, otherName: string): boolean {
  const [one, other] = [comparable(name), comparable(otherName)];
  const [own, rest] = differenceOf(one.telling, other.telling);
  if (own.length === 0 && rest.length === 0) return true;
  if (own.length === 0 || rest.length === 0) {
    const shorter = own.length === 0 ? one : other;
    return shorter.telling.join('').length >= MIN_CONTAINED;
  }
  return isWithin(own.join(''), rest.join('')) || isWhole(one, other) || isWhole(other, one);
}
