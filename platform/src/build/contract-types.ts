import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Sources of the types that the shell provides to areas at run time. */
const FOLDERS = ['platform/src/contract', 'shared-api/src'];
const SKIPPED = /\.test\.tsx?$|(?:^|\/)(?:mocks|standalone|testing|server)\//;

/** Texts by path in the workspace. */
export type Sources = Readonly<Record<string, string>>;

/** Reads the current sources; empty in a workspace without them. */
export async function readContractTypes(workspace: string): Promise<Sources> {
  const lists = await Promise.all(FOLDERS.map((folder) => listSources(workspace, folder)));
  const files = lists.flat().sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(workspace, file), 'utf8')));
  return Object.fromEntries(files.map((file, index) => [file, texts[index] ?? '']));
}

/** Short hash of the sources. */
export function hashOfTypes(sources: Sources): string {
  const hash = createHash('sha256');
  for (const [file, text] of Object.entries(sources)) hash.update(`${file}\0${text}\0`);
  return hash.digest('hex').slice(0, 16);
}

async function listSources(workspace: string, folder: string): Promise<string[]> {
  const root = path.join(workspace, folder);
  const entries = await readdir(root, { recursive: true, encoding: 'utf8' }).catch(() => []);
  const files = entries.map((entry) => `${folder}/${entry.replaceAll('\\', '/')}`);
  return files.filter((file) => /\.tsx?$/.test(file) && !SKIPPED.test(file));
}
