/**
 * Runs the tests of the package it is called in, from the root of the repository; `npm test -w <package>`.
 *
 *   node ../scripts/run-tests.ts jest
 *   node ../scripts/run-tests.ts node [--lanes=N] [options of node --test] <pattern> …
 *
 * With `--lanes=2` the files are divided between two runs beside each other, for files that share one process and wait
 * more than they work.
 *
 * With TEST_RESULTS, a folder, it writes how many tests passed and failed to `<package>.json` there.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { addCounts, countJest, countTap, type TestCount } from './test-count.ts';

const root = join(import.meta.dirname, '..');
const [runner = '', ...rest] = process.argv.slice(2);
const room = basename(process.cwd());
const scratch = mkdtempSync(join(tmpdir(), 'maida-test-'));

/** Node keeps what it compiled for the processes after it: a sixth less work for the service's tests. */
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env };

/** A run that a signal ended has no exit code: a failure, too. */
function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('close', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
}

/** A run that ends badly without a failed test (a crash, no test at all) counts as one failure. */
function orSilentFailure(count: TestCount, status: number): TestCount {
  const isSilent = count.failed === 0 && (status !== 0 || count.passed === 0);
  return isSilent ? { ...count, failed: 1, failures: [`${room} ended with ${status}`] } : count;
}

async function runJest(): Promise<TestCount> {
  const report = join(scratch, 'report');
  const status = await run('jest', ['--selectProjects', room, '--json', `--outputFile=${report}`, ...rest]);
  return orSilentFailure(countJest(report), status);
}

async function runNode(): Promise<TestCount> {
  const lanes = Number(
    rest.find((argument) => argument.startsWith('--lanes='))?.slice('--lanes='.length) ?? 1,
  );
  const options = rest.filter((argument) => argument.startsWith('--') && !argument.startsWith('--lanes='));
  const patterns = rest.filter((argument) => !argument.startsWith('--'));
  const runLane = async (lane: number) => {
    const report = join(scratch, `report-${lane}`);
    const status = await run('node', [
      '--test',
      ...(lanes > 1 ? [`--test-shard=${lane}/${lanes}`] : []),
      ...options,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${report}`,
      ...patterns.map((pattern) => `${room}/${pattern}`),
    ]);
    return orSilentFailure(countTap(report), status);
  };
  return addCounts(await Promise.all(Array.from({ length: lanes }, (_, index) => runLane(index + 1))));
}

const count = runner === 'jest' ? await runJest() : await runNode();
rmSync(scratch, { recursive: true, force: true });
const results = process.env['TEST_RESULTS'];
if (results) writeFileSync(join(results, `${room}.json`), JSON.stringify(count));
process.exitCode = count.failed === 0 ? 0 : 1;
