import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AreaReport, PageReport } from '../contract/report.ts';
import { createReleaseApi } from '../http/release-api.ts';
import { ReleaseService } from '../release/release-service.ts';
import { applyCanary, ReleaseError } from '../store/index.ts';
import type { DiskStore } from '../store/disk-store.ts';
import { goLive, temporaryStore, writeBuild } from '../testing/fixtures.ts';
import { PASSING_GATE } from '../testing/gates.ts';
import { AutomaticRollback } from './automatic-rollback.ts';
import { HealthMonitor } from './health-monitor.ts';
import { parsePageReport } from './parse-page-report.ts';

const PAGE = { area: 'mf-demo', isNew: true, isFirstFailure: false, loadFailures: 0, caughtErrors: 0 };

function report(version: string, change: Partial<AreaReport> = {}): PageReport {
  return { composition: '0123456789ab', areas: [{ ...PAGE, version, ...change }], samples: [] };
}

const FAILING = { isFirstFailure: true, caughtErrors: 2 };

/** Reports one page load each of `all` clients; the first `failed` of them fail. */
async function visit(
  monitor: HealthMonitor,
  version: string,
  { all, failed }: { all: number; failed: number },
) {
  // The monitor caches the registry for 300 ms.
  await sleep(350);
  for (let page = 0; page < all; page += 1) {
    await monitor.report(report(version, page < failed ? FAILING : {}), `client ${page}`);
  }
}

function startMonitor(store: DiskStore, server = 'one'): HealthMonitor {
  return new HealthMonitor({ store, server });
}

async function healthOf(monitor: HealthMonitor, store: DiskStore, version: string) {
  return (await monitor.read((await store.readRegistry()).areas)).of('mf-demo', version);
}

async function twoVersions(context: TestContext) {
  const { store } = await temporaryStore(context);
  const first = await goLive(context, store);
  const { release } = await store.release(await writeBuild(context, { marker: 'two' }));
  return { store, first, second: release.version, monitor: startMonitor(store) };
}

describe('the health of a version', () => {
  it('is counted, survives a restart and is summed over servers', async (context) => {
    const { store, first, monitor } = await twoVersions(context);
    await visit(monitor, first, { all: 10, failed: 1 });
    await monitor.save();
    const again = startMonitor(store);
    await again.start();
    await visit(again, first, { all: 5, failed: 0 });
    await again.stop();
    const other = startMonitor(store, 'two');
    await visit(other, first, { all: 4, failed: 1 });
    const health = await healthOf(other, store, first);
    assert.deepEqual([health.pageLoads, health.failedPageLoads, health.caughtErrors], [19, 2, 4]);
    assert.equal(health.errorsPer1000, 210.53);
  });

  it('restarts at zero when its area changes; earlier counts stay available', async (context) => {
    const { store, first, second, monitor } = await twoVersions(context);
    await visit(monitor, first, { all: 10, failed: 2 });
    await store.promote('mf-demo', second, { who: 'test', why: 'test' });
    assert.equal((await healthOf(monitor, store, second)).pageLoads, 0);
    assert.equal((await healthOf(monitor, store, first)).failedPageLoads, 2);
    // Reports of tabs that are older than the release are ignored.
    await visit(monitor, first, { all: 5, failed: 5 });
    assert.equal((await healthOf(monitor, store, first)).pageLoads, 10);
    await store.rollback('mf-demo', { who: 'test', why: 'test' });
    assert.equal((await healthOf(monitor, store, first)).pageLoads, 0);
  });

  it('counts few reports per client, and none of versions that are not live', async (context) => {
    const { store, first, monitor } = await twoVersions(context);
    for (let page = 0; page < 100; page += 1) await monitor.report(report(first, FAILING), 'one');
    const health = await healthOf(monitor, store, first);
    assert.deepEqual([health.pageLoads, health.failedPageLoads], [60, 3]);
    await monitor.report(report('9.9.9', FAILING), 'two');
    await monitor.report({ ...report(first), areas: [{ ...PAGE, area: 'mf-none', version: first }] }, 'two');
    assert.deepEqual(
      (await monitor.readAll()).records().map(({ version }) => version),
      [first],
    );
  });
});

describe('a stranger who makes reports up', () => {
  it('cannot send a version more than once in a report', () => {
    const copies = Array.from({ length: 30 }, () => ({ ...PAGE, version: '1.0.0', ...FAILING }));
    const { composition } = report('1.0.0');
    assert.equal(parsePageReport(JSON.stringify({ composition, areas: copies, samples: [] })), undefined);
    assert.ok(parsePageReport(JSON.stringify({ composition, areas: copies.slice(0, 1), samples: [] })));
  });

  it('does not cause a rollback from one network, by failures or by delays', async (context) => {
    for (const forged of [FAILING, { inp: 9000 }]) {
      const { store, first, second, monitor } = await twoVersions(context);
      await visit(monitor, first, { all: 60, failed: 0 });
      for (let page = 0; page < 60; page += 1) await monitor.report(report(first, { inp: 40 }), `c ${page}`);
      await store.promote('mf-demo', second, { who: 'test', why: 'test' });
      await visit(monitor, second, { all: 60, failed: 0 });
      for (let page = 0; page < 60; page += 1) await monitor.report(report(second, { inp: 40 }), `c ${page}`);
      for (let page = 0; page < 60; page += 1) await monitor.report(report(second, forged), 'the attacker');
      await new AutomaticRollback({ store, monitor }).check();
      assert.equal((await store.readRegistry()).areas['mf-demo']?.live, second);
    }
  });
});

describe('a version that is worse than its predecessor', () => {
  it('is rolled back once when it is a canary, and the history says why', async (context) => {
    const { store, first, second, monitor } = await twoVersions(context);
    await store.changeRegistry((registry) =>
      applyCanary(registry, { area: 'mf-demo', version: second, share: 0.1 }, { who: 'amina', why: 'a few' }),
    );
    await visit(monitor, first, { all: 400, failed: 4 });
    await visit(monitor, second, { all: 60, failed: 15 });
    const events: string[] = [];
    const rollbacks = [1, 2].map(
      () => new AutomaticRollback({ store, monitor, onRollback: ({ why }) => events.push(why) }),
    );
    await Promise.all(rollbacks.map((rollback) => rollback.check()));
    const { areas, change } = await store.readRegistry();
    assert.deepEqual([areas['mf-demo']?.live, areas['mf-demo']?.canary], [first, undefined]);
    const why = `${second} was rolled back: it failed on 15 of 60 page loads, its predecessor on 4 of 400 page loads.`;
    assert.deepEqual([change?.kind, change?.who, change?.why], ['rollback', 'platform', why]);
    assert.deepEqual(events, [why]);
    const { changes } = await new ReleaseService({ store, gate: PASSING_GATE }).readHistory(1);
    assert.equal(changes[0]?.isAutomatic, true);
  });

  it('is rolled back when it is live for everybody; the restored version stays', async (context) => {
    const { store, first, second, monitor } = await twoVersions(context);
    await goLive(context, store, { marker: 'zero' });
    await store.promote('mf-demo', first, { who: 'test', why: 'test' });
    await visit(monitor, first, { all: 200, failed: 2 });
    await store.promote('mf-demo', second, { who: 'test', why: 'test' });
    await visit(monitor, second, { all: 50, failed: 20 });
    const rollback = new AutomaticRollback({ store, monitor });
    await rollback.check();
    assert.equal((await store.readRegistry()).areas['mf-demo']?.live, first);
    await visit(monitor, first, { all: 100, failed: 90 });
    await rollback.check();
    assert.equal((await store.readRegistry()).areas['mf-demo']?.live, first);
  });

  it('stays when it is not significantly worse', async (context) => {
    const { store, first, second, monitor } = await twoVersions(context);
    await visit(monitor, first, { all: 300, failed: 6 });
    await store.promote('mf-demo', second, { who: 'test', why: 'test' });
    await visit(monitor, second, { all: 100, failed: 4 });
    await new AutomaticRollback({ store, monitor }).check();
    assert.equal((await store.readRegistry()).areas['mf-demo']?.live, second);
  });
});

describe('reports over HTTP', () => {
  it('count only from pages of this site, and always get the same reply', async (context) => {
    const { store, first } = await twoVersions(context);
    const failures: string[] = [];
    const monitor = new HealthMonitor({
      store,
      server: 'one',
      onFailure: ({ area, name, composition }) => failures.push(`${area} ${name} ${composition}`),
    });
    const api = createReleaseApi({
      service: new ReleaseService({ store, gate: PASSING_GATE, health: monitor }),
      authorise: () => Promise.reject(new ReleaseError('unauthorized', 'no')),
      monitor,
    });
    const server = http
      .createServer((request, response) => void api(request, response))
      .listen(0, '127.0.0.1');
    await once(server, 'listening');
    context.after(() => server.close());
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const send = async (body: string, site = 'same-origin') => {
      const headers = { 'sec-fetch-site': site, 'content-type': 'application/json' };
      return (await fetch(`http://127.0.0.1:${port}/platform/report`, { method: 'POST', headers, body }))
        .status;
    };
    const sample = { area: 'mf-demo', version: first, kind: 'error' as const, name: 'TypeError' };
    const good = JSON.stringify({ ...report(first, FAILING), samples: [sample] });
    const forged = JSON.stringify({ ...report(first), samples: [{ ...sample, name: 'Secret: 4525' }] });
    assert.equal(await send(good), 204);
    for (const body of ['', '{', '[]', forged, 'x'.repeat(20_000)]) await send(body).catch(() => undefined);
    assert.equal(await send(good, 'cross-site'), 204);
    assert.equal((await healthOf(monitor, store, first)).pageLoads, 1);
    assert.deepEqual(failures, ['mf-demo TypeError 0123456789ab']);
  });
});
