import assert from 'node:assert/strict';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pino } from 'pino';
import { named } from './statement.ts';
import type { Migration } from './migration-files.ts';
import { openDatabase } from './open-database.ts';

const migration = (number: number, sql: string, needs = 0): Migration => {
  return { number, name: `step_${number}`, sql, checksum: `sum-${number}`, needs };
};
const OLD = [migration(1, 'CREATE TABLE dish (name text)')];
const NEXT = [...OLD, migration(2, 'ALTER TABLE dish ADD COLUMN price integer')];
const LATER = [...NEXT, migration(3, 'ALTER TABLE dish DROP COLUMN name', 2)];

let dataDir: string;
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'maida-back-'));
  // The database's own account has to get through.
  await chmod(dataDir, 0o755);
});
after(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

/** Runs one version on the data, which adds a dish and reads all; returns them with the lines of its log. */
async function run(migrations: readonly Migration[], dish: string) {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
  );
  const { db, close } = await openDatabase({ config: { dataDir }, migrations }, log);
  try {
    await db.execute(named('test.add', 'INSERT INTO dish (name) VALUES ($1)'), [dish]);
    const rows = await db.query<{ name: string }>(named('test.read', 'SELECT name FROM dish ORDER BY name'));
    return { dishes: rows.map(({ name }) => name), lines };
  } finally {
    await close();
  }
}

test('going back costs nothing after migrations that only add, and what came since after others', async () => {
  await run(OLD, 'a');
  await run(NEXT, 'b');
  const back = await run(OLD, 'c');
  assert.deepEqual(back.dishes, ['a', 'b', 'c']);
  assert.deepEqual(back.lines[0]?.['migrations'], ['002_step_2']);

  await rename(join(dataDir, 'postgres'), join(dataDir, 'kept'));
  await run(OLD, 'a');
  const later = openDatabase({ config: { dataDir }, migrations: LATER }, pino({ level: 'silent' }));
  await (await later).close();
  await assert.rejects(run(OLD, 'lost'), { name: 'StartError', message: /migration 3 step_3/ });
  // As the runbook says.
  await rm(join(dataDir, 'postgres'), { recursive: true });
  await rename(join(dataDir, 'postgres.before-migration'), join(dataDir, 'postgres'));
  assert.deepEqual((await run(OLD, 'b')).dishes, ['a', 'b']);
});

test('a start names the migrations without a way back, and the copy that it has made before them', async () => {
  await rm(join(dataDir, 'postgres'), { recursive: true });
  await run(OLD, 'a');
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
  );
  await (await openDatabase({ config: { dataDir }, migrations: LATER }, log)).close();
  assert.deepEqual(
    lines.map(({ msg, migrations, copy }) => [msg, migrations, copy]),
    [
      [
        'the version before cannot run on the data after these migrations: the way back is this copy of the database',
        ['003_step_3'],
        join(dataDir, 'postgres.before-migration'),
      ],
      ['database migrated', ['002_step_2', '003_step_3'], undefined],
    ],
  );
});
