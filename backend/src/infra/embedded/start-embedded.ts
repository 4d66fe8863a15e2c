import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ConnectionOptions } from '../database/database.ts';
import { isStartError } from '../../start-error.ts';
import { findBinaries } from './binaries.ts';
import { claimFolder, holderOf } from './claim.ts';
import { prepareCluster } from './prepare-cluster.ts';
import { findPlace, makeSocketFolder } from './place.ts';
import { socketFolderOf, stopOrphan } from './postmaster.ts';
import { connectionTo, runServer, type RunningServer } from './run-server.ts';

const DATABASE = 'maida';
/** Right after a crash, processes of the old server may hold its memory for a moment. */
const START_ATTEMPTS = 4;
const RESTART_PAUSE_MS = 500;

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Gets one line: where the data is, that the server ended and was started again. */
  readonly notify?: (message: string) => void;
  /** Additional server settings, `name=value`. */
  readonly settings?: readonly string[];
}

export interface EmbeddedDatabase {
  readonly connection: ConnectionOptions;
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that the packages bring, on DATA_DIR/postgres and a Unix socket alone; makes the cluster at
 * the first start, stops what a killed run left behind, and starts the server again should it end by itself.
 *
 * @throws StartError with one line that says what stands in the way
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, notify = () => undefined, settings = [] } = options;
  const place = await findPlace(dataDir, notify);
  const release = await claimFolder(dataDir);
  try {
    const binaries = await findBinaries(place.account, place.copies);
    await prepareCluster(place, binaries);
    const socketFolder = await makeSocketFolder(place);
    const start = () => startServer({ place, binaries, socketFolder, settings });
    const server = await start();
    const connection = await ensureDatabase(server.connection);
    const keeper = keepRunning(server, start, notify);
    return {
      connection,
      stop: async () => {
        await keeper.stop();
        if (socketFolder !== place.cluster) await rm(socketFolder, { recursive: true, force: true });
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** How to reach the embedded database of a service that is running on DATA_DIR; null when none is. */
export async function connectionOfRunning(dataDir: string): Promise<ConnectionOptions | null> {
  if ((await holderOf(dataDir)) === null) return null;
  const { cluster } = await findPlace(dataDir);
  const host = await socketFolderOf(cluster);
  return host === null ? null : connectionTo(host, DATABASE);
}

async function startServer(options: Parameters<typeof runServer>[0]): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    await stopOrphan(options.place.cluster);
    try {
      return await runServer(options);
    } catch (error) {
      if (!isStartError(error) || attempt >= START_ATTEMPTS) throw error;
      await sleep(RESTART_PAUSE_MS * attempt);
    }
  }
}

function keepRunning(
  first: RunningServer,
  start: () => Promise<RunningServer>,
  notify: (message: string) => void,
) {
  let server = first;
  let isStopping = false;

  async function watch(): Promise<void> {
    while (!isStopping) {
      await server.ended;
      if (isStopping) return;
      notify('The embedded PostgreSQL ended by itself and is started again');
      await sleep(RESTART_PAUSE_MS);
      try {
        if (!isStopping) server = await start();
      } catch (error) {
        notify(
          `The embedded PostgreSQL does not start: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  }

  const watching = watch();
  return {
    stop: async () => {
      isStopping = true;
      await server.stop();
      await watching;
      await server.stop();
    },
  };
}

async function ensureDatabase(connection: ConnectionOptions): Promise<ConnectionOptions> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
  return { ...connection, database: DATABASE };
}
