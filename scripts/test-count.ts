import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many tests of a suite passed, failed and were skipped. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Each failed test: where it is, its name, and why. */
  readonly failures: readonly string[];
  /** Each test that failed and then passed when it was tried again: where it is, its name, and why it failed. */
  readonly flaky: readonly string[];
}

export const NONE: TestCount = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

/** A run with more flaky tests than this has failed. */
const MAX_FLAKY = 1;

/** Lines of a failure that are kept: where and why; a minified stack may go on for hundreds. */
const FAILURE_LINES = 30;

function shorten(failure: string): string {
  const lines = failure.trim().split('\n');
  return lines.length <= FAILURE_LINES ? lines.join('\n') : `${lines.slice(0, FAILURE_LINES).join('\n')}\n…`;
}

export function addCounts(counts: readonly TestCount[]): TestCount {
  return counts.reduce(
    (sum, { passed, failed, skipped, failures, flaky }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      failures: [...sum.failures, ...failures],
      flaky: [...sum.flaky, ...flaky],
    }),
    NONE,
  );
}

/** One flaky test passes, named; more of them in one run are failures. */
export function judgeFlaky(count: TestCount): TestCount {
  const { passed, failed, failures, flaky } = count;
  if (flaky.length <= MAX_FLAKY) return count;
  return {
    ...count,
    passed: passed - flaky.length,
    failed: failed + flaky.length,
    failures: [...failures, ...flaky],
    flaky: [],
  };
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** What Jest's JSON report says. A file that could not run at all failed. */
export function countJest(report: string): TestCount {
  const text = read(report);
  if (text === '') return NONE;
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites, testResults } =
    JSON.parse(text) as JestReport;
  const failures = testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0
      ? [`${name}\n${message}`]
      : assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`),
  );
  return {
    ...NONE,
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
    failures: failures.map(shorten),
  };
}

/** The part of Playwright's JSON report that is read here (https://playwright.dev/docs/test-reporters#json-reporter). */
interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  /** Of the run as a whole: a file that cannot be read, a set-up that failed. */
  readonly errors: readonly { readonly message?: string }[];
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** What Playwright's JSON report says. A skipped journey is named with its file. */
export function countPlaywright(report: string): TestCount {
  const text = read(report);
  if (text === '') return NONE;
  const { suites, errors } = JSON.parse(text) as PlaywrightReport;
  const specsOf = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const tests = suites.flatMap(specsOf).flatMap(({ title, file, line, tests: ofSpec }) =>
    ofSpec.map(({ status, results }) => {
      const why = results.flatMap((result) => result.errors.map(({ message }) => message ?? ''));
      return {
        status,
        text: shorten([`${file}:${line} ${title}`, ...why.map(stripVTControlCharacters)].join('\n')),
      };
    }),
  );
  const textsOf = (wanted: string) => tests.filter(({ status }) => status === wanted).map((one) => one.text);
  const ofRun = errors.map(({ message = '' }) => shorten(stripVTControlCharacters(message)));
  return {
    passed: textsOf('expected').length + textsOf('flaky').length,
    failed: textsOf('unexpected').length + ofRun.length,
    skipped: textsOf('skipped').length,
    failures: [...textsOf('unexpected'), ...ofRun],
    flaky: textsOf('flaky'),
  };
}

/** What the report of `node --test --test-reporter=tap` says: its end, and the diagnostics of each failed test. */
export function countTap(report: string): TestCount {
  const tap = read(report);
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  const failed = tap.matchAll(/^( *)not ok \d+ - (.*)\n\1 {2}---\n([\s\S]*?)\n\1 {2}\.\.\.$/gm);
  const failures = Array.from(failed, ([, , name = '', diagnostics = '']) => `${name}\n${diagnostics}`)
    // A test that failed because of a test inside it.
    .filter((failure) => !failure.includes("failureType: 'subtestsFailed'"));
  return {
    ...NONE,
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped'),
    failures: failures.map(shorten),
  };
}

/** The text of a report, empty when the run ended before it wrote one. */
function read(report: string): string {
  try {
    return readFileSync(report, 'utf8');
  } catch {
    return '';
  }
}
