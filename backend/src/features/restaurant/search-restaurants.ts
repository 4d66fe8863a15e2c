import type { RestaurantSummary } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import type { PageOfRows } from '../../infra/http/page.ts';
import { foldText } from '../../lib/search-text.ts';
import { findReasons } from './find-reasons.ts';
import { listRestaurants, type FindTotal, type ListQuery } from './list-restaurants.ts';
import { otherWords, wordsOf } from './search-words.ts';

const PUBLIC = { kind: 'public' } as const;

/**
 * A page of the public list. Several words are looked for one by one, wherever they stand: to look for them as they
 * stand would mean to read all that have the words, where nobody has them together. A search that finds nothing is
 * repeated with the words that were probably meant. Each restaurant says why it is found, unless its name or
 * description shows it.
 */
export async function searchRestaurants(
  db: Queryable,
  query: ListQuery,
  now: number,
  findTotal: FindTotal,
): Promise<PageOfRows<RestaurantSummary>> {
  const { q = '', ...rest } = query;
  const typed = wordsOf(q);
  const isPhrase = typed.length > 1;
  const page = await listRestaurants(
    db,
    PUBLIC,
    isPhrase ? { ...rest, words: typed } : query,
    now,
    findTotal,
  );
  if (q.trim() === '') return page;
  if (page.rows.length > 0) return explained(db, page, isPhrase ? typed : [foldText(q.trim())], null);
  for (const words of await otherWords(db, typed)) {
    const found = await listRestaurants(db, PUBLIC, { ...rest, words }, now);
    if (found.rows.length > 0) return explained(db, found, words, words.join(' '));
  }
  return page;
}

async function explained(
  db: Queryable,
  page: PageOfRows<RestaurantSummary>,
  words: readonly string[],
  corrected: string | null,
): Promise<PageOfRows<RestaurantSummary>> {
  const reasons = await findReasons(db, page.rows, words);
  const rows = page.rows.map((row) => {
    const reason = reasons.get(row.id) ?? { dish: null, category: null };
    return { ...row, match: { ...reason, corrected } };
  });
  return { ...page, rows };
}
