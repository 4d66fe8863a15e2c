import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AreaManifest } from '../contract/index.ts';
import { parseAreaManifest } from '../contract/server/index.ts';
import type { App } from './apps.ts';

/**
 * Reads the `area.json` of an area.
 * @throws Error in one line that names the file, the place in it, and what is allowed there
 */
export async function readAreaManifest({ name, root }: App): Promise<AreaManifest> {
  const text = await readFile(path.join(root, 'area.json'), 'utf8');
  return parseAreaManifest(parseJson(text, `${name}/area.json`), name, `${name}/area.json`);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
