import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ReleaseService } from '../release/release-service.ts';
import { applyCanary } from '../store/registry-changes.ts';
import { PLATFORM, type RollbackEvent } from '../../contract/server/index.ts';
import { ActLog } from '../rights/act-log.ts';
import { goLive, temporaryStore, writeBuild } from '../testing/fixtures.ts';
import { PASSING_GATE } from '../testing/gates.ts';
import { AREA, OWNER, twoVersions, visit } from '../testing/page-reports.ts';
import { openPage, startReportingServer } from '../../delivery/testing/reporting-site.ts';
import { AutomaticRollback } from './automatic-rollback.ts';

const SHARE = 0.3;

/** One visitor's page load, with a report of the area's health. Returns the area's version. */
async function openAndReport(
  address: string,
  network: string,
  doesFail: (version: string) => boolean,
): Promise<string> {
  const page = await openPage(address, network);
  const version = page.versionOf(AREA);
  const isFailing = doesFail(version);
  await page.report(AREA, { isFirstFailure: isFailing, caughtErrors: Number(isFailing) });
  return version;
}

it('two servers roll a failing canary back once, while visitors keep coming', async (context) => {
  const { store, root } = await temporaryStore(context);
  await goLive(context, store, { name: 'shell' });
  const live = await goLive(context, store);
  const servers = await Promise.all(
    ['one', 'two'].map((name) => startReportingServer(context, { root, name })),
  );
  for (const { rollback } of servers) rollback.start();
  const { release } = await store.release(await writeBuild(context, { marker: 'bad' }));
  const service = new ReleaseService({ store, gate: PASSING_GATE });
  await service.canary({ area: AREA, version: release.version, share: SHARE, why: 'a few first' }, 'amina');
  let [all, canaries] = [0, 0];
  const end = Date.now() + 90_000;
  const isTried = async () => (await store.readRegistry()).areas[AREA]?.canary !== undefined;
  while ((await isTried()) && Date.now() < end) {
    const versions = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        openAndReport(
          servers[index % 2]?.address ?? '',
          `visitor ${all + index}`,
          (version) => version === release.version && index % 3 === 0,
        ),
      ),
    );
    all += versions.length;
    canaries += versions.filter((version) => version === release.version).length;
  }
  const [change] = (await service.readHistory(1)).changes;
  assert.deepEqual([change?.kind, change?.who, change?.isAutomatic], ['rollback', 'platform', true]);
  assert.match(
    change?.why ?? '',
    /was rolled back: it failed on \d+ of \d+ page loads from \d+ networks, its predecessor on 0 of/,
  );
  assert.equal((await store.readRegistry()).areas[AREA]?.live, live);
  // Within 4 standard deviations of the share, plus a margin: servers see the rollback a moment later.
  const bound = 4 * Math.sqrt((SHARE * (1 - SHARE)) / all) + 0.05;
  assert.ok(Math.abs(canaries / all - SHARE) < bound, `${canaries} of ${all}`);
  assert.equal((await store.readHistory(10)).length, 4);
});

describe('a version that is worse than its predecessor', () => {
  it('is rolled back once when it is a canary, and the history says why', async (context) => {
    const { store, first, second, monitor } = await twoVersions(context);
    await store.changeRegistry((registry) =>
      applyCanary(registry, { area: AREA, version: second, share: 0.1 }, { who: 'amina', why: 'a few' }),
    );
    await visit({ store, monitor }, first, { all: 300, failed: 3 });
    await visit({ store, monitor }, second, { all: 60, failed: 15 });
    const events: RollbackEvent[] = [];
    const rollbacks = [1, 2].map(
      () => new AutomaticRollback({ store, monitor, onRollback: (event) => events.push(event) }),
    );
    await Promise.all(rollbacks.map((rollback) => rollback.check()));
    const { areas, change } = await store.readRegistry();
    const acts = await new ActLog(store).read(10);
    assert.deepEqual(
      acts.map(({ who, acts: rights, subject }) => ({ who, rights, subject })),
      [{ who: PLATFORM, rights: ['rollback'], subject: second }],
    );
    assert.deepEqual([areas[AREA]?.live, areas[AREA]?.canary], [first, undefined]);
    const before = '3 of 300 page loads from 300 networks';
    const why = `${second} was rolled back: it failed on 15 of 60 page loads from 60 networks, its predecessor on ${before}.`;
    assert.deepEqual([change?.kind, change?.who, change?.why], ['rollback', 'platform', why]);
    assert.deepEqual(events, [{ area: AREA, version: second, live: first, why, ...OWNER }]);
    const { changes } = await new ReleaseService({ store, gate: PASSING_GATE }).readHistory(1);
    assert.equal(changes[0]?.isAutomatic, true);
  });

  it('is rolled back when it is live for everybody; the restored version stays', async (context) => {
    const { store, first, second, monitor } = await twoVersions(context);
    await goLive(context, store, { marker: 'zero' });
    await store.promote(AREA, first, { who: 'test', why: 'test' });
    await visit({ store, monitor }, first, { all: 200, failed: 2 });
    await store.promote(AREA, second, { who: 'test', why: 'test' });
    await visit({ store, monitor }, second, { all: 50, failed: 20 });
    const rollback = new AutomaticRollback({ store, monitor });
    await rollback.check();
    assert.equal((await store.readRegistry()).areas[AREA]?.live, first);
    await visit({ store, monitor }, first, { all: 100, failed: 90 });
    await rollback.check();
    assert.equal((await store.readRegistry()).areas[AREA]?.live, first);
  });

  it('is rolled back with what went live together with it, and every owner is told', async (context) => {
    const { store, first, second, monitor } = await twoVersions(context);
    const shell = [];
    for (const marker of ['one', 'two'])
      shell.push((await store.release(await writeBuild(context, { name: 'shell', marker }))).release.version);
    const [shellBefore = '', shellAfter = ''] = shell;
    await store.promote('shell', shellBefore, { who: 'test', why: 'test' });
    await store.promote(AREA, first, { who: 'test', why: 'test' });
    await visit({ store, monitor }, first, { all: 200, failed: 2 });
    const service = new ReleaseService({ store, gate: PASSING_GATE });
    const versions = { shell: shellAfter, [AREA]: second };
    const { areas: expected } = await store.readRegistry();
    await service.promoteTogether({ versions, why: 'an upgrade' }, 'amina', expected);
    await visit({ store, monitor }, second, { all: 50, failed: 20 });
    const events: RollbackEvent[] = [];
    await new AutomaticRollback({ store, monitor, onRollback: (event) => events.push(event) }).check();
    const { areas } = await store.readRegistry();
    assert.deepEqual([areas['shell']?.live, areas[AREA]?.live], [shellBefore, first]);
    assert.deepEqual(
      events.map(({ area, version, live }) => [area, version, live]),
      [
        ['shell', shellAfter, shellBefore],
        [AREA, second, first],
      ],
    );
  });

  it('is rolled back when it became slow', async (context) => {
    const { store, first, second, monitor } = await twoVersions(context);
    await visit({ store, monitor }, first, { all: 60, change: { inp: 60 } });
    await store.promote(AREA, second, { who: 'test', why: 'test' });
    await visit({ store, monitor }, second, { all: 40, change: { inp: 900 } });
    await new AutomaticRollback({ store, monitor }).check();
    assert.match((await store.readRegistry()).change?.why ?? '', /took over 500 ms to answer on 40 of 40/);
  });

  it('stays when it is not significantly worse', async (context) => {
    const { store, first, second, monitor } = await twoVersions(context);
    await visit({ store, monitor }, first, { all: 300, failed: 6 });
    await store.promote(AREA, second, { who: 'test', why: 'test' });
    await visit({ store, monitor }, second, { all: 100, failed: 8 });
    await new AutomaticRollback({ store, monitor }).check();
    assert.equal((await store.readRegistry()).areas[AREA]?.live, second);
  });
});
