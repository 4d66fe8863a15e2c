import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMigrations } from '../../src/infra/database/migration-files.ts';
import { obstaclesOf } from './obstacles.ts';

/** Ran before the rule was written down, and may not be changed; with what lets the version before them go on. */
const EARLIER: Readonly<Record<number, string>> = {
  57: 'the condition lets more through than the one it replaces',
  70: 'alike are only rows with a mark that the version before never sets',
  71: 'the condition lets more through than the one it replaces',
};

test('every migration leaves the version before it running', async () => {
  const migrations = await readMigrations();
  const numbers = migrations.map(({ number }) => number);
  for (const { number, name, sql } of migrations) {
    const found = obstaclesOf(sql, new Set(numbers.filter((other) => other !== number)));
    if (number in EARLIER) assert.notDeepEqual(found, [], `${name} needs no exception`);
    else assert.deepEqual(found, [], `${number} ${name}: see docs/runbook.md, "Upgrade without downtime"`);
  }
});

const HARMLESS = [
  'CREATE TABLE a (id integer NOT NULL, UNIQUE (id)); ALTER TABLE a ADD CHECK (id > 0); CREATE UNIQUE INDEX i ON a (id);',
  `ALTER TABLE a ADD COLUMN b text, ADD COLUMN c jsonb NOT NULL DEFAULT '{}';`,
  'ALTER TABLE a ADD COLUMN c integer DEFAULT 0 NOT NULL CHECK (c >= 0);',
  'CREATE INDEX i ON a (b); DROP INDEX j; UPDATE a SET b = 1;',
  '-- rename nothing, drop table nothing\nSELECT 1;',
  `INSERT INTO a VALUES ('DROP TABLE b')`,
];

for (const sql of HARMLESS) {
  test(`goes beside a running version: ${sql.replaceAll('\n', ' ')}`, () =>
    assert.deepEqual(obstaclesOf(sql, new Set()), []));
}

const REMOVALS = [
  'DROP TABLE a',
  'ALTER TABLE a DROP COLUMN b',
  'ALTER TABLE a DROP b',
  'ALTER TABLE a RENAME COLUMN b TO c',
  'ALTER TABLE a RENAME TO b',
  'TRUNCATE a',
  'DELETE FROM a WHERE b',
];
const DEMANDS = [
  'ALTER TABLE a ALTER COLUMN b TYPE bigint',
  'ALTER TABLE a ALTER b SET DATA TYPE bigint',
  'ALTER TABLE a ALTER COLUMN b SET NOT NULL',
  'ALTER TABLE a ALTER COLUMN b DROP DEFAULT',
  'ALTER TABLE a ADD COLUMN b text NOT NULL',
  'ALTER TABLE a ADD COLUMN x text NOT NULL DEFAULT 0, ADD COLUMN b text NOT NULL',
  'ALTER TABLE a ADD CONSTRAINT c CHECK (b > 0)',
  'ALTER TABLE a ADD UNIQUE (b)',
  'CREATE UNIQUE INDEX i ON a (b)',
];

for (const sql of [...REMOVALS, ...DEMANDS]) {
  test(`does not go beside a running version: ${sql}`, () => {
    assert.equal(obstaclesOf(sql, new Set([12])).length, 1);
    assert.equal(obstaclesOf(`-- contract after 013: nobody reads it\n${sql}`, new Set([12])).length, 1);
    assert.deepEqual(obstaclesOf(`-- contract after 012: nobody reads it\n${sql}`, new Set([12])), []);
  });
}

test('what demands more may say why nobody minds; what removes may not', () => {
  for (const sql of DEMANDS) assert.deepEqual(obstaclesOf(`-- expand: it is new\n${sql}`, new Set()), []);
  for (const sql of REMOVALS) assert.equal(obstaclesOf(`-- expand: it is new\n${sql}`, new Set()).length, 1);
});
