import type { FastifyBaseLogger } from 'fastify';
import { startEmbedded } from '../embedded/start-embedded.ts';
import { isStartError, StartError } from '../start-error.ts';
import { createDatabase, type ConnectionOptions, type Database } from './database.ts';
import { codeOfError } from './database-errors.ts';
import { migrate } from './migrate.ts';

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  readonly config: { readonly dataDir: string };
  readonly databaseUrl?: string | null;
  readonly connection?: ConnectionOptions;
  readonly maxConnections?: number;
}

/**
 * The migrated database: an external PostgreSQL by address, else the embedded one. `?pgbouncer=true` in the address says
 * that a pooler in transaction mode stands before it.
 *
 * @throws StartError when it does not answer, is newer than this code, or cannot be migrated
 */
export async function openDatabase(
  options: OpenDatabaseOptions,
  log: FastifyBaseLogger,
): Promise<OpenDatabase> {
  const { databaseUrl, maxConnections } = options;
  const isPooled = /[?&]pgbouncer=true(?:&|$)/.test(databaseUrl ?? '');
  const external = options.connection ?? (databaseUrl ? { connectionString: databaseUrl } : null);
  const embedded = external
    ? null
    : await startEmbedded({ dataDir: options.config.dataDir, notify: (message) => log.warn(message) });
  const connection = external ?? embedded?.connection ?? {};
  try {
    await migrateOrExplain(connection, log);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const db = createDatabase({
    connection,
    isPooled,
    ...(maxConnections !== undefined && { maxConnections }),
    onConnectionError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  });
  return {
    db,
    close: async () => {
      await db.end();
      await embedded?.stop();
    },
  };
}

async function migrateOrExplain(connection: ConnectionOptions, log: FastifyBaseLogger): Promise<void> {
  try {
    const applied = await migrate(connection);
    if (applied.length > 0) log.info({ migrations: applied }, 'database migrated');
  } catch (error) {
    if (isStartError(error)) throw error;
    throw new StartError(`The database does not answer: ${reasonOf(error)}`, { cause: error });
  }
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
