import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { ReleaseService, RightsService } from '../registry/index.ts';
import { FAILING_GATE, PASSING_GATE } from '../registry/testing/gates.ts';
import { sourceHash } from './source-hash.ts';
import { goLive, temporaryStore, writeBuild } from '../registry/testing/fixtures.ts';
import { createTestWorkspace } from './testing/workspace.ts';
import { findApps, type App } from './apps.ts';
import { buildApp } from './build-app.ts';
import { releaseChanged, type ReleaseChangedOptions } from './release-changed.ts';
import { isReleasedByStart, reasonOfStart } from './start-release.ts';

const LATER = (text: string) => `export default function Later() { return <p>${text}</p>; }\n`;

/** A workspace with one area beside a store with a live shell, and the start of that workspace. */
async function checkout(context: TestContext) {
  const { root: workspace, write } = await createTestWorkspace(context);
  const { store } = await temporaryStore(context);
  await goLive(context, store, { name: 'shell' });
  const releases = new ReleaseService({ store, gate: PASSING_GATE });
  const reason = reasonOfStart(workspace);
  /** As quick as a test needs it; the real one is tried once below. */
  const build = async ({ name, root }: App) => {
    const hash = await sourceHash(workspace, root);
    return writeBuild(context, { name, marker: hash.slice(0, 8), release: { sourceHash: hash } });
  };
  const start = async (options: Partial<ReleaseChangedOptions> = {}) => {
    const mayReplace = (entry: Parameters<typeof isReleasedByStart>[0]) => isReleasedByStart(entry, reason);
    const all = { store, releases, reason, workspace, mayReplace, build, ...options };
    const [report] = await releaseChanged(await findApps(workspace), all);
    return report;
  };
  const acts = async () =>
    (await new RightsService({ store }).log.read(10)).map(({ who, areas, refusal }) => ({
      who,
      areas,
      refusal,
    }));
  const live = async () => (await store.readRegistry()).areas['mf-demo']?.live;
  const edit = (text: string) => write('src/later.tsx', LATER(text));
  return { workspace, store, releases, build, start, acts, reason, live, edit, write };
}

describe('a start', () => {
  it('releases what it changed itself, and nothing twice', async (context) => {
    const { start, live, edit } = await checkout(context);
    const first = await start();
    assert.equal(first?.outcome, 'released');
    assert.equal((await start())?.outcome, 'unchanged');
    await edit('two');
    assert.equal((await start())?.outcome, 'released');
    await edit('later');
    const back = await start();
    assert.deepEqual([back?.outcome, back?.detail], ['released', 'an earlier build of the same sources']);
    assert.equal(await live(), first?.version);
  });

  it('is in the log of acts with what it released, and what the gate refused', async (context) => {
    const { start, acts, store, reason, edit } = await checkout(context);
    await start();
    const released = { who: reason.who, areas: ['mf-demo'], refusal: null };
    assert.deepEqual(await acts(), [released]);
    await start();
    assert.deepEqual(await acts(), [released], 'nothing was done');
    await edit('two');
    await start({ releases: new ReleaseService({ store, gate: FAILING_GATE }) });
    const [latest] = await acts();
    assert.notEqual(latest?.refusal ?? null, null);
  });

  it('leaves out an area that was retired, as does releasing all that changed', async (context) => {
    const { store, start, edit } = await checkout(context);
    await start();
    await store.retire('mf-demo', { who: 'amina', why: 'nobody uses it' });
    await edit('two');
    for (const options of [{}, { mayReplace: () => true }]) {
      const report = await start(options);
      assert.equal(report?.outcome, 'left');
      assert.match(
        report.detail,
        /^amina retired it at .* UTC\. To bring it back: npm run platform -- release mf-demo --bring-back$/,
      );
    }
    assert.equal((await store.readRegistry()).areas['mf-demo'], undefined);
  });

  it('leaves what a team released, and says who and how to release these sources', async (context) => {
    const { store, releases, start, live, edit } = await checkout(context);
    const ours = await start();
    await edit('of the team');
    const theirs = await start();
    // The team releases from its own checkout; this one has the sources of before.
    await releases.rollback({ area: 'mf-demo', why: 'test' }, 'test');
    await releases.promote({ area: 'mf-demo', version: theirs?.version ?? '', why: 'better' }, 'sidi');
    await edit('later');
    const { revision } = await store.readRegistry();
    const report = await start();
    assert.equal(report?.outcome, 'left');
    assert.match(report.detail, /^sidi released 1\.0\.0-\w+ at .*platform -- release mf-demo$/);
    assert.notEqual(await live(), ours?.version);
    assert.equal((await store.readRegistry()).revision, revision);
  });

  it('leaves what was rolled back, what is on trial and what another checkout released', async (context) => {
    const { workspace, releases, start, live, edit } = await checkout(context);
    const first = await start();
    await edit('two');
    const second = await start();
    await releases.rollback({ area: 'mf-demo', why: 'broken' }, 'aicha');
    await edit('three');
    assert.match((await start())?.detail ?? '', /^aicha rolled back to/);
    assert.equal(await live(), first?.version);
    const another = reasonOfStart(`${workspace}-elsewhere`);
    await releases.promote({ area: 'mf-demo', version: second?.version ?? '', ...another }, another.who);
    assert.equal((await start())?.outcome, 'left');
    assert.equal(await live(), second?.version);
    const own = await start({ mayReplace: () => true });
    assert.equal(own?.outcome, 'released');
    await releases.canary(
      { area: 'mf-demo', version: second?.version ?? '', share: 0.1, why: 'try' },
      'sidi',
    );
    await edit('four');
    assert.match((await start())?.detail ?? '', /and sidi tries 1\.0\.0/);
  });

  it('does not replace what somebody released during its build', async (context) => {
    const { store, releases, build, start, live, edit } = await checkout(context);
    const first = await start();
    await edit('two');
    const second = await start();
    await edit('three');
    const buildSlowly = async (app: App) => {
      await releases.promote({ area: 'mf-demo', version: first?.version ?? '', why: 'safer' }, 'sidi');
      return build(app);
    };
    const report = await start({ build: buildSlowly });
    assert.deepEqual(
      [report?.outcome, report?.detail],
      ['refused', 'mf-demo was changed by sidi meanwhile.'],
    );
    assert.equal(await live(), first?.version);
    assert.equal((await store.readRegistry()).areas['mf-demo']?.earlier[0], second?.version);
  });

  it('releases nothing that the gate, the types or the build refuse', async (context) => {
    const { store, start, live, edit, write } = await checkout(context);
    const first = await start();
    await edit('two');
    const gated = await start({ releases: new ReleaseService({ store, gate: FAILING_GATE }) });
    assert.equal(gated?.outcome, 'refused');
    assert.match(gated.detail, /It needs another React/);
    const problem = { check: 'types', reason: 'mf-demo has type errors', fix: 'Fix them.' } as const;
    const checkSources = () => Promise.resolve({ problems: [problem], unchecked: [] });
    assert.match((await start({ checkSources }))?.detail ?? '', /has type errors/);
    await write('src/area.tsx', 'export const area = {');
    assert.match((await start({ build: buildApp }))?.detail ?? '', /mf-demo does not build/);
    assert.equal(await live(), first?.version);
    await edit('three');
    await write('src/area.tsx', 'export const area = { routes: [], translations: { en: {}, fr: {} } };');
    const built = await start({ build: buildApp });
    assert.match(built?.detail ?? '', /^built in [\d.]+ s$/);
    assert.equal(await live(), built?.version);
  });
});

describe('a store without a live shell', () => {
  it('begins whole, the shell last, or not at all', async (context) => {
    const { store } = await temporaryStore(context);
    const releases = new ReleaseService({ store, gate: PASSING_GATE });
    const reason = { who: 'test', why: 'first' };
    const versions = { shell: 's1', 'mf-a': 'a1', 'mf-b': 'b1' };
    const refusing = new ReleaseService({ store, gate: FAILING_GATE });
    await assert.rejects(refusing.promoteFirst(versions, reason), /It needs another React/);
    assert.equal((await store.readRegistry()).revision, 0);
    await releases.promoteFirst(versions, reason);
    const order = (await store.readHistory(9)).map(({ change }) => change?.area).reverse();
    assert.deepEqual(order, ['mf-a', 'mf-b', 'shell']);
    const { areas } = await releases.promoteFirst({ shell: 's2', 'mf-a': 'a2', 'mf-c': 'c2' }, reason);
    assert.deepEqual(
      Object.values(areas).map(({ live }) => live),
      ['a1', 'b1', 's1'],
    );
  });
});
