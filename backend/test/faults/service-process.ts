import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from 'platform/common';
import type { ConnectionOptions } from '../../src/infra/database/database.ts';
import { TestClient } from '../support/test-client.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const START_LIMIT_MS = 30_000;
const POLL_MS = 20;

/** A service as it runs in production: a process of its own. */
export interface ServiceProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Milliseconds from the spawn until it said it was ready. */
  readonly readyAfter: number;
  guest(): TestClient;
}

export interface ProcessOptions {
  readonly dataDir: string;
  /** Absent for the embedded database in the data folder. */
  readonly databaseUrl?: string;
  readonly port?: number;
  /** Another version's `main.ts`. */
  readonly main?: string;
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>;
  /**
   * A small disk of its own on the data folder, filled with what a folder holds; Linux, as root or with user
   * namespaces.
   */
  readonly disk?: { readonly megabytes: number; readonly content: string };
}

/** A test database's `DATABASE_URL`. */
export function addressOf({ host, user, password, database }: ConnectionOptions): string {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  const account = `${encodeURIComponent(user ?? '')}${secret}`;
  return `postgres://${account}@/${database}?host=${encodeURIComponent(host ?? '')}`;
}

/** Starts the service and waits until it can serve. */
export async function startProcess(options: ProcessOptions): Promise<ServiceProcess> {
  const port = options.port ?? (await findFreePort());
  const begun = performance.now();
  const [command, ...args] = commandOf(options);
  const child = spawn(command, args, {
    env: {
      ...process.env,
      NODE_TEST_CONTEXT: undefined,
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO: '0',
      DATA_DIR: options.dataDir,
      DATABASE_URL: options.databaseUrl,
      LOG_LEVEL: 'error',
      ...options.env,
    },
    stdio: ['ignore', process.env['TEST_LOG'] === undefined ? 'ignore' : 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    assert.equal(child.exitCode, null, 'the service ended while it started');
    assert.ok(performance.now() - begun < START_LIMIT_MS, 'the service does not get ready');
    await sleep(POLL_MS);
  }
  return { url, child, readyAfter: performance.now() - begun, guest: () => new TestClient(url) };
}

function commandOf({ dataDir, disk, main = MAIN }: ProcessOptions): [string, ...string[]] {
  if (!disk) return [process.execPath, main];
  const mount = `mount -t tmpfs -o size=${disk.megabytes}m,mode=755 tmpfs "$0" && cp -a "$1/." "$0" && exec "$2" "$3"`;
  const asRoot = process.getuid?.() === 0 ? [] : ['--map-root-user'];
  return ['unshare', '--mount', ...asRoot, 'sh', '-c', mount, dataDir, disk.content, process.execPath, main];
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}

/** Kills the embedded database while its service runs. One that is being restarted is killed as soon as it runs. */
export async function killDatabase(dataDir: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
    try {
      process.kill(Number(file.split('\n')[0]), 'SIGKILL');
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(50);
    }
  }
}

/** Kills the service and its embedded database at the same moment, with no chance to tidy up. */
export async function killEverything({ child }: ServiceProcess, dataDir: string): Promise<void> {
  const exit = once(child, 'exit');
  await killDatabase(dataDir);
  child.kill('SIGKILL');
  await exit;
}

/** Milliseconds until a child has ended by itself. */
export async function untilExit(child: ChildProcess): Promise<number> {
  const begun = performance.now();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return performance.now() - begun;
}
