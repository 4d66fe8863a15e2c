import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { tryLimits, tryLimitsTogether, type RateLimit } from './rate-limit.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 10, 24, 20);
const FEW: RateLimit = { purpose: 'few', burst: 3, intervalMs: HOUR_MS };
const MANY: RateLimit = { purpose: 'many', burst: 10, intervalMs: HOUR_MS };

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase();
});
after(() => database.close());

test('of uses at the same moment as many pass as the tighter limit allows, and the others take nothing', async () => {
  const both = [FEW, MANY].map((limit) => ({ limit, subject: 'crowd' }));
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => tryLimits(database.db, both, NOW)));
  const refusals = outcomes.filter((refusal) => refusal !== null);
  assert.equal(outcomes.length - refusals.length, FEW.burst);
  assert.deepEqual([...new Set(refusals.map(({ limit }) => limit.purpose))], ['few']);
  assert.ok(refusals.every(({ retryAfter }) => retryAfter === HOUR_MS / 1000));

  const rest = [{ limit: MANY, subject: 'crowd' }];
  for (let used = FEW.burst; used < MANY.burst; used += 1)
    assert.equal(await tryLimits(database.db, rest, NOW), null);
  assert.notEqual(await tryLimits(database.db, rest, NOW), null);
});

test('attempts together share a statement unless they share a bucket, and count like attempts one by one', async () => {
  let takes = 0;
  const counted = {
    ...database.db,
    query: <Row extends object>(...given: Parameters<typeof database.db.query<Row>>) => {
      if (given[0].name === 'rate-limit.take') takes += 1;
      return database.db.query<Row>(...given);
    },
  };
  const attempt = (...subjects: readonly string[]) => ({
    uses: subjects.map((subject) => ({ limit: FEW, subject })),
    now: NOW,
  });
  const alone = Array.from({ length: 8 }, (_, index) => attempt(`a${String(index)}`, `b${String(index)}`));
  assert.deepEqual(await tryLimitsTogether(counted, alone), Array(8).fill(null));
  assert.equal(takes, 1);
  const sharing = Array.from({ length: 5 }, (_, index) => attempt('shared', `c${String(index)}`));
  const refusals = await tryLimitsTogether(counted, [...sharing, attempt('d')]);
  assert.equal(refusals.filter((refusal) => refusal === null).length, FEW.burst + 1);
  assert.equal(refusals.at(-1), null);
  assert.equal(takes, 6);
  // What was refused has taken nothing.
  for (let used = 0; used < FEW.burst - 1; used += 1) {
    for (const { uses } of sharing) assert.equal(await tryLimits(database.db, uses.slice(1), NOW), null);
  }
});

test('a use that is allowed costs one statement, and a refused one no connection', async () => {
  const one: RateLimit = { purpose: 'one', burst: 1, intervalMs: HOUR_MS };
  const use = [{ limit: one, subject: 'alone' }];
  let statements = 0;
  const counted = {
    ...database.db,
    query: <Row extends object>(...given: Parameters<typeof database.db.query<Row>>) => {
      statements += 1;
      return database.db.query<Row>(...given);
    },
  };
  assert.equal(await tryLimits(counted, use, NOW), null);
  assert.equal(statements, 1);
  const connection = () =>
    database.db.first({ name: 'test.connection', text: 'SELECT pg_backend_pid() AS process' });
  const before = await connection();
  assert.notEqual(await tryLimits(counted, use, NOW), null);
  assert.deepEqual(await connection(), before);
});
