/**
 * Runs every suite, one after the other, and closes with `N passed, N failed` over all of them; `npm test`.
 * `npm test -- jest e2e` runs only the named ones.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Count {
  passed: number;
  failed: number;
}

const scratch = mkdtempSync(join(tmpdir(), 'maida-test-'));

function run(command: string, args: string[]): number {
  // An uncaught signal has no exit code: a failure all the same.
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;
}

function readOutput(file: string): string {
  try {
    return readFileSync(join(scratch, file), 'utf8');
  } catch {
    return '';
  }
}

/** A suite that ended badly without a failed test (a crash, no test at all) counts as one failure. */
function honest(count: Count, status: number): Count {
  const isSilent = count.failed === 0 && (status !== 0 || count.passed === 0);
  return isSilent ? { ...count, failed: 1 } : count;
}

function runJest(): Count {
  const status = run('jest', ['--json', `--outputFile=${join(scratch, 'jest.json')}`]);
  const result = JSON.parse(readOutput('jest.json') || '{}') as Partial<
    Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number>
  >;
  const failed = (result.numFailedTests ?? 0) + (result.numRuntimeErrorTestSuites ?? 0);
  return honest({ passed: result.numPassedTests ?? 0, failed }, status);
}

function runNode(name: string, patterns: string[], concurrency: number, options: string[] = []): Count {
  const file = `${name}.tap`;
  const status = run('node', [
    '--test',
    ...options,
    `--test-concurrency=${concurrency}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${join(scratch, file)}`,
    ...patterns,
  ]);
  const count = (word: string) =>
    Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(readOutput(file))?.[1] ?? 0);
  return honest({ passed: count('pass'), failed: count('fail') + count('cancelled') }, status);
}

function runCheck(): Count {
  const result = spawnSync('node', ['scripts/check.ts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  console.log(result.stdout);
  const [, passed = 0, failed = 0] = /check: (\d+) passed, (\d+) failed/.exec(result.stdout) ?? [];
  return honest({ passed: Number(passed), failed: Number(failed) }, result.status ?? 1);
}

const suites: Record<string, () => Count> = {
  check: runCheck,
  jest: runJest,
  platform: () => runNode('platform', ['platform/src/**/*.test.ts'], 2),
  backend: () => runNode('backend', ['backend/src/**/*.test.ts', 'backend/test/**/*.test.ts'], 2),
  product: () => runNode('product', ['product/src/**/*.test.ts'], 2),
  scripts: () => runNode('scripts', ['scripts/**/*.test.ts'], 2),
  // One product and one browser at a time.
  e2e: () => runNode('e2e', ['e2e/src/**/*.test.ts'], 1, ['--test-isolation=none']),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(suites, name));
if (unknown.length > 0) {
  console.error(`maida: no suite ${unknown.join(', ')}; there are ${Object.keys(suites).join(', ')}.`);
  process.exit(1);
}

const rows: { suite: string; passed: number; failed: number; seconds: number }[] = [];
for (const [suite, runSuite] of Object.entries(suites)) {
  if (wanted.length > 0 && !wanted.includes(suite)) continue;
  console.log(`\n── ${suite} ──`);
  const started = performance.now();
  const count = runSuite();
  rows.push({ suite, ...count, seconds: Math.round((performance.now() - started) / 1000) });
}
rmSync(scratch, { recursive: true, force: true });
console.table(rows);
const passed = rows.reduce((sum, row) => sum + row.passed, 0);
const failed = rows.reduce((sum, row) => sum + row.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
