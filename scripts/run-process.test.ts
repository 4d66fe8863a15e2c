import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runProcess } from './run-process.ts';

const options = { cwd: import.meta.dirname, env: process.env };

async function run(script: string) {
  const lines: string[] = [];
  const reader = { onLine: (line: string) => lines.push(line), maxSilentMinutes: 1 / 60 };
  const status = await runProcess(['node', '-e', script], options, reader);
  return { status, lines };
}

test('a process that hangs is ended, whatever it has started', async () => {
  const sleeper = "require('node:child_process').spawn('sleep', ['10'], { stdio: 'inherit' });";
  const { status, lines } = await run(`${sleeper} console.log('begun'); for (;;);`);
  assert.equal(status, 1);
  assert.match(lines.join('\n'), /^begun\n✖ ended: it wrote nothing/);
});

test('a process that goes on writing may take its time', async () => {
  const { status, lines } = await run(
    'let count = 0; const timer = setInterval(() => { console.log(count); if (++count === 4) clearInterval(timer); }, 400);',
  );
  assert.deepEqual({ status, lines }, { status: 0, lines: ['0', '1', '2', '3'] });
});

test('a program that cannot be started has failed', async () => {
  assert.equal(await runProcess(['no-such-program'], options), 1);
});
