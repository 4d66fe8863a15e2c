/**
 * All static checks; `npm run check`. `npm run check references` runs only the named ones. One that has passed is not
 * run again until something in the checkout has changed.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import { hashTree } from './hash-tree.ts';
import { NONE, type TestCount } from './test-count.ts';

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };

interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

/** Uses every core by itself, so it runs alone, before the others. */
const LINT: Check = { name: 'types and lint', command: 'oxlint', args: [] };

const checks: readonly Check[] = [
  LINT,
  { name: 'formatting', command: 'oxfmt', args: ['--list-different'] },
  {
    name: 'imports between packages',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...workspaces, 'scripts'],
  },
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'dependencies', command: 'node', args: ['scripts/check-dependencies.ts'] },
  { name: 'areas', command: 'node', args: ['scripts/check-areas.ts'] },
  { name: 'references', command: 'node', args: ['scripts/check-references.ts'] },
  { name: 'translations', command: 'node', args: ['scripts/check-translations.ts'] },
];
/** The tree of files that each check has passed last, by its name. */
const PASSED_FILE = join('node_modules', '.cache', 'maida-checks.json');
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

interface Outcome {
  readonly name: string;
  readonly hasPassed: boolean;
}

function readPassed(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(PASSED_FILE, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Runs a check unless it has passed with the same files, and prints its outcome. */
async function check(chosen: Check): Promise<Outcome> {
  const { name } = chosen;
  if (tree !== undefined && passed[name] === tree) {
    console.log(`✓ ${name} (nothing has changed)`);
    return { name, hasPassed: true };
  }
  return runCheck(chosen);
}

function runCheck({ name, command, args }: Check): Promise<Outcome> {
  const started = performance.now();
  const options = { env: { ...process.env, NX_DAEMON: 'false' }, maxBuffer: MAX_OUTPUT_BYTES };
  return new Promise((resolve) => {
    execFile(command, args, options, (error, stdout, stderr) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${error ? '✗' : '✓'} ${name} (${seconds} s)`);
      if (error) console.log(stdout, stderr, stdout || stderr ? '' : error.message);
      resolve({ name, hasPassed: !error });
    });
  });
}

const startedAt = performance.now();
const tree = hashTree('.');
const passed = readPassed();
const only = process.argv.slice(2);
const chosen = checks.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)));
const outcomes: Outcome[] = [];
const isAlone = (one: Check) => one === LINT;
for (const alone of chosen.filter(isAlone)) outcomes.push(await check(alone));

// The others use one core each: one beside the other, one per core.
const others = chosen.filter((one) => !isAlone(one));
outcomes.push(...(await pMap(others, check, { concurrency: availableParallelism() })));

// Files that change meanwhile have not been checked.
if (tree !== undefined && hashTree('.') === tree) {
  for (const { name, hasPassed } of outcomes) if (hasPassed) passed[name] = tree;
  mkdirSync(dirname(PASSED_FILE), { recursive: true });
  writeFileSync(PASSED_FILE, JSON.stringify(passed));
}
const failures = outcomes.filter(({ hasPassed }) => !hasPassed).map(({ name }) => `check: ${name}`);
const count: TestCount = {
  ...NONE,
  seconds: (performance.now() - startedAt) / 1000,
  passed: chosen.length - failures.length,
  failed: failures.length,
  failures,
};
const results = process.env['TEST_RESULTS'];
if (results) writeFileSync(join(results, 'check.json'), JSON.stringify(count));
console.log(`check: ${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
