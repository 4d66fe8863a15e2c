import type { FastifyBaseLogger } from 'fastify';
import { copyBeforeMigration } from '../backup/copy-before-migration.ts';
import { startEmbedded } from '../embedded/start-embedded.ts';
import { isStartError, StartError } from '../../start-error.ts';
import { createDatabase, type ConnectionOptions, type Database } from './database.ts';
import { codeOfError } from './database-errors.ts';
import { migrate, type MigrationNews } from './migrate.ts';
import type { Migration } from './migration-files.ts';
import { followReplica, REPLICA_PATIENCE_MS } from './replica.ts';
import type { ReplicaState } from './replica-status.ts';

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  readonly config: { readonly dataDir: string };
  readonly databaseUrl?: string | null;
  readonly connection?: ConnectionOptions;
  /** A streaming replica of it that reads may go to; null or absent for none. */
  readonly replicaUrl?: string | null;
  readonly maxConnections?: number;
  /** Other migrations than this version's, for tests of upgrades. */
  readonly migrations?: readonly Migration[];
}

/**
 * The migrated database: an external PostgreSQL by address, else the embedded one. `?pgbouncer=true` in the address
 * says that a pooler in transaction mode stands before it.
 *
 * @throws StartError when it does not answer, is newer than this code, or cannot be migrated
 */
export async function openDatabase(
  options: OpenDatabaseOptions,
  log: FastifyBaseLogger,
): Promise<OpenDatabase> {
  const { databaseUrl, maxConnections } = options;
  const external = options.connection ?? (databaseUrl ? { connectionString: databaseUrl } : null);
  const embedded = external
    ? null
    : await startEmbedded({ dataDir: options.config.dataDir, notify: (message) => log.warn(message) });
  const connection = external ?? embedded?.connection ?? {};
  try {
    const copy = embedded && (() => copyBeforeMigration(options.config.dataDir, connection));
    await migrateOrExplain({ connection, migrations: options.migrations, copy }, log);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const primary = createDatabase({
    connection,
    isPooled: isPooled(databaseUrl),
    ...(maxConnections !== undefined && { maxConnections }),
    onConnectionError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  });
  const db = options.replicaUrl ? await withReplica(primary, options.replicaUrl, options, log) : primary;
  return {
    db,
    close: async () => {
      await db.end();
      await embedded?.stop();
    },
  };
}

function isPooled(url: string | null | undefined): boolean {
  return /[?&]pgbouncer=true(?:&|$)/.test(url ?? '');
}

const REPLICA_NEWS: Record<ReplicaState, string> = {
  following: 'the replica follows: reads go there',
  behind: 'the replica is behind: reads go to the primary',
  away: 'the replica is away: reads go to the primary',
};

/** A replica that is away or behind does not prevent the start. */
async function withReplica(
  primary: Database,
  replicaUrl: string,
  { maxConnections }: OpenDatabaseOptions,
  log: FastifyBaseLogger,
): Promise<Database> {
  const server = { connection: { connectionString: replicaUrl }, isPooled: isPooled(replicaUrl) };
  const replica = await followReplica({
    primary,
    standby: createDatabase({ ...server, ...(maxConnections !== undefined && { maxConnections }) }),
    asking: createDatabase({ ...server, maxConnections: 1, patience: REPLICA_PATIENCE_MS }),
    onChange: (state) => log[state === 'following' ? 'info' : 'warn'](REPLICA_NEWS[state]),
  });
  const end = async () => {
    await replica.end();
    await primary.end();
  };
  return { ...primary, reads: replica.reads, replica: replica.status, end };
}

interface Upgrade {
  readonly connection: ConnectionOptions;
  readonly migrations: readonly Migration[] | undefined;
  /** Makes a copy of the database and gives its folder; null for a database that has backups of its own. */
  readonly copy: (() => Promise<string>) | null;
}

async function migrateOrExplain(upgrade: Upgrade, log: FastifyBaseLogger): Promise<void> {
  try {
    const applied = await migrate(upgrade.connection, upgrade.migrations, newsOf(upgrade, log));
    if (applied.length > 0) log.info({ migrations: applied }, 'database migrated');
  } catch (error) {
    if (isStartError(error)) throw error;
    throw new StartError(`The database does not answer: ${reasonOf(error)}`, { cause: error });
  }
}

function newsOf({ copy }: Upgrade, log: FastifyBaseLogger): MigrationNews {
  let isCopied = false;
  return {
    onOneWay: async (migrations) => {
      // A migration that had to wait for a table tries again.
      if (isCopied) return;
      isCopied = true;
      const text = 'the version before cannot run on the data after these migrations: the way back is';
      if (copy) log.warn({ migrations, copy: await copy() }, `${text} this copy of the database`);
      else log.warn({ migrations }, `${text} a dump from before`);
    },
    onNewer: (migrations) =>
      log.warn({ migrations }, 'the database is newer than this version, which can run on it'),
  };
}

/** Never the address itself: it may carry a password. */
function reasonOf(error: unknown): string {
  const code = codeOfError(error);
  if (code === '28P01' || code === '28000') return 'user or password is not accepted';
  if (code === '3D000') return 'there is no such database';
  if (code === '42501') return 'the user may not create tables there';
  const message = error instanceof Error ? error.message.split('\n', 1)[0] : '';
  return message || code || 'unknown reason';
}
