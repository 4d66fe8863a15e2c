import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { countList, type Listed } from './count-list.ts';
import type { Queryable } from './database.ts';

type Kind = Partial<Pick<Listed, 'isCombined' | 'isSearch'>> & { readonly bound?: number };

let database: TestDatabase;

// Every second sender has written every second message: by two columns there are all or none, by one there are half.
before(async () => {
  database = await createTestDatabase();
  await database.db.execute({
    name: 'test.messages',
    text: `INSERT INTO contact_message (id, name, email, message, search_text, created_at)
           SELECT gen_random_uuid(), CASE WHEN n <= 60 THEN 'seldom' WHEN n % 2 = 0 THEN 'even' ELSE 'odd' END,
             'a@example.org', CASE WHEN n % 2 = 0 THEN 'even' ELSE 'odd' END, 'x', to_timestamp(n)
           FROM generate_series(1, 6000) AS n`,
  });
  await database.db.execute({ name: 'test.analyze', text: 'ANALYZE contact_message' });
});
after(() => database.close());

async function count(name: string, where: string, values: readonly unknown[], kind: Kind = {}) {
  const { isCombined = false, isSearch = false, bound } = kind;
  const listed = { name: `test.${name}`, from: 'contact_message', where, orderBy: 'created_at, id' };
  const sent: string[] = [];
  const first: Queryable['first'] = (statement, row) => {
    sent.push(statement.text.startsWith('EXPLAIN') ? 'asked' : 'counted');
    return database.db.first(statement, row);
  };
  const found = await countList(
    { ...database.db, first },
    { ...listed, isCombined, isSearch },
    values,
    bound,
  );
  return { ...found, sent };
}

test('a short list is counted exactly', async () => {
  const sent = ['asked', 'counted'];
  const seldom = await count('seldom', 'name = $1', ['seldom']);
  assert.deepEqual(seldom, { total: 60, isEstimate: false, sent });
  const none = await count('none', 'name = $1', ['none']);
  assert.deepEqual(none, { total: 0, isEstimate: false, sent });
});

test('a list that the planner knows to be long is not counted', async () => {
  const all = await count('all', 'TRUE', []);
  assert.deepEqual([all.isEstimate, all.sent], [true, ['asked']]);
  assert.ok(all.total >= 5900 && all.total <= 6100, String(all.total));
  const half = await count('half', 'name = $1', ['even']);
  assert.deepEqual([half.isEstimate, half.sent], [true, ['asked']]);
  assert.ok(half.total >= 2800 && half.total <= 3100, String(half.total));
});

test('values of two columns may never meet, whatever the planner expects', async () => {
  const where = 'name = $1 AND message = $2';
  const never = await count('never', where, ['even', 'odd'], { isCombined: true });
  assert.deepEqual([never.total, never.isEstimate], [0, false]);
  const always = await count('always', where, ['even', 'even'], { isCombined: true });
  assert.equal(always.isEstimate, true);
  assert.deepEqual(always.sent, ['asked', 'counted'], 'a page of them was enough');
});

test('a long list that the planner takes for a short one is counted up to the bound', async () => {
  const found = await count('mistaken', `name || '' = $1`, ['even']);
  assert.deepEqual([found.total, found.isEstimate], [1001, true]);
});

test('a search is counted whatever the planner expects, up to its bound', async () => {
  const few = await count('search', 'name LIKE $1', ['%seld%'], { isSearch: true, bound: 100 });
  assert.deepEqual(few, { total: 60, isEstimate: false, sent: ['counted'] });
  const many = await count('search', 'name LIKE $1', ['%even%'], { isSearch: true, bound: 100 });
  assert.deepEqual([many.isEstimate, many.sent], [true, ['counted', 'asked']]);
});
