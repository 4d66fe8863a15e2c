import { communesOf, foldText, REGIONS } from 'shared-api/contract';
import { allPlaceNames } from 'shared-api/server/place-names';
import { CUISINE_WORDS } from '../../features/restaurant/cuisine-words.ts';
import type { Queryable } from './database.ts';
import { named } from './statement.ts';

/** Rows at a time: those that change are locked for some hundredths of a second. */
const BATCH = 200;

interface Folding {
  /** Columns to fold again, each from what. */
  readonly columns: Readonly<Record<string, string>>;
  /** What a row has that can change. */
  readonly condition: string;
  /** A common table expression after the change. */
  readonly then?: string;
}

const SEARCH: Folding = {
  columns: { search_text: 'fold_text(search_text)' },
  // Plain ASCII is folded already, but for graves and several blanks.
  condition: `search_text ~ '[^\\x0A\\x20-\\x7E]|\`|  '`,
};

/** SQL: a text of `restaurant` in the languages beside the original one. */
function inOthers(field: string): string {
  return `(SELECT string_agg(fold_text(texts ->> '${field}'), E'\\n') FROM jsonb_each(translations) AS t (language, texts))`;
}

/** SQL: a region or commune of `restaurant` by all of its names. */
function inAllLanguages(field: string): string {
  return `COALESCE($2::jsonb ->> ${field}, fold_text(${field}))`;
}

/** The tables of `refold`. A restaurant gets what its next save would store. */
const FOLDINGS: Readonly<Record<string, Folding>> = {
  restaurant: {
    columns: {
      search_text: `concat_ws(E'\\n', NULLIF(fold_text(name), ''), ${inOthers('name')},
        NULLIF(fold_text(description), ''), ${inOthers('description')},
        $1::jsonb ->> category, ${inAllLanguages('region')}, ${inAllLanguages('commune')}, NULLIF(fold_text(menu_text), ''))`,
      sort_name: 'fold_text(name)',
      menu_text: 'fold_text(menu_text)',
    },
    condition: 'true',
    then: `touched AS (UPDATE restaurant_revision SET revision = revision + 1
      WHERE id = 1 AND EXISTS (SELECT FROM changed)),`,
  },
  app_user: { ...SEARCH, columns: { ...SEARCH.columns, sort_name: 'fold_text(sort_name)' } },
  customer_order: SEARCH,
  contact_message: SEARCH,
  audit_entry: SEARCH,
};

// Values are taken from the row as it is when it is changed, so that no save in between is lost. A table that another
// instance is at is left alone.
const BATCHES = Object.entries(FOLDINGS).map(([table, { columns, condition, then = '' }]) => {
  const [names, values] = [Object.keys(columns).join(', '), Object.values(columns).join(', ')];
  const text = `
    WITH due AS (SELECT after_id FROM refold WHERE relation = '${table}' FOR UPDATE SKIP LOCKED),
    batch AS (SELECT id FROM ${table} WHERE id > (SELECT after_id FROM due) ORDER BY id LIMIT ${BATCH}),
    changed AS (UPDATE ${table} SET (${names}) = ROW (${values})
      WHERE id IN (SELECT id FROM batch) AND ${condition} AND (${names}) IS DISTINCT FROM (${values}) RETURNING id),
    ${then}
    moved AS (UPDATE refold SET after_id = (SELECT id FROM batch ORDER BY id DESC LIMIT 1)
      WHERE relation = '${table}' AND EXISTS (SELECT FROM batch)),
    finished AS (DELETE FROM refold
      WHERE relation = '${table}' AND EXISTS (SELECT FROM due) AND NOT EXISTS (SELECT FROM batch))
    SELECT after_id FROM due`;
  return { statement: named(`refold.${table}`, text), hasWords: table === 'restaurant' };
});

const FOLDED_CUISINES = JSON.stringify(
  Object.fromEntries(Object.entries(CUISINE_WORDS).map(([cuisine, words]) => [cuisine, foldText(words)])),
);

const PLACES = REGIONS.flatMap((region) => [region, ...communesOf(region)]);
const FOLDED_PLACES = JSON.stringify(
  Object.fromEntries(PLACES.map((name) => [name, allPlaceNames(name).map(foldText).join('\n')])),
);

/**
 * Folds the next rows again whose search texts an earlier version has stored; restaurants first. False once there is
 * nothing left to do (docs/decisions/search-of-dishes.md).
 */
export async function refoldSome(db: Queryable): Promise<boolean> {
  for (const { statement, hasWords } of BATCHES) {
    const due = await db.first<{ after_id: string }>(
      statement,
      hasWords ? [FOLDED_CUISINES, FOLDED_PLACES] : [],
    );
    if (due) return true;
  }
  return false;
}
