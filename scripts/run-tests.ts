/**
 * Runs the tests of the package it is called in, from the root of the repository; `npm test -w <package>`.
 *
 *   node ../scripts/run-tests.ts jest [options of jest] [pattern] …
 *   node ../scripts/run-tests.ts node [options of node --test] <pattern> …       several files in one process
 *   node ../scripts/run-tests.ts playwright [options of playwright test] [file] …
 *
 * With TEST_RESULTS, a folder, it writes how many tests passed and failed to `<package>.json` there.
 */
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bringBrowserFor } from './bring-browser-for.ts';
import { runProcess } from './run-process.ts';
import { addCounts, countJest, countNode, countPlaywright, type TestCount } from './test-count.ts';

/** Test files that share a process: loading the service takes a second, as long as many a file takes itself. */
const MAX_FILES_PER_BATCH = 12;

/** For one test or hook, of which the longest takes two: what hangs is named, and the run goes on. */
const MAX_TEST_MINUTES = 10;

/** For a process that says nothing, because it never comes to the end of a test: it is ended. */
const MAX_SILENT_MINUTES = 12;

/** One more than cores: many a test waits for a process or a clock. */
const MAX_BATCHES_AT_ONCE = availableParallelism() + 1;

const root = join(import.meta.dirname, '..');
const [runner = '', ...rest] = process.argv.slice(2);
const isOption = (argument: string) => argument.startsWith('-');
const patterns = rest.filter((argument) => !isOption(argument));
const workspace = basename(process.cwd());
const scratch = mkdtempSync(join(tmpdir(), 'maida-test-'));

/** Node keeps what it compiled for the processes after it: a sixth less work for the service's tests. */
const env: NodeJS.ProcessEnv = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env };

/**
 * A run that ends badly without a failed test (a crash, a file that cannot be loaded, no test at all) counts as one
 * failure.
 */
function orSilentFailure(count: TestCount, status: number, where = ''): TestCount {
  const isSilent = count.failed === 0 && (status !== 0 || count.passed === 0);
  if (!isSilent) return count;
  const failures = count.failures.length > 0 ? count.failures : [`${workspace} ended with ${status}${where}`];
  return { ...count, failed: 1, failures };
}

async function runJest(): Promise<TestCount> {
  const report = join(scratch, 'report');
  const files = (patterns.length > 0 ? patterns : ['']).map((pattern) => `/${workspace}/src/.*${pattern}`);
  const options = ['--json', `--outputFile=${report}`, ...rest.filter(isOption)];
  const status = await runProcess(['jest', ...options, ...files], { cwd: root, env });
  return orSilentFailure(countJest(report), status);
}

/** The files of each batch, those that stand beside one another in different ones. */
function cutIntoBatches(files: readonly string[]): string[][] {
  const length = Math.max(
    Math.ceil(files.length / MAX_FILES_PER_BATCH),
    Math.min(files.length, MAX_BATCHES_AT_ONCE),
  );
  return Array.from({ length }, (_, batch) => files.filter((_file, index) => index % length === batch));
}

/** Prints the lines of a file's tests together, whatever runs beside it. */
class Printer {
  #lines: string[] = [];

  add(line: string): void {
    this.#lines.push(line);
    if (/^[✔✖﹣]/.test(stripVTControlCharacters(line))) this.flush();
  }

  /** Also those of a file that has not ended. */
  flush(): void {
    if (this.#lines.length > 0) console.log(this.#lines.join('\n'));
    this.#lines = [];
  }
}

async function runBatch(files: readonly string[], name: string): Promise<TestCount> {
  const report = join(scratch, name);
  const printer = new Printer();
  const status = await runProcess(
    [
      'node',
      '--test',
      '--test-isolation=none',
      // What a failed test has left open would hold the process for good.
      '--test-force-exit',
      `--test-timeout=${String(MAX_TEST_MINUTES * 60_000)}`,
      ...rest.filter(isOption),
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      `--test-reporter=${join(import.meta.dirname, 'node-reporter.ts')}`,
      `--test-reporter-destination=${report}`,
      join(import.meta.dirname, 'node-batch.ts'),
    ],
    { cwd: root, env: { ...env, TEST_FILES: JSON.stringify(files), TEST_RUN: String(process.pid) } },
    { onLine: (line) => printer.add(line), maxSilentMinutes: MAX_SILENT_MINUTES },
  );
  // Of a process that broke down, nobody else says what it did last.
  if (status !== 0) printer.flush();
  return orSilentFailure(countNode(report), status, ` in one of ${files.join(', ')}`);
}

async function runNode(): Promise<TestCount> {
  const files = globSync(
    patterns.map((pattern) => `${workspace}/${pattern}`),
    { cwd: root, exclude: ['**/node_modules/**'] },
  ).toSorted();
  const waiting = cutIntoBatches(files).entries();
  const counts: TestCount[] = [];
  const takeTurns = async () => {
    // All take from the same batches: each the next one that waits.
    for (const [index, batch] of waiting) counts.push(await runBatch(batch, String(index)));
  };
  await Promise.all(Array.from({ length: MAX_BATCHES_AT_ONCE }, takeTurns));
  const count = addCounts(counts);
  for (const failure of count.failures) console.log(`\nFailed: ${failure}`);
  console.log(`${workspace}: ${count.passed} passed, ${count.failed} failed`);
  return orSilentFailure(count, 0);
}

async function runPlaywright(): Promise<TestCount> {
  const report = join(scratch, 'report');
  const config = `--config=${join(workspace, 'playwright.config.ts')}`;
  const status = await runProcess(['playwright', 'test', config, '--reporter=list,json', ...rest], {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
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
