// Runs the journeys in two lanes, each with a product and a browser of its own; `npm test -w e2e`, or some files alone:
// `npm test -w e2e -- src/menu.test.ts src/seo.test.ts`.
// The areas are built and the pictures encoded once: each lane starts from a copy (src/support/stage.ts).
import { spawnSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeData, startProduct } from './src/support/product.ts';

const RUNNER = join(import.meta.dirname, '..', 'scripts', 'run-tests.ts');
/** Files of a lane share one process, and run one after another. */
const OPTIONS = ['--lanes=2', '--test-concurrency=1', '--test-isolation=none'];
const named = process.argv.slice(2);
const patterns = named.length > 0 ? named : ['src/**/*.test.ts'];

const dataDir = await mkdtemp(join(tmpdir(), 'maida-e2e-built-'));
try {
  const product = await startProduct({ dataDir });
  await product.stop();
  const { status } = spawnSync(process.execPath, [RUNNER, 'node', ...OPTIONS, ...patterns], {
    cwd: import.meta.dirname,
    env: { ...process.env, E2E_BUILT_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.exitCode = status ?? 1;
} finally {
  await removeData(dataDir);
}
