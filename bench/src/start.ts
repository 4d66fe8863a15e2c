/**
 * Times the start of the product: from nothing (every area built, demo data filled in), and again with nothing
 * changed; then the build and release of one area while the product runs. `npm run bench:start`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { removeData, startProduct, type Product } from 'e2e/support/product';
import { createDataDir } from './start-product.ts';
import { writeResult } from './write-result.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const AREA = 'mf-customer';

/** Seconds until a page answers, and the product. */
async function timeStart(dataDir: string): Promise<{ seconds: number; product: Product }> {
  const started = performance.now();
  const product = await startProduct({ dataDir });
  return { seconds: (performance.now() - started) / 1000, product };
}

function timeRelease(dataDir: string): number {
  const started = performance.now();
  const command = ['scripts/platform.ts', 'release', AREA, '--build', '--data-dir', dataDir];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - started) / 1000;
}

const dataDir = await createDataDir();
const first = await timeStart(dataDir);
await first.product.stop();
const second = await timeStart(dataDir);
const release = timeRelease(dataDir);
await second.product.stop();
await removeData(dataDir);

const rows = [
  { what: 'start from nothing, packages installed', seconds: first.seconds, bar: 90 },
  { what: 'start with nothing changed', seconds: second.seconds, bar: 3 },
  { what: `build and release of ${AREA} into the running product`, seconds: release, bar: 10 },
];
console.table(rows.map((row) => ({ ...row, seconds: Number(row.seconds.toFixed(2)) })));
await writeResult('start', rows);
