import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'node:test';
import { temporaryFolder } from '../../registry/testing/fixtures.ts';

const MODULE = path.join(import.meta.dirname, 'index.ts');
const START = `
  const { findChromium, launchOwnChromium } = await import(${JSON.stringify(MODULE)});
  const own = await launchOwnChromium(findChromium());
  const page = await own.browser.newPage();
  await page.goto('data:text/html,<p>open');`;

it('what a killed process leaves of its browser is removed at the next start, and that of an orderly end at once', async (context) => {
  const temporary = await temporaryFolder(context);
  const run = (ending: string) =>
    spawn(process.execPath, ['--input-type=module', '-e', `${START}${ending}`], {
      env: { ...process.env, TMPDIR: temporary },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const list = () =>
    readdir(temporary).then((names) => names.filter((name) => name !== 'node-compile-cache'));
  const killed = run("process.stdout.write('open'); setInterval(() => {}, 1000);");
  await once(killed.stdout, 'data');
  const others = run("process.stdout.write('open'); setInterval(() => {}, 1000);");
  await once(others.stdout, 'data');
  context.after(() => others.kill('SIGKILL'));
  killed.kill('SIGKILL');
  await once(killed, 'close');
  const left = await list();
  assert.ok(
    left.some((name) => name.startsWith(`maida-chromium-${String(killed.pid)}-`)),
    left.join(),
  );
  const [code] = (await once(run('await own.kill();'), 'close')) as [number];
  assert.equal(code, 0);
  const names = await list();
  assert.ok(
    names.some((name) => name.startsWith(`maida-chromium-${String(others.pid)}-`)),
    'that of one that runs stays',
  );
  // Each browser has two folders.
  assert.equal(names.length, 2, names.join());
});
