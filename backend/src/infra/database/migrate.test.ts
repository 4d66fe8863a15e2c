import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { cloneTemplate } from '../../../test/support/test-database.ts';
import type { ConnectionOptions } from './database.ts';
import { migrate } from './migrate.ts';
import { readMigrations, type Migration } from './migration-files.ts';

const migration = (number: number, sql: string, checksum = `sum-${number}`, needs = 0): Migration => ({
  ...{ number, sql, checksum, needs },
  name: `step_${number}`,
});
const FIRST = migration(1, 'CREATE TABLE one (id integer PRIMARY KEY)');
const SECOND = migration(2, 'CREATE TABLE two (id integer PRIMARY KEY)');

/** Only a version that knows the second no longer uses the table of the first. */
const WITHOUT_ONE = migration(3, 'DROP TABLE one', 'sum-3', 2);

const emptyDatabase = () => cloneTemplate('template0');

async function sql(connection: ConnectionOptions, text: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(text);
  await client.end();
}

async function tables(connection: ConnectionOptions): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

test('migrations run once, in order, and new ones follow', async () => {
  const database = await emptyDatabase();
  assert.deepEqual(await migrate(database, [FIRST]), ['001_step_1']);
  assert.deepEqual(await migrate(database, [FIRST]), []);
  assert.deepEqual(await migrate(database, [FIRST, SECOND]), ['002_step_2']);
  assert.deepEqual(await tables(database), ['migration', 'one', 'two']);
});

test('instances that start together migrate once', async () => {
  const database = await emptyDatabase();
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database, [FIRST, SECOND])));
  assert.deepEqual(applied.flat().sort(), ['001_step_1', '002_step_2']);
});

test('a migration that fails leaves nothing behind', async () => {
  const database = await emptyDatabase();
  const broken = migration(2, 'CREATE TABLE two (id integer); SELECT nonsense');
  await assert.rejects(migrate(database, [FIRST, broken]), {
    name: 'StartError',
    message: /^Migration 2 step_2 failed/,
  });
  assert.deepEqual(await tables(database), []);
  assert.deepEqual(await migrate(database, [FIRST, SECOND]), ['001_step_1', '002_step_2']);
});

test('a version runs on newer data that only has more, and on no other', async () => {
  const database = await emptyDatabase();
  const newer: string[] = [];
  const startFirst = () => migrate(database, [FIRST], { onNewer: (names) => void newer.push(...names) });
  await migrate(database, [FIRST, SECOND]);
  assert.deepEqual(await startFirst(), []);
  assert.deepEqual(newer, ['002_step_2']);
  assert.deepEqual(await tables(database), ['migration', 'one', 'two']);
  await migrate(database, [FIRST, SECOND, WITHOUT_ONE]);
  await assert.rejects(startFirst(), {
    name: 'StartError',
    message:
      /^The database is newer than this version \(migration 3 step_3\): start the newer version, or restore/,
  });
  assert.deepEqual(await migrate(database, [FIRST, SECOND]), []);
});

test('what a migration needs is unknown where an earlier version of this code has run it: refused', async () => {
  const database = await emptyDatabase();
  await migrate(database, [FIRST, SECOND]);
  await sql(database, 'ALTER TABLE migration DROP COLUMN needs');
  await assert.rejects(migrate(database, [FIRST]), { name: 'StartError' });
  assert.deepEqual(await migrate(database, [FIRST, SECOND]), []);
});

test('migrations without a way back are announced before any runs, and not where nothing can go back', async () => {
  const all = [FIRST, SECOND, WITHOUT_ONE];
  const announced = async (...steps: Migration[][]) => {
    const database = await emptyDatabase();
    const names: string[] = [];
    const onOneWay = async (found: readonly string[]) => {
      names.push(...found, ...(await tables(database)));
    };
    for (const step of steps) await migrate(database, step, { onOneWay });
    return names;
  };
  assert.deepEqual(await announced(all), []);
  assert.deepEqual(await announced([FIRST, SECOND], all), []);
  assert.deepEqual(await announced([FIRST], all), ['003_step_3', 'migration', 'one']);
});

test('a changed migration is refused', async () => {
  const database = await emptyDatabase();
  await migrate(database, [FIRST, SECOND]);
  const changed = migration(1, FIRST.sql, 'another');
  await assert.rejects(migrate(database, [changed, SECOND]), {
    name: 'StartError',
    message: /was changed after it ran/,
  });
});

test('the files of this version have unique numbers and checksums of their text', async () => {
  const migrations = await readMigrations();
  assert.equal(new Set(migrations.map(({ number }) => number)).size, migrations.length);
  assert.ok(migrations.every(({ checksum }) => /^[0-9a-f]{64}$/.test(checksum)));
});

test('a migration that has to wait for a table lets readers pass meanwhile', async () => {
  const database = await emptyDatabase();
  await migrate(database, [FIRST]);
  const [holder, reader] = [new pg.Client(database), new pg.Client(database)];
  await Promise.all([holder.connect(), reader.connect()]);
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM one');
    const column = migration(2, 'ALTER TABLE one ADD COLUMN note text');
    const migrating = migrate(database, [FIRST, column]);
    // A reader behind a migration that waited for ever would never come back.
    for (const end = Date.now() + 2500; Date.now() < end; await sleep(20))
      await reader.query('SELECT FROM one');
    await holder.query('COMMIT');
    assert.deepEqual(await migrating, ['002_step_2']);
  } finally {
    await Promise.all([holder.end(), reader.end()]);
  }
});
