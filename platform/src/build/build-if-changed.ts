import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_FILE, type BuiltRelease } from '../contract/server/index.ts';
import { WORKSPACE, type App } from './apps.ts';
import { buildApp } from './build-app.ts';
import { sourceHash } from './source-hash.ts';

interface BuildOptions {
  /** Whether to build also when there is a build of the current sources. */
  readonly isForced: boolean;
  /** Called when a build starts. */
  readonly onBuild: () => void;
}

/**
 * Returns the folder of a build of the current sources; builds unless there is one.
 * @throws BuildError with the compiler's output
 */
export async function buildIfChanged(app: App, { isForced, onBuild }: BuildOptions): Promise<string> {
  const folder = path.join(app.root, 'dist');
  if (!isForced && (await isFresh(app.root, folder))) return folder;
  onBuild();
  return buildApp(app);
}

async function isFresh(root: string, folder: string): Promise<boolean> {
  const text = await readFile(path.join(folder, RELEASE_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  return (JSON.parse(text) as BuiltRelease).sourceHash === (await sourceHash(WORKSPACE, root));
}
