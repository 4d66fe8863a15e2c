import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readLockedPackages } from './locked-packages.ts';

const SHARED_INPUTS = ['shared-ui', 'shared-api', 'platform/src/contract', 'platform/src/build/preset'];
const LOCKFILE = 'package-lock.json';
/** Of the contract, what no app is built from. */
const SERVERS_ONLY = 'platform/src/contract/server';
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', '.cache']);
const SKIPPED_FILES = /\.test\.tsx?$|\.md$/;

/** Absolute paths of what goes into a build of the app in `root`, and of what does not although it is inside. */
export function sourcesOf(workspace: string, root: string): { inputs: string[]; excluded: string[] } {
  const inputs = [...foldersOf(workspace, root), path.join(workspace, LOCKFILE)];
  return { inputs, excluded: [path.join(workspace, SERVERS_ONLY)] };
}

function foldersOf(workspace: string, root: string): string[] {
  return [root, ...SHARED_INPUTS.map((input) => path.join(workspace, input))];
}

/** Whether a file inside of the inputs goes into a build; tests and guides do not. */
export function isSource(file: string): boolean {
  const folders = file.split(/[\\/]/).slice(0, -1);
  return !SKIPPED_FILES.test(file) && !folders.some((folder) => SKIPPED_FOLDERS.has(folder));
}

/**
 * Hash of all inputs of a build of the app in `root`: its folder, the shared packages, contract and preset, without
 * tests, and of the lockfile the packages that it can reach. Hexadecimal SHA-256.
 */
export async function sourceHash(workspace: string, root: string): Promise<string> {
  const { excluded } = sourcesOf(workspace, root);
  const listed = (await Promise.all(foldersOf(workspace, root).map(listFiles))).flat();
  const files = listed.filter((file) => !excluded.some((folder) => file.startsWith(folder + path.sep)));
  const hash = createHash('sha256');
  for (const line of await readLockedPackages(workspace, root)) hash.update(`${line}\n`);
  for (const file of [...new Set(files)].sort()) {
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    hash.update(`${path.relative(workspace, file)}\0${digest}\n`);
  }
  return hash.digest('hex');
}

async function listFiles(input: string): Promise<string[]> {
  const entries = await readdir(input, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined;
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (!entries) return [input];
  const full = (entry: { name: string }) => path.join(input, entry.name);
  const folders = entries.filter((entry) => entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name));
  const files = entries.filter((entry) => entry.isFile() && !SKIPPED_FILES.test(entry.name));
  const nested = await Promise.all(folders.map((folder) => listFiles(full(folder))));
  return [...files.map(full), ...nested.flat()];
}
