import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, test } from 'node:test';
import { addCounts, countJest, countNode, countPlaywright, judgeFlaky, NONE } from './test-count.ts';

const folder = mkdtempSync(join(tmpdir(), 'maida-count-'));
const report = join(folder, 'report');
const ROOT = join(import.meta.dirname, '..');
after(() => rmSync(folder, { recursive: true }));

test('a file that Jest could not run is a failure; without a report there is no test', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'divides', failureMessages: ['by zero'] };
  const pending = { status: 'pending', fullName: 'roots', failureMessages: [] };
  const time = { startTime: 1000, endTime: 3000 };
  writeFileSync(
    report,
    JSON.stringify({
      numPassedTests: 1,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        {
          name: join(ROOT, 'sums.test.ts'),
          ...time,
          message: '',
          assertionResults: [passed, failed, pending],
        },
        { name: 'broken.test.ts', ...time, message: 'a brace is missing', assertionResults: [] },
      ],
    }),
  );
  const { files, ...count } = countJest(report);
  assert.deepEqual(
    files.map(({ seconds }) => seconds),
    [2, 2],
  );
  assert.deepEqual(
    { ...count, files: [] },
    {
      ...NONE,
      passed: 1,
      failed: 2,
      skipped: ['sums.test.ts: roots'],
      failures: [`${join(ROOT, 'sums.test.ts')}: divides\nby zero`, 'broken.test.ts\na brace is missing'],
    },
  );
  assert.deepEqual(countJest(join(folder, 'none')), NONE);
});

/** What Node itself reports of passing, failing and skipped tests. */
function reportOfNode(): void {
  const file = join(folder, 'sums.test.mjs');
  writeFileSync(
    file,
    `import { describe, test } from 'node:test';
    test('adds', () => {});
    test('roots', { skip: 'no paper' }, () => {});
    describe('logs', { skip: true }, () => test('of two', () => {}));
    test('outer', (t) => t.test('divides', () => { throw new Error('by zero'); }));`,
  );
  // Else Node takes it for a part of this run.
  const env = {
    ...process.env,
    NODE_TEST_CONTEXT: undefined,
    TEST_FILES: JSON.stringify([relative(ROOT, file)]),
  };
  const reporter = `--test-reporter=${join(import.meta.dirname, 'node-reporter.ts')}`;
  const args = ['--test', '--test-isolation=none', reporter, join(import.meta.dirname, 'node-batch.ts')];
  const { stdout } = spawnSync('node', args, { encoding: 'utf8', env });
  writeFileSync(report, stdout);
}

test('a failed test is named with its place and its error, without the tests around it', () => {
  reportOfNode();
  const { passed, failed, skipped, failures, files } = countNode(report);
  assert.deepEqual(
    skipped.map((name) => name.replace(/^.*sums/, 'sums')),
    ['sums.test.mjs:3 roots: no paper', 'sums.test.mjs:4 logs'],
  );
  assert.deepEqual({ passed, failed }, { passed: 1, failed: 2 });
  assert.equal(failures.length, 1);
  assert.match(failures[0] ?? '', /sums\.test\.mjs:5 divides\nError: by zero/);
  assert.match(files.map(({ file }) => file).join(), /sums\.test\.mjs$/);
});

test('of a long failure its beginning is kept', () => {
  const failed = {
    status: 'failed',
    fullName: 'draws',
    failureMessages: ['why\n' + 'at a line\n'.repeat(99)],
  };
  const counts = { numPassedTests: 0, numFailedTests: 1, numRuntimeErrorTestSuites: 0 };
  writeFileSync(
    report,
    JSON.stringify({
      ...counts,
      testResults: [{ name: 'a', startTime: 0, endTime: 0, message: '', assertionResults: [failed] }],
    }),
  );
  const [failure = ''] = countJest(report).failures;
  assert.match(failure, /^a: draws\nwhy\nat a line\n[\s\S]*…$/);
  assert.equal(failure.split('\n').length, 31);
});

test('a report that was never written has no test; counts of suites are added', () => {
  assert.deepEqual(countNode(join(folder, 'none')), NONE);
  const count = { ...NONE, passed: 4, failed: 3, skipped: ['b'] };
  assert.deepEqual(addCounts([count, { ...NONE, passed: 1, skipped: ['c'], failures: ['a'] }]), {
    ...NONE,
    passed: 5,
    failed: 3,
    skipped: ['b', 'c'],
    failures: ['a'],
  });
});

test('a journey that passes when it is tried again is flaky; one that was skipped is named', () => {
  const playwright = join(import.meta.dirname, '../node_modules/@playwright/test/index.mjs');
  const file = join(folder, 'journeys.spec.mjs');
  const describePage = (name: string, page: string) => {
    const path = join(folder, name);
    writeFileSync(
      path,
      `\`\`\`\nError\n\`\`\`\n\n\`\`\`yaml\n- banner\n- main:\n  - text: Closed\n${page}\`\`\`\n`,
    );
    return `await info.attach('error-context', { path: ${JSON.stringify(path)} });`;
  };
  writeFileSync(
    file,
    `import { expect, test } from ${JSON.stringify(playwright)};
    test('walks', () => {});
    test.describe('in the rain', () => {
      test('stumbles', async ({}, info) => {
        ${describePage('over.md', '- alertdialog "Sure?":\n  - button "Yes"\n')}
        expect(info.retry, 'a stone').toBe(1);
      });
    });
    test('falls', async ({}, info) => {
      ${describePage('page.md', '- contentinfo\n')}
      throw new Error('a hole');
    });
    test('flies', () => { test.skip(true, 'no wings'); });`,
  );
  const args = ['test', '--retries=1', '--reporter=json', `--output=${join(folder, 'output')}`];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  spawnSync(process.execPath, [join(playwright, '../cli.js'), ...args], { cwd: folder, env });
  const { passed, failed, skipped, failures, flaky } = countPlaywright(report);
  assert.deepEqual(
    { passed, failed, skipped },
    { passed: 2, failed: 1, skipped: ['journeys.spec.mjs:13 flies: no wings'] },
  );
  assert.match(failures.join(), /^journeys\.spec\.mjs:9 falls\nError: a hole/);
  assert.match(failures.join(), /\nThe page shows:\n- main:\n {2}- text: Closed\n/);
  assert.doesNotMatch(failures.join(), /banner|contentinfo/);
  assert.match(flaky.join(), /^journeys\.spec\.mjs:4 stumbles\nError: a stone/);
  assert.match(flaky.join(), /\nThe page shows:\n- alertdialog "Sure\?":\n {2}- button "Yes"\n/);
});

test('one flaky journey passes, two in one run fail', () => {
  const one = { ...NONE, passed: 2, flaky: ['a'] };
  assert.deepEqual(judgeFlaky(one), one);
  const two = { ...NONE, passed: 2, flaky: ['a', 'b'] };
  assert.deepEqual(judgeFlaky(two), { ...NONE, failed: 2, failures: ['a', 'b'] });
});
