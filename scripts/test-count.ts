import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests of a suite passed and failed, and which. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  /** Each test that was not run: where it is, its name and, where the runner reports it, why. */
  readonly skipped: readonly string[];
  /** Each failed test: where it is, its name, and why. */
  readonly failures: readonly string[];
  /** Each test that failed and then passed when it was tried again: where it is, its name, and why it failed. */
  readonly flaky: readonly string[];
  /** Seconds from its start to its end. */
  readonly seconds: number;
  readonly files: readonly FileTime[];
}

/** How long the tests of a file took, in seconds; of those that ran at the same time, the sum. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

export const NONE: TestCount = {
  passed: 0,
  failed: 0,
  skipped: [],
  failures: [],
  flaky: [],
  seconds: 0,
  files: [],
};

const ROOT = join(import.meta.dirname, '..');

/** A run with more flaky tests than this has failed. */
const MAX_FLAKY = 1;

/** Lines of a failure that are kept: where and why; a minified stack may go on for hundreds. */
const FAILURE_LINES = 30;

/** Lines that are kept of what the page of a failed journey shows. */
const PAGE_LINES = 20;

/** The beginning of a failure. */
export function shorten(failure: string): string {
  return cut(failure, FAILURE_LINES);
}

function cut(text: string, length: number): string {
  const lines = text.trim().split('\n');
  return lines.length <= length ? lines.join('\n') : `${lines.slice(0, length).join('\n')}\n…`;
}

export function addCounts(counts: readonly TestCount[]): TestCount {
  return counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      skipped: [...sum.skipped, ...count.skipped],
      failures: [...sum.failures, ...count.failures],
      flaky: [...sum.flaky, ...count.flaky],
      seconds: sum.seconds + count.seconds,
      files: [...sum.files, ...count.files],
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
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    /** Milliseconds since 1970. */
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** `it.skip` and `it.todo`. */
const SKIPPED_BY_JEST = ['pending', 'todo'];

/** What Jest's JSON report says. A file that could not run at all failed. */
export function countJest(report: string): TestCount {
  const text = read(report);
  if (text === '') return NONE;
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
    text,
  ) as JestReport;
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
    skipped: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => SKIPPED_BY_JEST.includes(status))
        .map(({ fullName }) => `${relative(ROOT, name)}: ${fullName}`),
    ),
    failures: failures.map(shorten),
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/**
 * The part of Playwright's JSON report that is read here (https://playwright.dev/docs/test-reporters#json-reporter).
 */
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
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly {
        /** Milliseconds. */
        readonly duration: number;
        readonly errors: readonly { readonly message?: string }[];
        readonly attachments: readonly { readonly name: string; readonly path?: string }[];
      }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** What Playwright's JSON report says. */
export function countPlaywright(report: string): TestCount {
  const text = read(report);
  if (text === '') return NONE;
  const { suites, errors } = JSON.parse(text) as PlaywrightReport;
  const specsOf = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const tests = suites.flatMap(specsOf).flatMap(({ title, file, line, tests: ofSpec }) =>
    ofSpec.map(({ status, annotations, results }) => {
      const [reason] = annotations.flatMap((one) => (one.type === 'skip' ? (one.description ?? []) : []));
      const why = results.flatMap((result) => result.errors.map(({ message }) => message ?? ''));
      return {
        status,
        file: join('e2e', file),
        seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
        text: [
          `${file}:${line} ${title}${reason === undefined ? '' : `: ${reason}`}`,
          ...why.map((message) => shorten(stripVTControlCharacters(message))),
          ...results.flatMap(showPage),
        ].join('\n'),
      };
    }),
  );
  const textsOf = (wanted: string) => tests.filter(({ status }) => status === wanted).map((one) => one.text);
  const ofRun = errors.map(({ message = '' }) => shorten(stripVTControlCharacters(message)));
  return {
    ...NONE,
    passed: textsOf('expected').length + textsOf('flaky').length,
    failed: textsOf('unexpected').length + ofRun.length,
    skipped: textsOf('skipped'),
    failures: [...textsOf('unexpected'), ...ofRun],
    flaky: textsOf('flaky'),
    files: timeFiles(tests),
  };
}

/** The dialog over a page when the attempt failed, or else its main part, as Playwright describes it by the error. */
function showPage({ attachments }: { attachments: readonly { name: string; path?: string }[] }): string[] {
  const context = attachments.find(({ name }) => name === 'error-context');
  const [, page = ''] = /^```yaml\n(.*?)^```/ms.exec(read(context?.path ?? '')) ?? [];
  const parts = page.split(/^(?=- )/m);
  const shown =
    parts.find((part) => /^- (?:alert)?dialog/.test(part)) ?? parts.find((part) => part.startsWith('- main'));
  return shown ? [`The page shows:\n${cut(shown, PAGE_LINES)}`] : [];
}

/** Adds up the times of tests by their files. */
export function timeFiles(tests: readonly FileTime[]): FileTime[] {
  const sums = new Map<string, number>();
  for (const { file, seconds } of tests) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return Array.from(sums, ([file, seconds]) => ({ file, seconds }));
}

/** What the report of `node --test` by ./node-reporter.ts says. */
export function countNode(report: string): TestCount {
  const text = read(report);
  return text === '' ? NONE : (JSON.parse(text) as TestCount);
}

/** The text of a report, empty when the run ended before it wrote one. */
function read(report: string): string {
  try {
    return readFileSync(report, 'utf8');
  } catch {
    return '';
  }
}
