import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { SHELL } from '../contract/server/index.ts';
import type { App } from './apps.ts';
import { readAreaManifest } from './read-area-manifest.ts';

const WORKER = path.join(import.meta.dirname, 'build-worker.ts');

/** A failed build; the message contains the compiler's output. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Before the compiler, which would wrap what is wrong in its own lines. @throws BuildError in one line */
async function checkManifest(app: App): Promise<void> {
  if (app.name === SHELL) return;
  await readAreaManifest(app).catch((error: Error) => {
    throw new BuildError(error.message, { cause: error });
  });
}

/**
 * Builds an app for release into its `dist` folder. Each build runs in its own process, so that several can run in
 * parallel without sharing state.
 * @returns the output folder
 * @throws BuildError with the compiler's output
 */
export async function buildApp(app: App): Promise<string> {
  await checkManifest(app);
  const child = spawn(process.execPath, [WORKER, app.root], {
    cwd: app.root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return path.join(app.root, 'dist');
  throw new BuildError(`${app.name} does not build:\n${Buffer.concat(output).toString('utf8').trim()}`);
}
