import leven from 'damerau-levenshtein';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { foldText } from '../../lib/search-text.ts';

const LETTERS = /[\p{L}\p{N}]+/gu;
/** A shorter word has too many neighbours: one letter away from `riz` are half of all three-letter words. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 24;
/** From this length on, two wrong letters are forgiven. */
const LONG = 8;
/** Words beyond these are not looked for: nobody searches for a sentence. */
const MAX_WORDS = 5;
/** Corrections of one search that are tried. */
const MAX_ATTEMPTS = 3;

/** The folded words of a search, each once. */
export function wordsOf(text: string): string[] {
  return [...new Set(lettersOf(text))].slice(0, MAX_WORDS);
}

function lettersOf(text: string): readonly string[] {
  return foldText(text).match(LETTERS) ?? [];
}

// In the order of the key, so that no two statements deadlock.
const REMEMBER = named(
  'restaurant.remember-words',
  `INSERT INTO search_word (variant, word)
   SELECT v, w FROM unnest($1::text[]) AS w, search_variants(w) AS v ORDER BY v, w ON CONFLICT DO NOTHING`,
);

/** Stores the words of texts as what a mistyped search may mean. */
export async function rememberWords(db: Queryable, texts: readonly string[]): Promise<void> {
  const words = new Set(texts.flatMap(lettersOf));
  const useful = [...words].filter(
    (word) => word.length >= MIN_LENGTH && word.length <= MAX_LENGTH && !/\p{N}/u.test(word),
  );
  if (useful.length > 0) await db.execute(REMEMBER, [useful]);
}

const NEIGHBOURS = named(
  'restaurant.neighbour-words',
  'SELECT DISTINCT word FROM search_word WHERE variant = ANY (ARRAY(SELECT search_variants($1)))',
);

/** Known words that a word may be a misspelling of, the closest first; the word itself if it is known or too short. */
async function meant(db: Queryable, word: string): Promise<string[]> {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH) return [word];
  const forgiven = word.length >= LONG ? 2 : 1;
  const rows = await db.query<{ word: string }>(NEIGHBOURS, [word]);
  const close = rows
    // Words of earlier times were folded by less.
    .filter((row) => foldText(row.word) === row.word)
    .map((row) => ({ word: row.word, distance: leven(word, row.word).steps }))
    .filter(({ distance }) => distance <= forgiven)
    .toSorted((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1));
  if (close[0]?.distance === 0) return [word];
  return close.map((candidate) => candidate.word).slice(0, MAX_ATTEMPTS);
}

/** Words to search for instead of those that nothing has; best first. */
export async function otherWords(db: Queryable, words: readonly string[]): Promise<string[][]> {
  if (words.length === 0) return [];
  const choices = await Promise.all(words.map((word) => meant(db, word)));
  const attempts = Array.from({ length: MAX_ATTEMPTS }, (_attempt, index) =>
    choices.map((choice, at) => choice[Math.min(index, choice.length - 1)] ?? words[at] ?? '').join(' '),
  );
  const others = new Set(attempts.filter((attempt) => attempt !== words.join(' ')));
  return [...others].map((attempt) => attempt.split(' '));
}
