/**
 * Runs every suite and closes with `N passed, N failed` over all of them; `npm test`.
 *
 *   npm test -- backend shell      only the named suites: `check`, or a package
 *   npm test -- --since main       only packages that changed since then, and those that depend on them
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestCount } from './test-count.ts';

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
const SCRIPTS = 'scripts';
/** Runs last: the journeys need both cores, and all other packages in order. */
const JOURNEYS = 'e2e';
const UNITS = workspaces.filter((room) => room !== JOURNEYS && hasTests(room));
const SUITES = ['check', ...UNITS, SCRIPTS, JOURNEYS];

const results = mkdtempSync(join(tmpdir(), 'maida-results-'));
const rows: ({ suite: string } & TestCount)[] = [];

function hasTests(room: string): boolean {
  const { scripts = {} } = JSON.parse(readFileSync(join(room, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  return 'test' in scripts;
}

function readCount(suite: string): TestCount | undefined {
  try {
    return JSON.parse(readFileSync(join(results, `${suite}.json`), 'utf8')) as TestCount;
  } catch {
    return undefined;
  }
}

function run(command: string, args: readonly string[], cwd = '.'): number {
  const env = { ...process.env, TEST_RESULTS: results, NX_DAEMON: 'false' };
  return spawnSync(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;
}

/** Runs the tests of packages one after another; each uses both cores. */
function runPackages(packages: readonly string[], options: readonly string[]): void {
  if (packages.length === 0) return;
  const scopes = packages.map((name) => `--scope=${name}`);
  const status = run('lerna', [
    'run',
    'test',
    '--concurrency=1',
    '--no-bail',
    '--stream',
    ...scopes,
    ...options,
  ]);
  const counts = packages.map((suite) => ({ suite, count: readCount(suite) }));
  for (const { suite, count } of counts) if (count) rows.push({ suite, ...count });
  // Without options no suite may be missing; lerna fails only where a package does.
  const missing = counts.filter(({ count }) => !count).map(({ suite }) => suite);
  const isWhole = options.length > 0 || missing.length === 0;
  const isExplained = status === 0 || counts.some(({ count }) => count && count.failed > 0);
  if (!isWhole || !isExplained) rows.push({ suite: missing.join(' ') || 'lerna', passed: 0, failed: 1 });
}

function runSuite(suite: 'check' | typeof SCRIPTS): void {
  if (suite === 'check') run('node', ['scripts/check.ts']);
  else run('node', ['../scripts/run-tests.ts', 'node', '**/*.test.ts'], SCRIPTS);
  rows.push({ suite, ...(readCount(suite) ?? { passed: 0, failed: 1 }) });
}

const options = process.argv
  .slice(2)
  .filter((word, index, all) => word.startsWith('--') || all[index - 1] === '--since');
const named = process.argv.slice(2).filter((word) => !options.includes(word));
const unknown = named.filter((name) => !SUITES.includes(name));
if (unknown.length > 0) {
  console.error(`maida: no suite ${unknown.join(', ')}; there are ${SUITES.join(', ')}.`);
  process.exit(1);
}
const isChosen = (suite: string) => named.length === 0 || named.includes(suite);

const started = performance.now();
if (isChosen('check')) runSuite('check');
runPackages(UNITS.filter(isChosen), options);
if (isChosen(SCRIPTS)) runSuite(SCRIPTS);
runPackages([JOURNEYS].filter(isChosen), options);
rmSync(results, { recursive: true, force: true });

console.table(rows);
const sum = (key: keyof TestCount) => rows.reduce((total, row) => total + row[key], 0);
console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
