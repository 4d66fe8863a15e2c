import assert from 'node:assert/strict';
import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import type { AreaStatus, ReleasesStatus } from '../contract/index.ts';
import { authoriseBy, createReleaseApi, hashToken } from '../http/index.ts';
import { readComposition, readFaultPermit, ReleaseService } from '../release/index.ts';
import { loadPlatformSecret } from '../release/secret.ts';
import { DiskStore } from '../store/disk-store.ts';
import { ReleaseError } from '../store/index.ts';
import { goLive, temporaryFolder, writeBuild } from '../testing/fixtures.ts';
import { PASSING_GATE } from '../testing/gates.ts';
import { runCommandLine } from './run.ts';

const DAY = 86_400_000;

async function commandLine(context: TestContext) {
  const data = await temporaryFolder(context);
  const store = new DiskStore(data);
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const errors: string[] = [];
    const progress: string[] = [];
    const code = await runCommandLine([...args, ...(args.includes('--server') ? [] : ['--data-dir', data])], {
      out: (text) => lines.push(text),
      error: (text) => errors.push(text),
      progress: (text) => progress.push(text),
    });
    return { code, out: lines.join('\n'), error: errors.join('\n'), progress };
  };
  return { data, store, run };
}

async function storeVersion(context: TestContext, store: DiskStore, marker: string): Promise<string> {
  return (await store.release(await writeBuild(context, { marker }))).release.version;
}

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
    const dry = await run('prune', '--dry-run');
    assert.match(dry.out, new RegExp(`^1 versions would be removed; .*\\n  mf-demo@${old}$`));
    assert.equal((await store.listVersions('mf-demo')).length, 7);
    assert.equal((await run('prune')).code, 0);
    assert.deepEqual((await store.listVersions('mf-demo')).sort(), [...versions, canary, fresh].sort());
    assert.equal((await run('prune', '--days', '5')).code, 2);
  });
});

describe('doctor', () => {
  it('names what is wrong, and fails', async (context) => {
    const { run, store } = await commandLine(context);
    assert.match((await run('doctor')).out, /! live: nothing yet/);
    const version = await goLive(context, store, { name: 'shell' });
    assert.equal((await run('doctor')).code, 0);
    await store.remove('shell', version);
    const { code, out } = await run('doctor');
    assert.equal(code, 1);
    assert.match(out, new RegExp(`✗ shell ${version}: shell ${version} is not in the store`));
  });
});

describe('access', () => {
  it('creates tokens; the product’s entry has only the hash', async (context) => {
    const { run } = await commandLine(context);
    const { token, entry } = JSON.parse((await run('token', 'deploy', '--json')).out) as Record<
      string,
      string
    >;
    assert.equal(entry, `deploy:${hashToken(token ?? '')}`);
    assert.equal((await run('token', 'De ploy')).code, 2);
  });

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

describe('over HTTP', () => {
  it('acts on a running product, with a token', async (context) => {
    const { run, store } = await commandLine(context);
    const first = await goLive(context, store);
    await goLive(context, store, { marker: 'two' });
    const api = createReleaseApi({
      service: new ReleaseService({ store, gate: PASSING_GATE }),
      authorise: authoriseBy(new Map([['deploy', hashToken('secret')]]), () =>
        Promise.reject(new ReleaseError('unauthorized', 'no')),
      ),
    });
    const server = http
      .createServer((request, response) => void api(request, response))
      .listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    context.after(() => server.close());
    delete process.env['PLATFORM_TOKEN'];
    assert.match((await run('status', '--server', url)).error, /needs a token in PLATFORM_TOKEN/);
    process.env['PLATFORM_TOKEN'] = 'secret';
    context.after(() => delete process.env['PLATFORM_TOKEN']);
    const back = await run('rollback', 'mf-demo', '--why', 'from afar', '--server', url);
    assert.match(back.out, new RegExp(`mf-demo ${first} is live`));
    const status = JSON.parse((await run('status', '--json', '--server', url)).out) as ReleasesStatus;
    assert.deepEqual(
      [status.areas[0]?.live.who, status.areas[0]?.live.why],
      ['pipeline deploy', 'from afar'],
    );
    assert.equal((await run('prune', '--server', url)).code, 2);
    assert.match((await run('rollback', 'mf-none', '--server', url)).error, /Nothing of mf-none is live/);
  });
});
