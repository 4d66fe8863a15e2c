import { spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectionOptions } from '../../src/infra/database/database.ts';
import { beginningOf } from '../../src/infra/embedded/claim.ts';

/** What the keeper reports once its cluster is ready, or why it is not. */
export interface ClusterReport {
  readonly connection?: ConnectionOptions;
  readonly error?: string;
}

export const REPORT_FILE = 'report.json';
/** Database with the migrated schema that every test file's database is cloned from. */
export const TEMPLATE_DATABASE = 'template_maida';
const TIMEOUT_MS = 60_000;

/**
 * The process whose end ends the cluster: the run of all batches (scripts/run-tests.ts), the runner of `node --test`,
 * which its test files share, or this process when a file runs alone.
 */
function ownerPid(): number {
  const run = process.env['TEST_RUN'];
  if (run !== undefined) return Number(run);
  return process.env['NODE_TEST_CONTEXT'] === undefined ? process.pid : process.ppid;
}

let connection: Promise<ConnectionOptions> | undefined;

/** The one PostgreSQL of this test run, started by the first caller. */
export function testCluster(): Promise<ConnectionOptions> {
  connection ??= findCluster();
  return connection;
}

async function findCluster(): Promise<ConnectionOptions> {
  const owner = ownerPid();
  const beginning = (await beginningOf(owner)).replaceAll(/\W+/g, '');
  const folder = join(tmpdir(), `maida-test-${owner}-${beginning}`);
  if (await isFirst(folder)) startKeeper(owner, folder);
  for (let waited = 0; waited < TIMEOUT_MS; waited += 50) {
    const report = await readReport(folder);
    if (report?.connection) return report.connection;
    if (report?.error !== undefined) throw new Error(`The test database does not start: ${report.error}`);
    await sleep(50);
  }
  throw new Error('The test database does not get ready');
}

/** Making the folder succeeds exactly once among the test files that start together. */
async function isFirst(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o755 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function startKeeper(owner: number, folder: string): void {
  const script = join(import.meta.dirname, 'cluster-keeper.ts');
  const env = { ...process.env };
  // The keeper is no test.
  delete env['NODE_TEST_CONTEXT'];
  spawn(process.execPath, [script, String(owner), folder], { detached: true, env, stdio: 'ignore' }).unref();
}

async function readReport(folder: string): Promise<ClusterReport | undefined> {
  const text = await readFile(join(folder, REPORT_FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as ClusterReport);
}
