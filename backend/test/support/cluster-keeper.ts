// Keeps the PostgreSQL of one test run: starts it, reports where it is, and removes it when the run has ended.
// Run as: node cluster-keeper.ts <pid of the run> <folder>
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ConnectionOptions } from '../../src/infra/database/database.ts';
import { migrate } from '../../src/infra/database/migrate.ts';
import { isAlive } from '../../src/infra/embedded/postmaster.ts';
import { startEmbedded, type EmbeddedDatabase } from '../../src/infra/embedded/start-embedded.ts';
import { REPORT_FILE, TEMPLATE_DATABASE, type ClusterReport } from './test-cluster.ts';

const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'deadlock_timeout=100ms',
];
/** Names of the databases that test files make. */
const TEST_DATABASES = String.raw`test\_%`;
const POLL_MS = 300;

const [owner = '', folder = ''] = process.argv.slice(2);

async function report(content: ClusterReport): Promise<void> {
  await writeFile(join(folder, 'report.new'), JSON.stringify(content));
  await rename(join(folder, 'report.new'), join(folder, REPORT_FILE));
}

async function untilOwnerEnds(): Promise<void> {
  while (isAlive(Number(owner))) await sleep(POLL_MS);
}

async function prepareTemplate(connection: ConnectionOptions): Promise<void> {
  const admin = new pg.Client(connection);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE_DATABASE}`);
  await admin.end();
  await migrate({ ...connection, database: TEMPLATE_DATABASE });
}

/** Another server in place of the embedded one, to try other versions; it has to be there for tests alone. */
function useServer(url: string): EmbeddedDatabase {
  const { hostname, port, username, password, pathname } = new URL(url);
  const connection = {
    host: decodeURIComponent(hostname),
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1),
  };
  return { connection, stop: () => dropTestDatabases(connection) };
}

async function dropTestDatabases(connection: ConnectionOptions): Promise<void> {
  const admin = new pg.Client(connection);
  await admin.connect();
  const { rows } = await admin.query<{ name: string }>(
    'SELECT datname AS name FROM pg_database WHERE datname LIKE $1 OR datname = $2',
    [TEST_DATABASES, TEMPLATE_DATABASE],
  );
  for (const { name } of rows) await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
}

async function keep(): Promise<void> {
  const external = process.env['TEST_DATABASE_URL'];
  const cluster = external
    ? useServer(external)
    : await startEmbedded({ dataDir: folder, settings: SETTINGS });
  try {
    await prepareTemplate(cluster.connection);
    await report({ connection: cluster.connection });
    await untilOwnerEnds();
  } finally {
    await cluster.stop();
  }
}

try {
  await keep();
} catch (error) {
  await report({ error: error instanceof Error ? error.message : String(error) });
  await untilOwnerEnds();
}
await rm(folder, { recursive: true, force: true });
