import fc from 'fast-check';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { foldText } from '../../lib/search-text.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { named } from './statement.ts';
import { planSearch, planWords, searchCondition, type TextSearch } from './text-search.ts';

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase();
});
after(() => database.close());

/** What names, numbers and codes are made of, and what means something to a pattern or a quotation. */
const PART = fc.constantFrom(
  ...[
    'aissata',
    'étoile',
    'مطعم',
    'ba',
    '45020101',
    '22245020101',
    '0000',
    '12',
    '٤٥٠٢٠١٠١',
    '１２３４５６７８',
  ],
  ...[' ', '-', '%', '_', '\\', "'", '"', ':', '*', '&', '+222 ', '\n', '🍕'],
);
const TEXT = fc.array(PART, { minLength: 1, maxLength: 8 }).map((parts) => foldText(parts.join('')));
/** Part of one of the texts, or anything. */
const SOUGHT = fc.oneof(
  fc.record({ at: fc.nat(), from: fc.nat(40), length: fc.integer({ min: 1, max: 20 }) }),
  TEXT,
);
type Sought = typeof SOUGHT extends fc.Arbitrary<infer Value> ? Value : never;

function textOf(sought: Sought, texts: readonly string[]): string {
  if (typeof sought === 'string') return sought;
  const text = [...(texts[sought.at % texts.length] ?? '')];
  const from = sought.from % text.length;
  return text.slice(from, from + sought.length).join('');
}

async function fill(texts: readonly string[]): Promise<void> {
  await database.db.execute(named('test.empty', 'DELETE FROM app_user'));
  const insert = named(
    'test.fill',
    `INSERT INTO app_user (id, email, password_hash, role, sort_name, search_text, created_at, updated_at)
     SELECT gen_random_uuid(), n || '@example.org', 'x', 'USER', '', text, now(), now()
     FROM unnest($1::text[]) WITH ORDINALITY AS t (text, n)`,
  );
  await database.db.execute(insert, [texts]);
}

const find = async (text: string) => run(await planSearch(database.db, 'app_user', text));

async function run(search: TextSearch): Promise<string[]> {
  const sql = `SELECT search_text FROM app_user WHERE ${searchCondition('search_text', search, 1)}`;
  const rows = await database.db.query<{ search_text: string }>(
    named(`test.find.${search.shape}`, sql),
    search.values,
  );
  return rows.map((row) => row.search_text).sort();
}

test('every way of searching finds exactly the texts that contain the search', async () => {
  const property = fc.asyncProperty(
    fc.array(TEXT, { minLength: 20, maxLength: 40 }),
    fc.array(SOUGHT, { minLength: 10, maxLength: 20 }),
    async (texts, soughts) => {
      await fill(texts);
      for (const sought of soughts) {
        const text = textOf(sought, texts);
        const expected = texts.filter((one) => one.includes(text)).sort();
        assert.deepEqual(await find(text), expected, JSON.stringify(text));
      }
    },
  );
  await fc.assert(property, { numRuns: 40 });
});

test('a number is found by its last eight digits anywhere', async () => {
  const texts = ['salma\n22245020101', 'ely\n45020101', 'sidi\n245020102', 'a45020101b 1'];
  await fill(texts);
  assert.equal((await planSearch(database.db, 'app_user', '45020101')).shape, 'number');
  assert.deepEqual(await find('45020101'), ['a45020101b 1', 'ely\n45020101', 'salma\n22245020101']);
  assert.deepEqual(await find('245020101'), ['salma\n22245020101']);
});

test('words are found wherever they stand, only all together', async () => {
  await fill(['poulet yassa', 'chez yassa\npoulet roti', 'poulet roti', 'yassa', 'poulet_yassa 100%']);
  const findWords = async (...words: string[]) => run(await planWords(database.db, 'app_user', words));
  assert.deepEqual(await findWords('yassa', 'poulet'), [
    'chez yassa\npoulet roti',
    'poulet yassa',
    'poulet_yassa 100%',
  ]);
  assert.deepEqual(await findWords('yassa', '%'), ['poulet_yassa 100%']);
});
