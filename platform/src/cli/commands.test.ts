import assert from 'node:assert/strict';
import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { AreaStatus, ReleasesStatus } from '../contract/index.ts';
import { hashToken } from '../registry/rights/find-token.ts';
import { readComposition, readFaultPermit } from '../contract/server/index.ts';
import { loadPlatformSecret } from '../registry/index.ts';
import { goLive } from '../registry/testing/fixtures.ts';
import { serveReleases } from '../registry/testing/release-server.ts';
import { commandLine, storeVersion } from './testing/command-line.ts';

const DAY = 86_400_000;

describe('canary', () => {
  it('starts with the latest stored version, changes its share, and ends', async (context) => {
    const { run, store } = await commandLine(context);
    const live = await goLive(context, store);
    assert.match((await run('canary', 'mf-demo', '5%', '--force')).error, /has no other version/);
    const next = await storeVersion(context, store, 'two');
    const { out, progress } = await run('canary', 'mf-demo', '5%', '--force');
    assert.match(out, new RegExp(`${live} is live; ${next} for 5% of the visitors`));
    assert.deepEqual(progress, [`checking whether mf-demo ${next} fits the live versions`]);
    assert.match((await run('status')).out, new RegExp(`${next} 5%`));
    const json = JSON.parse((await run('canary', 'mf-demo', '0.2', '--json', '--force')).out) as AreaStatus;
    assert.deepEqual([json.canary?.version, json.canary?.share], [next, 0.2]);
    await run('canary', 'mf-demo', 'off');
    assert.equal((await store.readRegistry()).areas['mf-demo']?.canary, undefined);
    for (const share of ['120%', 'many', ''])
      assert.equal((await run('canary', 'mf-demo', share)).code, 2, share);
  });
});

describe('prune', () => {
  it('removes only versions that were not live for long and are no rollback targets', async (context) => {
    const { run, store, data } = await commandLine(context);
    const versions: string[] = [];
    for (const marker of ['a', 'b', 'c', 'd']) versions.push(await goLive(context, store, { marker }));
    const canary = await storeVersion(context, store, 'canary');
    await run('canary', 'mf-demo', '5%', canary, '--force');
    const old = await storeVersion(context, store, 'never live');
    const fresh = await storeVersion(context, store, 'fresh');
    const longAgo = new Date(Date.now() - 31 * DAY);
    for (const version of [...versions, canary, old]) {
      await utimes(path.join(data, 'releases/mf-demo', version, 'release.json'), longAgo, longAgo);
    }
    // The others were live within 30 days, although they were stored earlier.
    await store.writeDocument('acts', '20240101t000000000z-old.json', '{}');
    await store.writeDocument('acts', '29990101t000000000z-new.json', '{}');
    const dry = await run('prune', '--dry-run');
    assert.match(dry.out, new RegExp(`^1 versions would be removed; .*\\n  mf-demo@${old}$`));
    assert.equal((await store.listVersions('mf-demo')).length, 7);
    assert.equal((await run('prune')).code, 0);
    assert.deepEqual((await store.listVersions('mf-demo')).sort(), [...versions, canary, fresh].sort());
    const acts = await store.listDocuments('acts');
    assert.ok(acts.includes('29990101t000000000z-new.json'));
    assert.ok(!acts.includes('20240101t000000000z-old.json'));
    assert.equal((await run('prune', '--days', '5')).code, 2);
  });
});

describe('doctor', () => {
  it('names what is wrong, and fails', async (context) => {
    const { run, store } = await commandLine(context);
    assert.match((await run('doctor')).out, /! live: nothing in \S+ yet/);
    const version = await goLive(context, store, { name: 'shell' });
    assert.equal((await run('doctor')).code, 0);
    await store.remove('shell', version);
    const { code, out } = await run('doctor');
    assert.equal(code, 1);
    assert.match(out, new RegExp(`✗ shell ${version}: shell ${version} is not in the store`));
  });

  it('names the store that it looked at, and writes nothing, as status does', async (context) => {
    const { run, data } = await commandLine(context);
    const folder = path.join(data, 'elsewhere');
    const lookAt = (...args: string[]) => run(...args, '--data-dir', folder);
    assert.match((await lookAt('status')).out, new RegExp(`Nothing is live in ${folder} yet`));
    assert.match((await lookAt('doctor')).out, new RegExp(`✓ store: ${folder} is writable, revision 0`));
    assert.deepEqual(await readdir(data), []);
  });
});

describe('access', () => {
  it('signs permits for faults, and lists the known faults', async (context) => {
    const { run, data } = await commandLine(context);
    const answer = await run('fault-link', 'mf-demo:slow=500', 'registry:dead', '--json');
    const { value, faults } = JSON.parse(answer.out) as Record<string, string>;
    assert.equal(faults, 'mf-demo:slow=500~registry:dead');
    const secret = await loadPlatformSecret(data, undefined);
    const read = (now: number) => readFaultPermit(value ?? '', { secret, now });
    assert.deepEqual(read(Date.now())?.faults['mf-demo'], { kind: 'slow', detail: '500' });
    assert.equal(read(Date.now() + DAY), undefined);
    const wrong = await run('fault-link', 'mf-demo:tired');
    assert.deepEqual([wrong.code, /dead, slow, hang/.test(wrong.error)], [2, true]);
    assert.match((await run('fault-link')).out, /\?faults=\.[\w.-]+\n.*\?faults=off/);
  });

  it('signs links that the product accepts', async (context) => {
    const { run, store, data } = await commandLine(context);
    await goLive(context, store, { name: 'shell' });
    const { composition, value } = JSON.parse((await run('link', '--json')).out) as Record<string, string>;
    const secret = await loadPlatformSecret(data, undefined);
    assert.deepEqual(readComposition(value ?? '', { secret, now: Date.now() }), {
      composition,
      isSigned: true,
    });
  });
});

describe('rights', () => {
  it('tokens are made, listed and ended', async (context) => {
    const { run, store } = await commandLine(context);
    const made = await run('token', 'create', 'team', '--area', 'mf-demo', '--acts', 'release,canary');
    const [, token = ''] = /PLATFORM_TOKEN=(\S+)\n/.exec(made.out) ?? [];
    assert.equal((await store.rights.read()).tokens['team']?.hash, hashToken(token));
    assert.match((await run('token', 'list')).out, /team +mf-demo: release, canary +active +– /);
    assert.match((await run('token', 'end', 'team')).out, /ended/);
    assert.match((await run('token', 'list')).out, /team .* ended/);
    assert.match((await run('token', 'create', 'team', '--area', '*', '--acts', 'all')).error, /is or was/);
  });

  it('say what is missing or not understood', async (context) => {
    const { run } = await commandLine(context);
    const wrong = [
      ['token', 'team'],
      ['token', 'create', 'team'],
      ['token', 'create', 'De ploy', '--area', '*', '--acts', 'all'],
      ['token', 'create', 'team', '--area', '*', '--acts', 'fly'],
      ['token', 'create', 'team', '--area', '*'],
      [
        'token',
        'create',
        'team',
        '--area',
        'a',
        '--area',
        'b',
        '--area',
        'c',
        '--acts',
        'look',
        '--acts',
        'all',
      ],
      ['token', 'create', 'team', '--area', '*', '--acts', 'all', '--ends', 'soon'],
      ['person', 'limit'],
      ['address', 'give-up', 'mf-demo'],
    ];
    for (const args of wrong) assert.equal((await run(...args)).code, 2, args.join(' '));
  });

  it('admins are limited, addresses given up, and all of it is in the log', async (context) => {
    const { run, store } = await commandLine(context);
    await goLive(context, store, { area: { mounts: [{ path: '/demo/*' }] } });
    const limit = ['person', 'limit', 'sidi@maida.example', '--area', 'mf-demo', '--acts', 'look'];
    assert.match((await run(...limit)).out, /sidi@maida.example may: mf-demo: look/);
    assert.deepEqual(Object.keys((await store.rights.read()).people), ['sidi@maida.example']);
    await run('person', 'free', 'sidi@maida.example');
    assert.deepEqual((await store.rights.read()).people, {});
    assert.match((await run('address')).out, /\/demo\/\* +mf-demo/);
    assert.match((await run('address', 'give-up', 'mf-demo', '/demo/*')).error, /is live with/);
    await goLive(context, store, { marker: 'two' });
    const freed = await run('address', 'give-up', 'mf-demo', '/demo/*');
    assert.match(freed.out, /^mf-demo gave up \/demo\/\*: any area may mount it now\./);
    assert.doesNotMatch((await run('address')).out, /\/demo\/\*/);
    const { out } = await run('acts', '--who', 'amina');
    assert.match(out, /local +retire +mf-demo +\/demo\/\* +done/);
    assert.match(out, /retire +mf-demo +\/demo\/\* +refused: mf-demo is live with/);
  });
});

describe('over HTTP', () => {
  it('acts on a running product, with a token', async (context) => {
    const { run, store } = await commandLine(context);
    const first = await goLive(context, store);
    await goLive(context, store, { marker: 'two' });
    const url = await serveReleases(context, { store, settings: new Map([['deploy', hashToken('secret')]]) });
    delete process.env['PLATFORM_TOKEN'];
    assert.match((await run('status', '--server', url)).error, /needs a token in PLATFORM_TOKEN/);
    process.env['PLATFORM_TOKEN'] = 'secret';
    context.after(() => delete process.env['PLATFORM_TOKEN']);
    const nobody = 'http://127.0.0.1:1023';
    for (const args of [
      ...[
        ['status'],
        ['history'],
        ['promote', 'mf-demo', first],
        ['rollback', 'mf-demo'],
        ['acts'],
        ['address'],
      ],
      ...[
        ['canary', 'mf-demo', '5%'],
        ['retire', 'mf-demo'],
        ['token', 'list'],
        ['token', 'end', 'team'],
      ],
    ]) {
      const { error } = await run(...args, '--server', nobody);
      assert.equal(error, `platform: ${nobody} does not answer: ECONNREFUSED.`, args.join(' '));
    }
    assert.match((await run('status', '--server', 'maida')).error, /^platform: --server maida: expected an/);
    const back = await run('rollback', 'mf-demo', '--why', 'from afar', '--server', url);
    assert.match(back.out, new RegExp(`mf-demo ${first} is live`));
    const status = JSON.parse((await run('status', '--json', '--server', url)).out) as ReleasesStatus;
    assert.deepEqual(
      [status.areas[0]?.live.who, status.areas[0]?.live.why],
      ['pipeline deploy', 'from afar'],
    );
    assert.equal((await run('prune', '--server', url)).code, 2);
    const made = await run(
      'token',
      'create',
      'looks',
      '--area',
      'mf-demo',
      '--acts',
      'look',
      '--server',
      url,
    );
    const [, token = ''] = /PLATFORM_TOKEN=(\S+)\n/.exec(made.out) ?? [];
    assert.match((await run('token', 'list', '--server', url)).out, /looks +mf-demo: look/);
    process.env['PLATFORM_TOKEN'] = token;
    assert.match(
      (await run('rollback', 'mf-demo', '--server', url)).error,
      /pipeline looks lacks the right "rollback" for mf-demo/,
    );
    process.env['PLATFORM_TOKEN'] = 'secret';
    assert.match((await run('rollback', 'mf-none', '--server', url)).error, /Nothing of mf-none is live/);
  });
});
