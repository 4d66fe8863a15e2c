import { containsPattern, piecesOf } from '../search-text.ts';
import { estimateRows } from './count-rows.ts';
import type { Queryable } from './database.ts';

/** Rows up to which all that match are found first and sorted then. */
const FEW = 100;
/** Whoever types so much of a phone number means a few people, in however large a table. */
const NUMBER = /\d{8}/;

/** How rows whose `search_text` contains something are asked for. */
export interface TextSearch {
  /** Few rows match: they are best found by the text, whatever the order of the list. */
  readonly isRare: boolean;
  /** Distinguishes the shapes in a statement's name. */
  readonly shape: string;
  /** One for each parameter of `searchCondition`. */
  readonly values: readonly string[];
}

/**
 * The condition of a search.
 *
 * @param column a text column with a trigram index
 * @param firstParameter number of the first free `$n`
 */
export function searchCondition(column: string, { values }: TextSearch, firstParameter: number): string {
  const [, ...pieces] = values;
  const whole = `$${firstParameter}`;
  if (pieces.length === 0) return `${column} LIKE ${whole}`;
  const asked = pieces.map((_piece, index) => `${column} LIKE $${firstParameter + 1 + index}`);
  // The concatenation keeps the index from being asked for the whole as well.
  return [...asked, `(${column} || '') LIKE ${whole}`].join(' AND ');
}

/**
 * Looks at how many rows of a table the planner expects to contain a text. An index of trigrams is read page by page for
 * each three letters that it is asked for: for a text that few rows have, every third letter's trigram finds as few.
 */
export async function planSearch(db: Queryable, table: string, text: string): Promise<TextSearch> {
  const whole = containsPattern(text);
  const pieces = piecesOf(text);
  const plain = { isRare: false, shape: 'q', values: [whole] };
  if (pieces.length === 0) return plain;
  const isRare = NUMBER.test(text) || (await expected(db, table, whole)) <= FEW;
  return isRare ? { isRare, shape: `rare${pieces.length}`, values: [whole, ...pieces] } : plain;
}

function expected(db: Queryable, table: string, pattern: string): Promise<number> {
  const query = `SELECT FROM ${table} WHERE search_text LIKE $1`;
  return estimateRows(db, `${table}.search`, query, [pattern]);
}
