/**
 * Runs one benchmark of `bench/src`, for example `npm run bench:page`; with `-- --smoke` in its smallest form, and `npm
 * run bench -- --smoke` all of them so, over one build and, where they can, one product.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shareProduct } from 'bench/start-product';
import buildOnce from 'e2e/support/build-once';
import { NONE, type TestCount } from './test-count.ts';

const SMOKE = '--smoke';
const FOLDER = join(import.meta.dirname, '..', 'bench', 'src');

/** The benchmarks of `package.json`: `"bench:search": "node scripts/bootstrap.mjs bench search-typing"`. */
function readNames(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  return Object.values(scripts).flatMap((command) => / bench ([a-z-]+)$/.exec(command)?.[1] ?? []);
}

/** Whether a benchmark runs at all, and how many seconds that takes. */
function tryOut(name: string): { readonly name: string; readonly isFine: boolean; readonly seconds: number } {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, ['scripts/bench.ts', name, SMOKE], { stdio: 'inherit' });
  const seconds = (performance.now() - started) / 1000;
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)\n`);
  return { name, isFine: status === 0, seconds };
}

/** Tries all benchmarks out. */
async function tryAllOut(): Promise<void> {
  const started = performance.now();
  const removeBuilt = await buildOnce();
  const stopProduct = await shareProduct();
  const tried = readNames().map(tryOut);
  await stopProduct();
  await removeBuilt();
  const failed = tried.filter(({ isFine }) => !isFine).map(({ name: one }) => one);
  console.log(failed.length === 0 ? 'Every benchmark runs.' : `These do not run: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
  // As `run-tests.ts` does it for a package.
  const results = process.env['TEST_RESULTS'];
  if (results === undefined) return;
  const count: TestCount = {
    ...NONE,
    passed: tried.length - failed.length,
    failed: failed.length,
    failures: failed.map((one) => `npm run bench ${one} -- ${SMOKE}`),
    seconds: (performance.now() - started) / 1000,
    files: tried.map(({ name: one, seconds }) => ({ file: join('bench', one), seconds })),
  };
  writeFileSync(join(results, 'bench.json'), JSON.stringify(count));
}

const [name = ''] = process.argv.slice(2);
const file = join(FOLDER, `${name}.ts`);
if (name === SMOKE) {
  await tryAllOut();
} else if (/^[a-z-]+$/.test(name) && existsSync(file)) {
  await import(pathToFileURL(file).href);
} else {
  console.error(`maida: there is no benchmark ${name}.`);
  process.exitCode = 1;
}
