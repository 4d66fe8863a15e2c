import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { ReleaseService } from '../../registry/index.ts';
import {
  goLive,
  temporaryStore,
  writeBuild,
  type TestBuildOptions,
} from '../../registry/testing/fixtures.ts';
import { createGate } from './create-gate.ts';
import { readGateSettings } from './read-gate-settings.ts';

const SHELL = { name: 'shell', release: { provides: { react: '19.3.1', zustand: '5.1.0' } } };
const REQUIRES = { release: { requires: { react: '^19.0.0' } } };

/** A store with a live shell and area; `checkBuild` stores another build and checks it with the gate. */
async function gate(context: TestContext) {
  const { store, root } = await temporaryStore(context, { reserved: ['/api'] });
  await goLive(context, store, SHELL);
  await goLive(context, store, REQUIRES);
  const service = new ReleaseService({ store, gate: createGate({ store }) });
  const checkBuild = async (options: TestBuildOptions) => {
    const { release } = await store.release(await writeBuild(context, { marker: 'two', ...options }));
    const { problems, unchecked } = await service.check(release.name, release.version);
    return { problems, unchecked, version: release.version };
  };
  return { root, store, service, checkBuild };
}

describe('the gate', () => {
  it('accepts versions that fit', async (context) => {
    const { checkBuild } = await gate(context);
    const { problems, unchecked } = await checkBuild(REQUIRES);
    assert.deepEqual([problems, unchecked], [[], []]);
  });

  it('refuses a library that the shell does not provide, or provides in another version', async (context) => {
    const { checkBuild } = await gate(context);
    const { problems } = await checkBuild({ release: { requires: { react: '^20.0.0', axios: '^1.0.0' } } });
    assert.match(problems[0]?.reason ?? '', /mf-demo needs react \^20\.0\.0; shell .* provides 19\.3\.1\./);
    assert.match(problems[0]?.fix ?? '', /Release the shell with react \^20\.0\.0 first/);
    assert.match(problems[1]?.reason ?? '', /needs axios \^1\.0\.0; shell .* does not provide it/);
  });

  it('refuses a shell without a library version that a live area needs', async (context) => {
    const { checkBuild } = await gate(context);
    const { problems } = await checkBuild({ name: 'shell', release: { provides: { react: '20.0.0' } } });
    assert.match(problems[0]?.reason ?? '', /mf-demo needs react \^19\.0\.0; shell .* provides 20\.0\.0\./);
    assert.match(problems[0]?.fix ?? '', /Release mf-demo built against this react first/);
  });

  it('refuses mounts that are reserved or taken', async (context) => {
    const { checkBuild } = await gate(context);
    const mounts = [{ path: '/platform/x' }, { path: '/api' }, { path: '/' }];
    const { problems } = await checkBuild({ name: 'mf-other', area: { mounts }, ...REQUIRES });
    assert.deepEqual(
      problems.map(({ check, reason }) => [check, reason.replace(/1\.0\.0-\w+/, 'v')]),
      [
        ['mounts', 'mf-other mounts /platform/x, but /platform is reserved.'],
        ['mounts', 'mf-other mounts /api, but /api is reserved.'],
        ['mounts', "mf-other mounts /, which is mf-demo's."],
      ],
    );
  });

  it('refuses another contract', async (context) => {
    const { store, checkBuild } = await gate(context);
    const { release } = await store.release(
      await writeBuild(context, {
        name: 'shell',
        marker: 'next',
        release: { ...SHELL.release, contract: '2' },
      }),
    );
    await store.changeRegistry((registry) => ({
      revision: registry.revision + 1,
      areas: { ...registry.areas, shell: { live: release.version, since: '', earlier: [] } },
    }));
    const { problems } = await checkBuild(REQUIRES);
    assert.match(problems[0]?.reason ?? '', /has contract 1, shell .* has contract 2/);
  });

  it('refuses changed files and changed compressed copies, even when forced', async (context) => {
    const { root, service, checkBuild } = await gate(context);
    const { version } = await checkBuild({ ...REQUIRES, marker: 'three' });
    await writeFile(path.join(root, 'releases/mf-demo', version, 'static/js/entry.js.br'), 'x');
    const request = { area: 'mf-demo', version, why: 'now', isForced: true };
    await assert.rejects(service.promote(request, 'amina'), /The br copy of .*entry\.js was changed/);
  });

  it('says what it could not check', async (context) => {
    const { checkBuild } = await gate(context);
    const { problems, unchecked } = await checkBuild({});
    assert.deepEqual(problems, []);
    assert.deepEqual(unchecked, ['Shared libraries: the release of mf-demo does not list its libraries.']);
  });
});

describe('the operator’s settings', () => {
  it('are budgets and a deadline', () => {
    assert.equal(readGateSettings({}).deadlineMs, undefined);
    const { budgets, deadlineMs } = readGateSettings({
      RELEASE_BUDGETS: 'mf-demo=25',
      RELEASE_CHECK_SECONDS: '300',
    });
    assert.deepEqual([budgets?.['mf-demo'], deadlineMs], [25, 300_000]);
  });

  it('are refused by name', () => {
    assert.throws(
      () => readGateSettings({ RELEASE_BUDGETS: 'mf-demo' }),
      /^Error: RELEASE_BUDGETS: "mf-demo"/,
    );
    for (const text of ['soon', '0', '-1', '4000'])
      assert.throws(
        () => readGateSettings({ RELEASE_CHECK_SECONDS: text }),
        /^Error: RELEASE_CHECK_SECONDS: .* from 1 to 3600/,
      );
  });
});

describe('force', () => {
  it('promotes what the gate refuses, and the history lists the reasons', async (context) => {
    const { service, checkBuild } = await gate(context);
    const { version } = await checkBuild({ release: { requires: { react: '^20.0.0' } } });
    const request = { area: 'mf-demo', version, why: 'emergency' };
    await assert.rejects(service.promote(request, 'amina'), /can't go live:\n {2}mf-demo needs react/);
    const area = await service.promote({ ...request, isForced: true }, 'amina');
    assert.equal(area.live.version, version);
    const [change] = (await service.readHistory(1)).changes;
    assert.match(change?.forced[0] ?? '', /mf-demo needs react \^20\.0\.0/);
  });
});
