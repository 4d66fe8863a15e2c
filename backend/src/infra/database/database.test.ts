import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { ServiceError } from '../http/service-error.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { createDatabase, type Database } from './database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { newId } from './new-id.ts';
import { named, replan } from './statement.ts';

let testDatabase: TestDatabase;
let db: Database;

before(async () => {
  testDatabase = await createTestDatabase();
  db = testDatabase.db;
});
after(() => testDatabase.close());

const insert = named(
  'test.insertSetting',
  `INSERT INTO setting (name, value, updated_at) VALUES ($1, '0', now()) ON CONFLICT (name) DO NOTHING`,
);
const count = named('test.countSetting', 'SELECT count(*) AS n FROM setting WHERE name = $1');
const countOf = async (name: string) => (await db.first<{ n: number }>(count, [name]))?.n;

test('counts, sums and money come out as numbers, days as text', async () => {
  const row = await db.first<Record<string, unknown>>(
    named(
      'test.values',
      `SELECT 12345::int8 AS a, sum(x)::numeric AS b, DATE '2026-03-01' AS c FROM (VALUES (1.5), (2)) v (x)`,
    ),
  );
  assert.deepEqual(row, { a: 12345, b: 3.5, c: '2026-03-01' });
});

test('a name stands for one statement only', () => {
  named('test.once', 'SELECT 1');
  assert.doesNotThrow(() => named('test.once', 'SELECT 1'));
  assert.throws(() => named('test.once', 'SELECT 2'), /another text/);
});

test('a statement planned for the values of each call is not prepared', async () => {
  const sought = replan('test.sought', 'SELECT name FROM setting WHERE name LIKE $1');
  const kept = named(
    'test.kept-statements',
    `SELECT name FROM pg_prepared_statements WHERE name LIKE 'test.%'`,
  );
  const names = await db.transaction(async (transaction) => {
    assert.deepEqual(await transaction.query(sought, ['%none%']), []);
    return transaction.query<{ name: string }>(kept);
  });
  assert.deepEqual(
    names.filter(({ name }) => name === sought.name || name === kept.name),
    [{ name: kept.name }],
  );
  assert.throws(() => replan('test.sought', 'SELECT 2'), /another text/);
});

test('a transaction commits whole, or not at all when something is thrown', async () => {
  await db.transaction(async (transaction) => transaction.execute(insert, ['kept']));
  assert.equal(await countOf('kept'), 1);
  const failing = db.transaction(async (transaction) => {
    await transaction.execute(insert, ['undone']);
    throw new ServiceError('conflict');
  });
  await assert.rejects(failing, { name: 'ServiceError', code: 'conflict' });
  assert.equal(await countOf('undone'), 0);
});

test('two deadlocked transactions both succeed', async () => {
  const update = named('test.updateSetting', `UPDATE setting SET updated_at = now() WHERE name = $1`);
  await db.execute(insert, ['left']);
  await db.execute(insert, ['right']);
  let attempts = 0;
  const { promise: haveBothTheirFirst, resolve: goOn } = Promise.withResolvers<undefined>();
  const both = (first: string, second: string) =>
    db.transaction(async (transaction) => {
      await transaction.execute(update, [first]);
      attempts += 1;
      if (attempts === 2) goOn(undefined);
      await haveBothTheirFirst;
      await transaction.execute(update, [second]);
    });
  await Promise.all([both('left', 'right'), both('right', 'left')]);
  assert.ok(attempts > 2, 'the deadlock was met and the victim ran again');
});

test('a single statement is retried after a deadlock', async () => {
  const client = new pg.Client(testDatabase.connection);
  await client.connect();
  await client.query(`CREATE SEQUENCE tries; CREATE FUNCTION step_back(times integer) RETURNS integer LANGUAGE plpgsql AS $$
    DECLARE try integer := nextval('tries');
    BEGIN
      IF try <= times THEN RAISE EXCEPTION 'in the way' USING ERRCODE = '40P01'; END IF;
      RETURN try;
    END $$`);
  await client.end();
  const step = named('test.step-back', 'SELECT step_back($1) AS tries');
  assert.deepEqual(await db.first(step, [2]), { tries: 3 });
  await assert.rejects(db.first(step, [100]), (error: unknown) => isDatabaseUnavailable(error));
});

test('a violated constraint keeps the connection', async () => {
  const pid = named('test.pid', 'SELECT pg_backend_pid() AS pid');
  const single = createDatabase({ connection: testDatabase.connection, maxConnections: 1 });
  try {
    const before = await single.first<{ pid: number }>(pid);
    await assert.rejects(single.execute(named('test.bad', `INSERT INTO setting (name) VALUES (NULL)`)));
    assert.deepEqual(await single.first(pid), before);
  } finally {
    await single.end();
  }
});

test('distinguishes an unavailable database from other failures', async () => {
  const away = createDatabase({
    connection: { host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' },
  });
  try {
    assert.equal(await away.ping(), false);
    await assert.rejects(away.query(count, ['x']), (error: unknown) => isDatabaseUnavailable(error));
  } finally {
    await away.end();
  }
  await assert.rejects(
    db.query(named('test.syntax', 'SELECT * FROM nowhere')),
    (error: unknown) => !isDatabaseUnavailable(error),
  );
});

test('ids are UUIDs of version 7 that sort by time', () => {
  const early = newId(1_700_000_000_000);
  const late = newId(1_700_000_000_001);
  assert.match(early, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.ok(early < late);
});

test('the server distinguishes long statement names with the same beginning', async () => {
  const beginning = 'test.a-list-with-many-optional-filters.restaurant.status.type.from.to';
  const first = await db.first<{ value: number }>(named(`${beginning}.first`, 'SELECT 1 AS value'));
  const next = await db.first<{ value: number }>(named(`${beginning}.next`, 'SELECT 2 AS value'));
  assert.deepEqual([first?.value, next?.value], [1, 2]);
});

test('behind a pooler in transaction mode nothing outlives a transaction', async () => {
  const pooled = createDatabase({ connection: testDatabase.connection, maxConnections: 1, isPooled: true });
  try {
    const left = named('test.prepared', 'SELECT count(*) AS n FROM pg_prepared_statements');
    await pooled.transaction(async (transaction) => {
      await transaction.execute(insert, ['pooled']);
    });
    assert.equal(await countOf('pooled'), 1);
    assert.equal((await pooled.first<{ n: number }>(left))?.n, 0);
    const limit = named('test.limit', `SELECT current_setting('statement_timeout') AS value`);
    assert.equal((await pooled.first<{ value: string }>(limit))?.value, '0');
    assert.equal(pooled.dedicatedClient(), null);
  } finally {
    await pooled.end();
  }
});
