import path from 'node:path';
import { sourceMapOf, type BuiltRelease } from '../../../contract/server/index.ts';
import type { ReleaseStore } from '../../../registry/index.ts';
import { generatedBytes, type SourceMap } from './generated-bytes.ts';

/** Modules that a message names. */
const MAX_MODULES = 5;

/** Some scripts of a release. */
export interface Scripts {
  readonly release: BuiltRelease;
  readonly files: readonly string[];
}

/**
 * The modules that have grown most: `mf-public/src/features/menu/menu-page.tsx +1,234 bytes`, minified and before
 * compression; empty when none has. Read from the source maps that releases bring.
 *
 * @param before undefined: everything is new
 */
export async function findGrowth(
  store: ReleaseStore,
  now: Scripts,
  before: Scripts | undefined,
): Promise<string> {
  const sizes = await readSizes(store, now);
  const old = before ? await readSizes(store, before) : new Map<string, number>();
  const grown = [...sizes]
    .map(([name, size]) => ({ name, more: size - (old.get(name) ?? 0) }))
    .filter(({ name, more }) => name !== '' && more > 0)
    .toSorted((a, b) => b.more - a.more)
    .slice(0, MAX_MODULES);
  const sign = before ? '+' : '';
  return grown.map(({ name, more }) => `${name} ${sign}${more.toLocaleString('en')} bytes`).join(', ');
}

/** Bytes of the scripts by module. */
async function readSizes(store: ReleaseStore, { release, files }: Scripts): Promise<Map<string, number>> {
  const { name, version } = release;
  const sizes = new Map<string, number>();
  for (const file of files) {
    const [code, map] = await Promise.all(
      [file, sourceMapOf(file)].map((one) => store.findFile(name, version, one)),
    );
    if (!code || !map) continue;
    for (const [source, bytes] of generatedBytes(code.toString(), JSON.parse(map.toString()) as SourceMap)) {
      const module = nameOf(name, source);
      sizes.set(module, (sizes.get(module) ?? 0) + bytes);
    }
  }
  return sizes;
}

/** Path in the workspace of webpack's `webpack://mf_public/./src/area.tsx?1a2b`. */
function nameOf(app: string, source: string): string {
  const [inside = ''] = source.replace(/^webpack:\/\/[^/]*\//, '').split(/[?|]/);
  return inside === '' ? '' : path.posix.join(app, inside);
}
