import { readFileSync } from 'node:fs';

/** How many tests of a suite passed and failed. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  /** Each failed test: where it is, its name, and why. */
  readonly failures: readonly string[];
}

const NONE: TestCount = { passed: 0, failed: 0, failures: [] };

/** Lines of a failure that are kept: where and why; a minified stack may go on for hundreds. */
const FAILURE_LINES = 30;

function shorten(failure: string): string {
  const lines = failure.trim().split('\n');
  return lines.length <= FAILURE_LINES ? lines.join('\n') : `${lines.slice(0, FAILURE_LINES).join('\n')}\n…`;
}

export function addCounts(counts: readonly TestCount[]): TestCount {
  return counts.reduce(
    (sum, { passed, failed, failures }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      failures: [...sum.failures, ...failures],
    }),
    NONE,
  );
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
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
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures: failures.map(shorten),
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
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
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
