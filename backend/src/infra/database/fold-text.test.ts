import fc from 'fast-check';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { foldText } from 'shared-api/contract';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { named } from './statement.ts';

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase();
});
after(() => database.close());

const FOLD = named(
  'test.fold-text',
  'SELECT fold_text(given) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS t (given, n) ORDER BY n',
);

async function assertSame(texts: readonly string[]): Promise<void> {
  const rows = await database.db.query<{ folded: string }>(FOLD, [texts]);
  const folded = texts.map(foldText);
  const found = rows.map((row) => row.folded);
  const wrong = texts.filter((_text, at) => folded[at] !== found[at]);
  assert.deepEqual(wrong, [], wrong.map((text) => JSON.stringify(text)).join(' '));
  assert.deepEqual(folded.map(foldText), folded, 'what is folded stays as it is');
}

/** The blocks of the scripts that names and dishes are written in, and of their presentation forms. */
const BLOCKS = [
  [0x0001, 0x024f],
  [0x0250, 0x02ff],
  [0x0300, 0x0482],
  [0x0590, 0x05ff],
  [0x0600, 0x06ff],
  [0x0750, 0x077f],
  [0x0870, 0x08ff],
  [0x1400, 0x1400],
  [0x1680, 0x1680],
  [0x1800, 0x180f],
  [0x1e00, 0x20ff],
  [0x2200, 0x2212],
  [0x2e00, 0x2e5d],
  [0x3000, 0x303f],
  [0xfb00, 0xfdff],
  [0xfe00, 0xffef],
] as const;
const LETTERS = BLOCKS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_letter, at) => String.fromCodePoint(first + at)),
);

test('the database folds every letter as the service does', () => assertSame(LETTERS));

test('the database folds the same where a column has another collation', async () => {
  const row = await database.db.first<{ folded: string }>(
    named('test.fold-collated', `SELECT fold_text('ŒUF ΟΔΟΣ' COLLATE "C") AS folded`),
  );
  assert.equal(row?.folded, foldText('ŒUF ΟΔΟΣ'));
});

test('the database folds every text as the service does', async () => {
  const word = fc.constantFrom(
    'مَشْوِيّ',
    'ﻣﺸﻮﻱ',
    'L’Œuf',
    'ΟΔΟΣ',
    'مشـــوي',
    'Ærø',
    '٤٥',
    '🍕',
    'L´‘`',
    '«—»',
    ' ',
    '\t',
    '\u00A0',
    '\n',
  );
  const text = fc.oneof(
    fc.array(fc.oneof(fc.constantFrom(...LETTERS), word), { maxLength: 20 }).map((parts) => parts.join('')),
    fc.array(word, { maxLength: 6 }).map((parts) => parts.join('')),
  );
  const property = fc.asyncProperty(fc.array(text, { minLength: 50, maxLength: 100 }), assertSame);
  await fc.assert(property, { numRuns: 40 });
});
