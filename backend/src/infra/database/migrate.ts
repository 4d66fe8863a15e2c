import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isStartError, StartError } from '../../start-error.ts';
import { codeOfError } from './database-errors.ts';
import { readMigrations, type Migration } from './migration-files.ts';
import type { ConnectionOptions } from './database.ts';

/** Any constant will do; it names the lock that instances starting at the same time queue for. */
const LOCK_KEY = 7_034_219;
const LOCK_TIMEOUT = '60s';
/**
 * How long a migration may wait for a table that somebody uses: as long as it waits, all others wait behind it. It
 * gives up, lets them pass and tries again, for about a minute; and sooner than the server looks for deadlocks (after 1
 * s), so that of a migration and a request that wait for each other it is the migration that steps back.
 */
const TABLE_LOCK_TIMEOUT = '200ms';
const TABLE_LOCK_ATTEMPTS = 80;
const LOCK_NOT_AVAILABLE = '55P03';

interface AppliedRow {
  number: number;
  name: string;
  checksum: string;
  /** {@link Migration.needs}; null where a version that did not store it has run it. */
  needs: number | null;
}

/** What an operator should know. */
export interface MigrationNews {
  /** Called before migrations run after which the version that ran before cannot go on; what it throws stops them. */
  readonly onOneWay?: (names: readonly string[]) => Promise<void>;
  /** Called with the migrations of a newer version, when this one can run on its data. */
  readonly onNewer?: (names: readonly string[]) => void;
}

/**
 * Brings the schema up to this code's migrations, all in one transaction: either the whole step or none of it.
 * Instances that start together queue for a lock that ends with the transaction. A newer schema is left as it is when
 * it only has more than this version knows.
 *
 * @returns the names of the migrations it ran
 * @throws StartError when the database lacks what this version needs, or a migration was changed after it ran
 */
export async function migrate(
  connection: ConnectionOptions,
  migrations?: readonly Migration[],
  news: MigrationNews = {},
): Promise<string[]> {
  const known = migrations ?? (await readMigrations());
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: 5000,
    application_name: 'maida-migrate',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await applyPatiently(client, known, news)).map(nameOf);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function applyPatiently(
  client: pg.Client,
  known: readonly Migration[],
  news: MigrationNews,
): Promise<Migration[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyPending(client, known, news);
    } catch (error) {
      const isHeldBack = isStartError(error) && codeOfError(error.cause) === LOCK_NOT_AVAILABLE;
      if (!isHeldBack || attempt >= TABLE_LOCK_ATTEMPTS) throw error;
      await client.query('ROLLBACK');
      await sleep(200 + Math.random() * 600);
    }
  }
}

async function applyPending(
  client: pg.Client,
  known: readonly Migration[],
  news: MigrationNews,
): Promise<Migration[]> {
  await client.query('BEGIN');
  await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
  await client.query('SET LOCAL statement_timeout = 0');
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK_KEY]);
  const applied = await readApplied(client);
  const newer = newerThan(known, applied);
  if (newer.length > 0) news.onNewer?.(newer.map(nameOf));
  const pending = pendingOf(known, applied);
  const oneWay = oneWayOf(pending, applied);
  if (oneWay.length > 0) await news.onOneWay?.(oneWay.map(nameOf));
  await client.query(`SET LOCAL lock_timeout = '${TABLE_LOCK_TIMEOUT}'`);
  for (const migration of pending) await apply(client, migration);
  await client.query('COMMIT');
  return pending;
}

async function readApplied(client: pg.Client): Promise<AppliedRow[]> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS migration (
      number     integer PRIMARY KEY,
      name       text NOT NULL,
      checksum   text NOT NULL,
      applied_at timestamptz NOT NULL
    )`);
  await client.query('ALTER TABLE migration ADD COLUMN IF NOT EXISTS needs integer');
  const { rows } = await client.query<AppliedRow>(
    'SELECT number, name, checksum, needs FROM migration ORDER BY number',
  );
  return rows;
}

/**
 * What a newer version has added.
 *
 * @throws StartError when it has also taken away what this version needs
 */
function newerThan(known: readonly Migration[], applied: readonly AppliedRow[]): AppliedRow[] {
  const numbers = new Set([0, ...known.map(({ number }) => number)]);
  const newer = applied.filter(({ number }) => !numbers.has(number));
  const obstacle = newer.find(({ needs }) => needs === null || !numbers.has(needs));
  if (!obstacle) return newer;
  throw new StartError(
    `The database is newer than this version (migration ${obstacle.number} ${obstacle.name}): start the newer version, or restore the backup from before it`,
  );
}

/** Those after which the version that has run so far finds less than it needs; none on an empty database. */
function oneWayOf(pending: readonly Migration[], applied: readonly AppliedRow[]): Migration[] {
  if (applied.length === 0) return [];
  const numbers = new Set([0, ...applied.map(({ number }) => number)]);
  return pending.filter(({ needs }) => !numbers.has(needs));
}

function pendingOf(known: readonly Migration[], applied: readonly AppliedRow[]): Migration[] {
  for (const row of applied) {
    const migration = known.find(({ number }) => number === row.number);
    if (migration && migration.checksum !== row.checksum) {
      throw new StartError(
        `Migration ${row.number} ${row.name} was changed after it ran: restore it and add a new one instead`,
      );
    }
  }
  const done = new Set(applied.map(({ number }) => number));
  return known.filter(({ number }) => !done.has(number));
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`Migration ${migration.number} ${migration.name} failed: ${reason}`, {
      cause: error,
    });
  }
  const { number, name, checksum, needs } = migration;
  await client.query(
    'INSERT INTO migration (number, name, checksum, needs, applied_at) VALUES ($1, $2, $3, $4, $5)',
    [number, name, checksum, needs, new Date()],
  );
}

function nameOf({ number, name }: Pick<Migration, 'number' | 'name'>): string {
  return `${String(number).padStart(3, '0')}_${name}`;
}
