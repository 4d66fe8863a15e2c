import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import type { ReleasesStatus } from '../contract/index.ts';
import { DiskStore } from '../registry/store/disk-store.ts';
import { goLive, temporaryFolder } from '../registry/testing/fixtures.ts';
import { runCommandLine } from './run.ts';

async function commandLine(context: TestContext) {
  const data = await temporaryFolder(context);
  const store = new DiskStore(data);
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const errors: string[] = [];
    const code = await runCommandLine([...args, '--data-dir', data], {
      out: (text) => lines.push(text),
      error: (text) => errors.push(text),
    });
    return { code, out: lines.join('\n'), error: errors.join('\n') };
  };
  return { data, store, run };
}

describe('the command line', () => {
  it('shows what is live, as text and as JSON', async (context) => {
    const { run, store } = await commandLine(context);
    assert.match((await run('status')).out, /Nothing is live in \S+ yet/);
    const first = await goLive(context, store);
    const second = await goLive(context, store, { marker: 'two' });
    const { out, code } = await run('status');
    assert.equal(code, 0);
    assert.match(
      out,
      new RegExp(`mf-demo +– +${second} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d +test +test +– +${first}`),
    );
    const json = JSON.parse((await run('status', '--json')).out) as ReleasesStatus;
    assert.equal(json.areas[0]?.live.version, second);
    assert.equal(json.areas[0].team, undefined);
    await goLive(context, store, { marker: 'three', area: { team: 'Demo' } });
    const named = JSON.parse((await run('status', '--json')).out) as ReleasesStatus;
    assert.equal(named.areas[0]?.team, 'Demo');
    await goLive(context, store, { name: 'shell', release: { owner: { team: 'Platform' } } });
    const [shell] = (JSON.parse((await run('status', '--json')).out) as ReleasesStatus).areas;
    assert.deepEqual([shell?.name, shell?.team], ['shell', 'Platform'], 'the shell has no area.json');
  });

  it('rolls back and promotes, and records who and why', async (context) => {
    const { run, store } = await commandLine(context);
    const first = await goLive(context, store);
    const second = await goLive(context, store, { marker: 'two' });
    assert.match(
      (await run('rollback', 'mf-demo', '--why', 'no orders', '--who', 'sidi')).out,
      new RegExp(`${first} is live`),
    );
    assert.match(
      (await run('promote', 'mf-demo', second, '--force')).out,
      new RegExp(`${second} is live \\(before: ${first}\\)`),
    );
    const { out } = await run('history', 'mf-demo');
    assert.match(out, new RegExp(`sidi +rollback +mf-demo +${second} +${first} +no orders`));
    assert.equal(out.split('\n').length, 5);
  });

  it('exits with 1 and one line that says why', async (context) => {
    const { run, store, data } = await commandLine(context);
    const version = await goLive(context, store);
    assert.deepEqual(await run('rollback', 'mf-demo'), {
      code: 1,
      out: '',
      error: `platform: mf-demo has no version before ${version}.`,
    });
    const unchecked = await run('check', 'mf-demo');
    assert.equal(unchecked.code, 1);
    assert.match(unchecked.out, /can only go live by force\nnot checked: .*no service to test with/s);
    await rm(path.join(data, 'releases/mf-demo', version, 'static/js/area.js'));
    const { code, out } = await run('check', 'mf-demo');
    assert.equal(code, 1);
    assert.match(out, /static\/js\/area\.js is missing/);
    assert.match((await run('release', 'nothing')).error, /There is no app "nothing"\. The apps are: /);
    assert.deepEqual(JSON.parse((await run('rollback', 'mf-other', '--json')).error), {
      error: 'Nothing of mf-other is live, so nothing can be rolled back.',
    });
  });

  it('exits with 2 when the command line is invalid', async (context) => {
    const { run } = await commandLine(context);
    const invalid = ['fly', 'promote mf-demo', 'status extra', 'status --fast'];
    const changed = ['release --changed shell', 'release --changed --wait', 'release --changed --canary 5%'];
    for (const args of [...invalid, ...changed].map((line) => line.split(' '))) {
      const { code, error, out } = await run(...args);
      assert.equal(code, 2, args.join(' '));
      assert.match(error, /^platform: /);
      assert.equal(out, '');
    }
  });

  it('prints its help', async (context) => {
    const { run } = await commandLine(context);
    for (const args of [['--help'], ['help'], [], ['release', '--help']]) {
      const { code, out } = await run(...args);
      assert.equal(code, 0);
      assert.match(out, /Usage: platform <command>/);
    }
  });
});
