/**
 * Runs one benchmark of `bench/src`, for example `npm run bench:page`; with `-- --smoke` in its smallest form, and `npm
 * run bench -- --smoke` all of them so, over one build and, where they can, one product.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shareProduct } from 'bench/start-product';
import buildOnce from 'e2e/support/build-once';
import { runProcess } from './run-process.ts';
import { NONE, type TestCount } from './test-count.ts';

const SMOKE = '--smoke';
/** A benchmark that writes nothing for so long hangs. */
const MAX_SILENT_MINUTES = 5;
/** It edits sources, which others would build. */
const ALONE: ReadonlySet<string> = new Set(['release']);
const ON_OWN_SITE: ReadonlySet<string> = new Set([
  'growth',
  'search-typing',
  'service',
  'start',
  'four-teams',
]);
const FOLDER = join(import.meta.dirname, '..', 'bench', 'src');

/** The benchmarks of `package.json`: `"bench:search": "node scripts/bootstrap.mjs bench search-typing"`. */
function readNames(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  return Object.values(scripts).flatMap((command) => / bench ([a-z-]+)$/.exec(command)?.[1] ?? []);
}

interface Tried {
  readonly name: string;
  readonly outcome: 'passed' | 'flaky' | 'failed';
  readonly seconds: number;
}

/** Whether a benchmark runs to its end. Its lines come under its name. */
async function runSmoke(name: string): Promise<boolean> {
  const onLine = (line: string) => {
    console.log(`${name}: ${line}`);
  };
  const command = [process.execPath, 'scripts/bench.ts', name, SMOKE] as const;
  const reader = { onLine, maxSilentMinutes: MAX_SILENT_MINUTES };
  return (await runProcess(command, { cwd: process.cwd(), env: process.env }, reader)) === 0;
}

/** Tries a benchmark out, once more when it fails, as a journey is. */
async function tryOut(name: string): Promise<Tried> {
  const started = performance.now();
  const outcome = (await runSmoke(name)) ? 'passed' : (await runSmoke(name)) ? 'flaky' : 'failed';
  const seconds = (performance.now() - started) / 1000;
  console.log(`${outcome === 'failed' ? '✗' : '✓'} ${name} (${seconds.toFixed(1)} s)`);
  return { name, outcome, seconds };
}

async function tryInTurn(names: readonly string[]): Promise<Tried[]> {
  const tried: Tried[] = [];
  for (const name of names) tried.push(await tryOut(name));
  return tried;
}

/** One by one those on the shared product, and beside them, one by one, those on a site of their own. */
async function tryEach(names: readonly string[]): Promise<Tried[]> {
  const shared = names.filter((name) => !ALONE.has(name) && !ON_OWN_SITE.has(name));
  const own = names.filter((name) => ON_OWN_SITE.has(name));
  const alone = await tryInTurn(names.filter((name) => ALONE.has(name)));
  const beside = await Promise.all([tryInTurn(shared), tryInTurn(own)]);
  return [...alone, ...beside.flat()];
}

/** Tries all benchmarks out. */
async function tryAllOut(): Promise<void> {
  const started = performance.now();
  const removeBuilt = await buildOnce();
  const stopProduct = await shareProduct();
  const tried = await tryEach(readNames());
  await stopProduct();
  await removeBuilt();
  const namesOf = (outcome: Tried['outcome']) =>
    tried.filter((one) => one.outcome === outcome).map(({ name: one }) => `npm run bench ${one} -- ${SMOKE}`);
  const failed = namesOf('failed');
  console.log(failed.length === 0 ? 'Every benchmark runs.' : `These do not run: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
  // As `run-tests.ts` does it for a package.
  const results = process.env['TEST_RESULTS'];
  if (results === undefined) return;
  const count: TestCount = {
    ...NONE,
    passed: tried.length - failed.length,
    failed: failed.length,
    failures: failed,
    flaky: namesOf('flaky'),
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
