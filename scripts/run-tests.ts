/**
 * Runs the tests of the package it is called in, from the root of the repository; `npm test -w <package>`.
 *
 *   node ../scripts/run-tests.ts jest
 *   node ../scripts/run-tests.ts node [options of node --test] <pattern> …
 *
 * With TEST_RESULTS, a folder, it writes how many tests passed and failed to `<package>.json` there.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { TestCount } from './test-count.ts';

const room = basename(process.cwd());
const root = join(import.meta.dirname, '..');
const [runner = '', ...rest] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'maida-test-'));
const report = join(scratch, 'report');

/** A run that a signal ended has no exit code: a failure, too. */
function run(command: string, args: readonly string[]): number {
  return spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;
}

function readReport(): string {
  try {
    return readFileSync(report, 'utf8');
  } catch {
    return '';
  }
}

function countJest(): TestCount {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numRuntimeErrorTestSuites = 0,
  } = JSON.parse(readReport() || '{}') as Partial<
    Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number>
  >;
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

function countNode(): TestCount {
  const tap = readReport();
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  return { passed: count('pass'), failed: count('fail') + count('cancelled') };
}

function runJest(): number {
  return run('jest', ['--selectProjects', room, '--json', `--outputFile=${report}`, ...rest]);
}

function runNode(): number {
  const options = rest.filter((argument) => argument.startsWith('--'));
  const patterns = rest.filter((argument) => !argument.startsWith('--'));
  return run('node', [
    '--test',
    ...options,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
    ...patterns.map((pattern) => `${room}/${pattern}`),
  ]);
}

const status = runner === 'jest' ? runJest() : runNode();
const counted = runner === 'jest' ? countJest() : countNode();
// A run that ends badly without a failed test (a crash, no test at all) counts as one failure.
const isSilent = counted.failed === 0 && (status !== 0 || counted.passed === 0);
const count: TestCount = isSilent ? { ...counted, failed: 1 } : counted;
rmSync(scratch, { recursive: true, force: true });
const results = process.env['TEST_RESULTS'];
if (results) writeFileSync(join(results, `${room}.json`), JSON.stringify(count));
process.exitCode = count.failed === 0 ? 0 : 1;
