/**
 * Runs the tests of the package it is called in, from the root of the repository; `npm test -w <package>`.
 *
 *   node ../scripts/run-tests.ts jest [options of jest] [pattern] …
 *   node ../scripts/run-tests.ts node [options of node --test] <pattern> …
 *   node ../scripts/run-tests.ts playwright [options of playwright test] [file] …
 *
 * With TEST_RESULTS, a folder, it writes how many tests passed and failed to `<package>.json` there.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { bringBrowserFor } from './bring-browser-for.ts';
import { countJest, countNode, countPlaywright, type TestCount } from './test-count.ts';

const root = join(import.meta.dirname, '..');
const [runner = '', ...rest] = process.argv.slice(2);
const isOption = (argument: string) => argument.startsWith('-');
const patterns = rest.filter((argument) => !isOption(argument));
const workspace = basename(process.cwd());
const scratch = mkdtempSync(join(tmpdir(), 'maida-test-'));

/** Node keeps what it compiled for the processes after it: a sixth less work for the service's tests. */
const env: NodeJS.ProcessEnv = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env };

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
  return isSilent ? { ...count, failed: 1, failures: [`${workspace} ended with ${status}`] } : count;
}

async function runJest(): Promise<TestCount> {
  const report = join(scratch, 'report');
  const status = await run('jest', [
    '--json',
    `--outputFile=${report}`,
    ...rest.filter(isOption),
    ...(patterns.length > 0 ? patterns : ['']).map((pattern) => `/${workspace}/src/.*${pattern}`),
  ]);
  return orSilentFailure(countJest(report), status);
}

async function runNode(): Promise<TestCount> {
  const report = join(scratch, 'report');
  const status = await run('node', [
    '--test',
    ...rest.filter(isOption),
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${join(import.meta.dirname, 'node-reporter.ts')}`,
    `--test-reporter-destination=${report}`,
    ...patterns.map((pattern) => `${workspace}/${pattern}`),
  ]);
  return orSilentFailure(countNode(report), status);
}

async function runPlaywright(): Promise<TestCount> {
  const report = join(scratch, 'report');
  const config = `--config=${join(workspace, 'playwright.config.ts')}`;
  env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = report;
  const status = await run('playwright', ['test', config, '--reporter=list,json', ...rest]);
  return orSilentFailure(countPlaywright(report), status);
}

const RUNNERS: Readonly<Record<string, () => Promise<TestCount>>> = {
  jest: runJest,
  node: runNode,
  playwright: runPlaywright,
};
const runTests = RUNNERS[runner];
if (!runTests) throw new Error(`No runner ${runner}; there are ${Object.keys(RUNNERS).join(', ')}.`);
await bringBrowserFor([workspace]);
const started = performance.now();
const count = {
  ...(await runTests()),
  seconds: (performance.now() - started) / 1000,
};
rmSync(scratch, { recursive: true, force: true });
const results = process.env['TEST_RESULTS'];
if (results) writeFileSync(join(results, `${workspace}.json`), JSON.stringify(count));
process.exitCode = count.failed === 0 ? 0 : 1;
