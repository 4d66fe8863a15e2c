/**
 * Runs one benchmark of `bench/src`, for example `npm run bench:page`; with `-- --smoke` in its smallest form, and `npm
 * run bench -- --smoke` all of them so, over the same builds.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import buildOnce from 'e2e/support/build-once';

const SMOKE = '--smoke';
const FOLDER = join(import.meta.dirname, '..', 'bench', 'src');

/** The benchmarks of `package.json`: `"bench:search": "node scripts/bootstrap.mjs bench search-typing"`. */
function readNames(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  return Object.values(scripts).flatMap((command) => / bench ([a-z-]+)$/.exec(command)?.[1] ?? []);
}

/** Whether a benchmark runs at all. */
function tryOut(name: string): boolean {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, ['scripts/bench.ts', name, SMOKE], { stdio: 'inherit' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)\n`);
  return status === 0;
}

const [name = ''] = process.argv.slice(2);
const file = join(FOLDER, `${name}.ts`);
if (name === SMOKE) {
  const removeBuilt = await buildOnce();
  const failed = readNames().filter((one) => !tryOut(one));
  await removeBuilt();
  console.log(failed.length === 0 ? 'Every benchmark runs.' : `These do not run: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} else if (/^[a-z-]+$/.test(name) && existsSync(file)) {
  await import(pathToFileURL(file).href);
} else {
  console.error(`maida: there is no benchmark ${name}.`);
  process.exitCode = 1;
}
