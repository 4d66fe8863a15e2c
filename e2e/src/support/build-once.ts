import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeData, startProduct } from './product.ts';

/**
 * Builds the areas and encodes the pictures once, before the first journey: each worker's product starts from a copy
 * (./journey.ts). With E2E_BUILT_DIR it does so in that folder and keeps it, for runs while a journey is being written.
 * Returns what clears it away.
 */
export default async function buildOnce(): Promise<() => Promise<void>> {
  const kept = process.env['E2E_BUILT_DIR'];
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'maida-e2e-built-')));
  // As a caller's of the command line in a worker would be: those read it from there.
  process.env['E2E_BUILT_DIR'] = dataDir;
  const product = await startProduct({ dataDir });
  await product.stop();
  return async () => {
    if (kept === undefined) await removeData(dataDir);
  };
}
