import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from 'platform/common';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** Milliseconds; a cold start builds five apps first. */
export const START_MS = 900_000;

/** A started product, as by `npm start`, on its own port and data folder. */
export interface Product {
  readonly address: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Its output so far. */
  output: () => string;
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface ProductOptions {
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
}

/** Runs `npm start`'s script without waiting for it; for tests of a start that fails. */
export function spawnProduct(env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'start.ts')], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  }
  return { child, output: () => printed };
}

/** The exit code of a child that may have ended already. */
export function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

async function waitUntilReady(address: string, child: ChildProcess, output: () => string): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}:\n${output()}`);
    const isReady = await fetch(`${address}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The product was not ready within ${START_MS / 1000} s:\n${output()}`);
}

/** Starts the product and waits until it answers. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const port = options.port ?? (await findFreePort());
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'maida-e2e-')));
  const address = `http://127.0.0.1:${port}`;
  const { child, output } = spawnProduct({ PORT: String(port), DATA_DIR: dataDir, ...options.env });
  await waitUntilReady(address, child, output);
  return {
    address,
    dataDir,
    pid: child.pid ?? 0,
    output,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      return exitOf(child);
    },
  };
}

/** A new data folder with the builds and pictures of another, so that a start has nothing to build. */
export async function copyBuilt(from: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'maida-e2e-'));
  for (const folder of ['releases', 'registry', 'files'])
    await cp(join(from, folder), join(dataDir, folder), { recursive: true });
  return dataDir;
}

/** Removes a data folder that a stopped product used. */
export async function removeData(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
