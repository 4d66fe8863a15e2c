import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { runProcess } from './run-process.ts';

const options = { cwd: import.meta.dirname, env: process.env };

/** Minutes, by the mocked clock. */
const MAX_SILENT = 2;

/** Runs a script while only `onLine` lets time pass, so that no test depends on how fast the machine is. */
async function run(t: TestContext, script: string, onLine: (line: string) => void) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const lines: string[] = [];
  const status = await runProcess(['node', '-e', script], options, {
    onLine: (line) => {
      lines.push(line);
      // The limit begins anew before a line is handed over.
      onLine(line);
    },
    maxSilentMinutes: MAX_SILENT,
  });
  return { status, lines };
}

test('a process that hangs is ended, whatever it has started', async (t) => {
  const sleeper = "require('node:child_process').spawn('sleep', ['10'], { stdio: 'inherit' });";
  const { status, lines } = await run(t, `${sleeper} console.log('begun'); for (;;);`, (line) => {
    if (line === 'begun') t.mock.timers.tick(MAX_SILENT * 60_000);
  });
  assert.deepEqual(
    { status, lines },
    { status: 1, lines: ['begun', '✖ ended: it wrote nothing for 2 minutes'] },
  );
});

test('a process that goes on writing may take its time', async (t) => {
  const script = "for (const line of ['0', '1', '2', '3']) console.log(line);";
  const { status, lines } = await run(t, script, () => t.mock.timers.tick(0.75 * MAX_SILENT * 60_000));
  assert.deepEqual({ status, lines }, { status: 0, lines: ['0', '1', '2', '3'] });
});

test('a program that cannot be started has failed', async () => {
  assert.equal(await runProcess(['no-such-program'], options), 1);
});
