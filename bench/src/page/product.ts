import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WORKSPACE } from 'platform/build';

const TIMEOUT_MS = 300_000;

/** The product as `npm start` runs it, on its own port and data folder. */
export interface RunningProduct {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** @param settings environment variables beside those of this process */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'maida-bench-'));
  const port = await findPort();
  const address = `http://127.0.0.1:${String(port)}`;
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...settings };
  const child = spawn(process.execPath, ['scripts/start.ts'], { cwd: WORKSPACE, env, stdio: ['ignore', 'ignore', 'inherit'] }); // oxfmt-ignore
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
  await waitUntilReady(address, child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { address, stop };
}

async function waitUntilReady(address: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end && child.exitCode === null) {
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await sleep(200);
  }
  throw new Error('The product did not start.');
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  return typeof bound === 'object' && bound ? bound.port : 0;
}
