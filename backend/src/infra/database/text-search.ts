import { containsPattern, longNumberIn, piecesOf } from '../../lib/search-text.ts';
import type { Queryable } from './database.ts';
import { named } from './statement.ts';

/** Rows up to which all that match are found first and sorted then. */
const FEW = 100;
/** Tables with an index of the long numbers in their texts. */
const WITH_LONG_NUMBERS: ReadonlySet<string> = new Set(['app_user', 'customer_order']);

const LONG_NUMBER = 'number';
/** Every word of its own, wherever it stands. */
const WORDS = 'words';
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
  if (shape.includes(WORDS))
    return values.map((_word, index) => `${column} LIKE $${firstParameter + index}`).join(' AND ');
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

/** The search for rows that have all of some words; the planner takes each as independent of the others. */
export async function planWords(db: Queryable, table: string, words: readonly string[]): Promise<TextSearch> {
  const values = words.map(containsPattern);
  const rows = await expected(db, table, ...values);
  const isRare = rows <= FEW;
  return { isRare, shape: `${isRare ? 'rare-' : ''}${WORDS}${words.length}`, values, rows };
}

interface Plan {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }];
}

/** How many rows the planner expects to match; nothing is run. */
async function expected(db: Queryable, table: string, ...patterns: readonly string[]): Promise<number> {
  const condition = patterns.map((_pattern, index) => `search_text LIKE $${index + 1}`).join(' AND ');
  const query = `EXPLAIN (FORMAT JSON) SELECT FROM ${table} WHERE ${condition}`;
  const plan = await db.first<Plan>(named(`${table}.search.estimate.${patterns.length}`, query), patterns);
  return plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
