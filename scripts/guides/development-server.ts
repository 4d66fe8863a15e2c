import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from 'platform/common';
import type { Checkout } from './checkout.ts';
import { waitForPage } from './wait-for-page.ts';

const PAUSE_MS = 100;

/** A development server that a guide's command has started. */
export interface DevelopmentServer {
  readonly address: string;
  /** What it has printed so far. */
  readonly output: () => string;
  /** The page at a path, once it is served. */
  readonly fetchPage: (path: string) => Promise<string>;
  /** Waits until it has printed something; fails once it has ended. */
  readonly waitForOutput: (pattern: RegExp) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Runs a guide's command on a free port, in a checkout. */
export async function startDevelopmentServer(
  { root, env }: Pick<Checkout, 'root' | 'env'>,
  command: string,
): Promise<DevelopmentServer> {
  const port = String(await findFreePort());
  // A group of its own: npm, a shell and the server end together.
  const child = spawn('sh', ['-c', command], {
    cwd: root,
    env: { ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const exit = once(child, 'exit');
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  const address = `http://127.0.0.1:${port}`;
  const fetchPage = (path: string) =>
    waitForPage(address + path, () => child.exitCode).catch((error: unknown) => {
      throw new Error(printed.join(''), { cause: error });
    });
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await exit;
  };
  const waitForOutput = async (pattern: RegExp) => {
    while (!pattern.test(printed.join(''))) {
      assert.equal(child.exitCode, null, printed.join(''));
      await sleep(PAUSE_MS);
    }
  };
  return { address, output: () => printed.join(''), fetchPage, waitForOutput, stop };
}
