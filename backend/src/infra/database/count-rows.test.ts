import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { countRows, EXACT_COUNT, EXACT_SEARCH_COUNT, fetchAndCount } from './count-rows.ts';

let database: TestDatabase;

before(async () => {
  database = await createTestDatabase();
  await database.db.execute({
    name: 'test.messages',
    text: `INSERT INTO contact_message (id, name, email, message, search_text, created_at)
           SELECT gen_random_uuid(), 'A', 'a@example.org', 'x', CASE n % 10 WHEN 0 THEN 'tenth' ELSE 'x' END,
             to_timestamp(n) FROM generate_series(1, 2000) AS n`,
  });
  await database.db.execute({ name: 'test.analyze', text: 'ANALYZE contact_message' });
});
after(() => database.close());

function count(name: string, where: string, values: readonly unknown[], bound?: number) {
  const counted = { name: `test.${name}`, from: 'contact_message', where, orderBy: 'created_at, id' };
  return countRows(database.db, counted, values, bound);
}

test('a list up to the bound is counted exactly', async () => {
  assert.deepEqual(await count('all', 'TRUE', [], 10_000), { total: 2000, isMinimum: false });
  assert.deepEqual(await count('exact', 'TRUE', [], 2000), { total: 2000, isMinimum: false });
  assert.deepEqual(await count('none', 'search_text = $1', ['none']), { total: 0, isMinimum: false });
});

test('of a longer one, so many are certain and more there are', async () => {
  assert.deepEqual(await count('long', 'TRUE', [], 100), { total: 100, isMinimum: true });
  const filtered = await count('filtered', 'search_text = $1', ['tenth'], 199);
  assert.deepEqual(filtered, { total: 199, isMinimum: true });
});

test('a search is counted only when its first page does not hold it all', async () => {
  const read = async (isSearch: boolean, rows: readonly number[]) => {
    const bounds: number[] = [];
    const { counted } = await fetchAndCount({
      fetch: () => Promise.resolve([...rows]),
      count: (bound) => {
        bounds.push(bound);
        return Promise.resolve({ total: 5000, isMinimum: true });
      },
      isSearch,
      isWhole: (fetched) => fetched.length <= 2,
    });
    return [counted.total, counted.isMinimum, ...bounds];
  };
  assert.deepEqual(await read(true, [1, 2]), [2, false]);
  assert.deepEqual(await read(true, [1, 2, 3]), [5000, true, EXACT_SEARCH_COUNT]);
  assert.deepEqual(await read(false, [1]), [5000, true, EXACT_COUNT]);
});
