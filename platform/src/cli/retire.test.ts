import assert from 'node:assert/strict';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { ReleasesStatus } from '../contract/index.ts';
import { hashToken } from '../registry/rights/find-token.ts';
import { goLive } from '../registry/testing/fixtures.ts';
import { serveReleases } from '../registry/testing/release-server.ts';
import { commandLine, storeVersion } from './testing/command-line.ts';

const DAY = 86_400_000;

describe('retire', () => {
  it('takes an area out, says how it comes back, and is in status, history and the log of acts', async (context) => {
    const { run, store } = await commandLine(context);
    const version = await goLive(context, store, { area: { mounts: [{ path: '/demo/*' }] } });
    const { out } = await run('retire', 'mf-demo', '--why', 'nobody uses it', '--who', 'amina');
    assert.match(
      out,
      new RegExp(
        `^mf-demo is retired; ${version} was live.*\n  /demo/\\*\nTo bring it back: platform rollback`,
      ),
    );
    await goLive(context, store, { name: 'shell' });
    assert.match((await run('status')).out, new RegExp(`mf-demo +${version} .* amina +nobody uses it`));
    const json = JSON.parse((await run('status', '--json')).out) as ReleasesStatus;
    assert.deepEqual(json.retired?.[0]?.addresses, ['/demo/*']);
    assert.match((await run('history')).out, new RegExp(`amina +retire +mf-demo +${version} +– +nobody`));
    assert.match((await run('acts')).out, /amina +local +retire +mf-demo +done/);
    assert.match((await run('retire', 'shell')).error, /shell can't be retired/);
    assert.match((await run('rollback', 'mf-demo')).out, new RegExp(`mf-demo ${version} is live`));
    assert.doesNotMatch((await run('status')).out, /was live/);
  });

  it('is undone by a release or promotion on purpose only', async (context) => {
    const { run, store } = await commandLine(context);
    const version = await goLive(context, store);
    const next = await storeVersion(context, store, 'two');
    await run('retire', 'mf-demo', '--why', 'nobody uses it', '--who', 'amina');
    for (const args of [
      ['promote', 'mf-demo', next, '--force'],
      ['canary', 'mf-demo', '5%', next, '--force'],
      ['canary', 'mf-demo', '5%'],
    ]) {
      const { code, error } = await run(...args);
      assert.equal(code, 1);
      assert.match(
        error,
        /^platform: amina retired mf-demo at \d{4}-\d\d-\d\d \d\d:\d\d UTC: "nobody uses it"\..*--bring-back/,
      );
    }
    assert.equal((await store.readRegistry()).areas['mf-demo'], undefined);
    const back = await run('promote', 'mf-demo', next, '--force', '--bring-back');
    assert.match(back.out, new RegExp(`mf-demo ${next} is live \\(before: ${version}\\)`));
  });

  it('works over HTTP', async (context) => {
    const { run, store } = await commandLine(context);
    await goLive(context, store);
    const server = await serveReleases(context, {
      store,
      settings: new Map([['deploy', hashToken('secret')]]),
    });
    process.env['PLATFORM_TOKEN'] = 'secret';
    context.after(() => delete process.env['PLATFORM_TOKEN']);
    assert.match((await run('retire', 'mf-demo', '--server', server)).out, /mf-demo is retired/);
    assert.equal((await store.readRegistry()).retired?.['mf-demo']?.who, 'pipeline deploy');
  });

  it('keeps what a retired area comes back with', async (context) => {
    const { run, store, data } = await commandLine(context);
    const version = await goLive(context, store);
    const old = await storeVersion(context, store, 'never live');
    await run('retire', 'mf-demo');
    const longAgo = new Date(Date.now() - 31 * DAY);
    for (const one of [version, old])
      await utimes(path.join(data, 'releases/mf-demo', one, 'release.json'), longAgo, longAgo);
    await run('prune');
    assert.deepEqual(await store.listVersions('mf-demo'), [version]);
  });
});
