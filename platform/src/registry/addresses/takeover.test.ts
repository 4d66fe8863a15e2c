import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { createGate } from '../../build/gate/index.ts';
import { ReleaseService } from '../release/release-service.ts';
import { DiskStore } from '../store/disk-store.ts';
import { isReleaseError, type AddressPolicy, type Registry } from '../../contract/server/index.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { revisionName } from '../store/revision-log.ts';
import { goLive, temporaryStore, writeBuild } from '../testing/fixtures.ts';

const WHY = { why: 'test' };
const PUBLIC = ['/', '/restaurant/:slug/menu', '/login'];
const ADMIN = ['/admin/*'];

const area = (paths: readonly string[]) => ({ mounts: paths.map((path) => ({ path })) });

async function site(context: TestContext, policy?: AddressPolicy) {
  const { store, root } = await temporaryStore(context, policy);
  await goLive(context, store, { name: 'mf-public', area: area(PUBLIC) });
  await goLive(context, store, { name: 'mf-admin', area: area(ADMIN) });
  await goLive(context, store, { name: 'shell', release: { provides: {} } });
  return { store, root, ...actionsOn(context, store) };
}

function actionsOn(context: TestContext, store: ReleaseStore) {
  let browserStarts = 0;
  const run = () => {
    browserStarts += 1;
    return Promise.resolve({ problems: [], unchecked: [] });
  };
  const slowCheck = { name: 'browser', run };
  const service = new ReleaseService({ store, gate: createGate({ store, slowChecks: [slowCheck] }) });
  const build = async (name: string, paths: readonly string[], marker = paths.join()) =>
    (
      await store.release(
        await writeBuild(context, { name, marker, area: area(paths), release: { requires: {} } }),
      )
    ).release.version;
  const release = async (name: string, paths: readonly string[], isForced = false) => {
    const version = await build(name, paths);
    return service.promote({ area: name, version, isForced, ...WHY }, 'amina');
  };
  const refusalOf = async (name: string, paths: readonly string[], isForced = false) => {
    const error: unknown = await release(name, paths, isForced).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return isReleaseError(error) ? error.problems.map(({ reason }) => reason).join(' ') : undefined;
  };
  return { service, build, release, refusalOf, browserStarts: () => browserStarts };
}

describe('an address belongs to one area', () => {
  it('no other area mounts inside its pattern, around it, or the same', async (context) => {
    const { refusalOf, browserStarts, store } = await site(context);
    const attacks = {
      '/restaurant/chez-fatou/menu': /lies inside \/restaurant\/:slug\/menu of mf-public/,
      '/restaurant/:id/menu': /is mf-public's/,
      '/restaurant/*': /lies around \/restaurant\/:slug\/menu of mf-public/,
      '/restaurant/:slug/:page': /lies around \/restaurant\/:slug\/menu of mf-public/,
      '/admin/settings/x': /lies inside \/admin\/\* of mf-admin/,
      '/ADMIN/settings/x': /lies inside \/admin\/\* of mf-admin/,
      '/%61dmin/settings': /lies inside \/admin\/\* of mf-admin/,
      '/*': /mounts \/\*, which begins with no fixed name/,
      '/:page': /begins with no fixed name/,
    };
    for (const [path, expected] of Object.entries(attacks)) {
      assert.match((await refusalOf('mf-rival', [path])) ?? 'it went live', expected, path);
      assert.match((await refusalOf('mf-rival', [path], true)) ?? 'it went live by force', expected, path);
    }
    assert.equal(browserStarts(), 0);
    assert.equal((await store.readRegistry()).areas['mf-rival'], undefined);
  });

  it('an area takes what is free, and goes on inside what is its own', async (context) => {
    const { release, refusalOf } = await site(context);
    await release('mf-rival', ['/deals', '/deals/:id']);
    await release('mf-rival', ['/deals/*']);
    await release('mf-admin', [...ADMIN, '/admin/settings/x']);
    assert.match((await refusalOf('mf-public', [...PUBLIC, '/deals/today'])) ?? '', /of mf-rival/);
  });

  it('of two releases at once that claim an address, one goes live', async (context) => {
    const { store, root, build } = await site(context);
    const others = [store, new DiskStore(root)].map((one) => actionsOn(context, one));
    const results = await Promise.allSettled(
      others.map(async ({ service }, index) => {
        const name = `mf-rival-${String(index)}`;
        return service.promote({ area: name, version: await build(name, ['/deals']), ...WHY }, 'amina');
      }),
    );
    assert.deepEqual(results.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  });

  it('stays reserved after a release without it, until it is given up', async (context) => {
    const { release, refusalOf, store, service } = await site(context);
    await release('mf-public', ['/', '/login']);
    assert.match((await refusalOf('mf-rival', ['/restaurant/:slug/menu'])) ?? '', /is mf-public's/);
    await store.giveUpAddress('mf-public', '/restaurant/:slug/menu', { who: 'amina', why: 'moves' });
    await release('mf-rival', ['/restaurant/:slug/menu']);
    await assert.rejects(service.rollback({ area: 'mf-public', ...WHY }, 'amina'), /is mf-rival's/);
    await assert.rejects(
      store.giveUpAddress('mf-rival', '/restaurant/:slug/menu', { who: 'amina', why: 'test' }),
      /mf-rival is live with/,
    );
  });

  it('the product lets one area mount inside another’s, in either order', async (context) => {
    const nested = [
      { area: 'mf-rival', pattern: '/admin/tables/*', inside: 'mf-admin' },
      { area: 'mf-admin', pattern: '/deals/settings', inside: 'mf-rival' },
    ];
    const { release, refusalOf } = await site(context, { nested });
    await release('mf-rival', ['/admin/tables/:id']);
    assert.match((await refusalOf('mf-rival', ['/admin/tables/:id', '/admin/users'])) ?? '', /of mf-admin/);
    assert.match((await refusalOf('mf-other', ['/admin/tables/:id'])) ?? '', /is mf-rival's/);
    await release('mf-admin', [...ADMIN, '/admin/tables', '/deals/settings']);
    await release('mf-rival', ['/admin/tables/:id', '/deals/*']);
  });

  it('areas of an older store own what is live there', async (context) => {
    const { root, store, refusalOf, release } = await site(context);
    const { revision } = await store.readRegistry();
    const file = path.join(root, 'registry', revisionName(revision));
    const older = JSON.parse(await readFile(file, 'utf8')) as Registry;
    await writeFile(file, JSON.stringify({ ...older, claims: undefined }));
    assert.match((await refusalOf('mf-rival', ['/admin/settings/x'])) ?? '', /of mf-admin/);
    await release('mf-rival', ['/deals']);
    const expected = { 'mf-public': PUBLIC, 'mf-admin': ADMIN, 'mf-rival': ['/deals'] };
    assert.deepEqual((await store.readRegistry()).claims, expected);
  });

  it('fills no empty store with an address that is never free', async (context) => {
    const { store } = await temporaryStore(context);
    const builds = [
      { name: 'shell', release: { provides: {} } },
      { name: 'mf-rival', area: area(['/platform/x']), release: { requires: {} } },
    ];
    const versions: Record<string, string> = {};
    for (const build of builds) {
      const { release } = await store.release(await writeBuild(context, build));
      versions[release.name] = release.version;
    }
    const service = new ReleaseService({ store, gate: createGate({ store }) });
    await assert.rejects(service.promoteFirst(versions, { who: 'start', ...WHY }), /\/platform is reserved/);
    assert.deepEqual((await store.readRegistry()).areas, {});
  });
});
