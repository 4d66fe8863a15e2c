import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { inspect, stripVTControlCharacters } from 'node:util';
import { NONE, shorten, type FileTime, type TestCount } from './test-count.ts';

const ROOT = `${import.meta.dirname}/..`;
type Passed = Extract<TestEvent, { type: 'test:pass' }>['data'];
type Failure = Extract<TestEvent, { type: 'test:fail' }>['data'];

/** Of a test that failed because of a test inside it. */
const BY_OTHERS = 'subtestsFailed';

function describeFailure({ name, file = '', line = 0, details: { error } }: Failure): string[] {
  if ('failureType' in error && error.failureType === BY_OTHERS) return [];
  const why = stripVTControlCharacters(inspect(error.cause ?? error));
  return [shorten(`${relative(ROOT, file)}:${line} ${name}\n${why}`)];
}

/** Also a suite that was skipped as a whole. */
function describeSkipped({ name, file = '', line = 0, skip, todo }: Passed): string[] {
  const reason = skip ?? todo;
  if (reason === undefined || reason === false) return [];
  const why = typeof reason === 'string' ? `: ${reason}` : '';
  return [`${relative(ROOT, file)}:${line} ${name}${why}`];
}

/**
 * A reporter of `node --test` that writes a {@link TestCount} in JSON when all tests of a batch have ended, in which
 * each file is a suite (./node-batch.ts).
 */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  let count: TestCount = NONE;
  const failures: string[] = [];
  const skipped: string[] = [];
  const files: FileTime[] = [];
  for await (const { type, data } of events) {
    if (type === 'test:fail') failures.push(...describeFailure(data));
    if (type === 'test:pass') skipped.push(...describeSkipped(data));
    if ((type === 'test:fail' || type === 'test:pass') && data.nesting === 0)
      files.push({ file: data.name, seconds: data.details.duration_ms / 1000 });
    if (type !== 'test:summary' || data.file !== undefined) continue;
    const { tests: all, passed, skipped: left, todo } = data.counts;
    count = { ...NONE, passed, failed: all - passed - left - todo };
  }
  yield JSON.stringify({ ...count, failures, skipped, files });
}
