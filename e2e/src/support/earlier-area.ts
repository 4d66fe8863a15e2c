import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractVersion } from 'backend/testing';
import type { Product } from './product.ts';
import { getStore } from './releases.ts';

/** Builds an area as it was at a commit, with that commit's own tools, and stores it. Returns the version. */
export async function storeEarlier(product: Product, area: string, commit: string): Promise<string> {
  const sources = await mkdtemp(join(tmpdir(), 'maida-earlier-'));
  try {
    await extractVersion(commit, sources);
    const worker = join(sources, 'platform/src/build/build-worker.ts');
    const build = spawn(process.execPath, [worker, join(sources, area)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const [code] = (await once(build, 'close')) as [number | null];
    if (code !== 0) throw new Error(`${area} of ${commit} does not build.`);
    return (await getStore(product).release(join(sources, area, 'dist'))).release.version;
  } finally {
    await rm(sources, { recursive: true, force: true });
  }
}
