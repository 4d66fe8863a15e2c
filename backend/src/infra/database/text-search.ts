import { containsPattern, longNumberIn, piecesOf } from '../../lib/search-text.ts';
import { estimateRows } from './count-rows.ts';
import type { Queryable } from './database.ts';

/** Rows up to which all that match are found first and sorted then. */
const FEW = 100;
/** Tables with an index of the long numbers in their texts. */
const WITH_LONG_NUMBERS: ReadonlySet<string> = new Set(['app_user', 'customer_order']);

const LONG_NUMBER = 'number';
const ANYTHING = '%';

/** How rows whose `search_text` contains something are asked for. */
export interface TextSearch {
  /** Few rows match: they are best found by the text, whatever the order of the list. */
  readonly isRare: boolean;
  /** Distinguishes the shapes in a statement's name. */
  readonly shape: string;
  /** One for each parameter of `searchCondition`. */
  readonly values: readonly string[];
  /** How many rows the planner expects, where it was asked. */
  readonly rows?: number;
}

/**
 * The condition of a search.
 *
 * @param column a text column with a trigram index
 * @param firstParameter number of the first free `$n`
 */
export function searchCondition(
  column: string,
  { shape, values }: TextSearch,
  firstParameter: number,
): string {
  const [, ...pieces] = values;
  const whole = `$${firstParameter}`;
  if (pieces.length === 0) return `${column} LIKE ${whole}`;
  const asked =
    shape === LONG_NUMBER
      ? [`long_numbers(${column}) @> ARRAY[$${firstParameter + 1}::integer]`]
      : pieces.map((_piece, index) => `${column} LIKE $${firstParameter + 1 + index}`);
  // The concatenation keeps the index of trigrams from being asked for the whole as well.
  return [...asked, `(${column} || '') LIKE ${whole}`].join(' AND ');
}

/**
 * Chooses the best search for a text. Eight digits of a phone number match few people, however large the table.
 * Else the planner says how many rows it expects: an index of trigrams is read page by page for each three letters that
 * it is asked for, and for a text that few rows have, every third letter's trigram finds as few.
 */
export async function planSearch(db: Queryable, table: string, text: string): Promise<TextSearch> {
  const whole = containsPattern(text);
  const number = longNumberIn(text);
  if (number !== undefined && WITH_LONG_NUMBERS.has(table)) {
    return { isRare: true, shape: LONG_NUMBER, values: [whole, number] };
  }
  const pieces = piecesOf(text);
  const plain = { isRare: false, shape: 'q', values: [whole] };
  if (pieces.length === 0) return plain;
  const rows = number === undefined ? await expected(db, table, whole) : 0;
  return rows > FEW
    ? { ...plain, rows }
    : { isRare: true, shape: `rare${pieces.length}`, values: [whole, ...pieces] };
}

/**
 * Whether the planner expects at least every second row to match: then rows are best read in the order of their list.
 */
export async function isCommon(
  db: Queryable,
  table: string,
  { values: [whole = ''], rows }: TextSearch,
): Promise<boolean> {
  return 2 * (rows ?? (await expected(db, table, whole))) >= (await expected(db, table, ANYTHING));
}

function expected(db: Queryable, table: string, pattern: string): Promise<number> {
  const query = `SELECT FROM ${table} WHERE search_text LIKE $1`;
  return estimateRows(db, `${table}.search`, query, [pattern]);
}
