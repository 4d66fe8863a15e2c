import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import type { IncomingMessage } from 'node:http';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AreaReport, PageReport } from '../contract/report.ts';
import { createReleaseApi } from '../http/release-api.ts';
import { ReleaseService } from '../release/release-service.ts';
import { applyCanary, ReleaseError } from '../store/index.ts';
import type { DiskStore } from '../store/disk-store.ts';
import { createTokens, deliverPage } from '../testing/delivered-pages.ts';
import type { TestPage } from '../testing/delivered-pages.ts';
import { goLive, temporaryStore, writeBuild } from '../testing/fixtures.ts';
import { PASSING_GATE } from '../testing/gates.ts';
import { AutomaticRollback } from './automatic-rollback.ts';
import { HealthMonitor } from './health-monitor.ts';
import { parsePageReport } from './parse-page-report.ts';

const AREA = 'mf-demo';
const USED = { area: AREA, isNew: true, isFirstFailure: false, loadFailures: 0, caughtErrors: 0 };
const FAILING = { isFirstFailure: true, caughtErrors: 2 };
const TOKENS = createTokens();

/** The report of a page about a version of the area. */
function reportOf(page: TestPage, version: string, change: Partial<AreaReport> = {}): PageReport {
  return { ...page, areas: [{ ...USED, version, ...change }], samples: [] };
}

interface Visits {
  readonly all: number;
  readonly failed?: number;
  /** What each page reports in addition. */
  readonly change?: Partial<AreaReport>;
  /** Where the first of the networks is. */
  readonly from?: string;
}

/** Delivers a page to each of `all` networks and reports it; the first `failed` of them fail. */
async function visit(
  { store, monitor }: { store: DiskStore; monitor: HealthMonitor },
  version: string,
  { all, failed = 0, change = {}, from = 'network' }: Visits,
) {
  // The monitor caches the registry for 300 ms.
  await sleep(350);
  for (let index = 0; index < all; index += 1) {
    const network = `${from} ${index}`;
    const page = await deliverPage(store, { [AREA]: version }, { network });
    await monitor.report(reportOf(page, version, { ...change, ...(index < failed ? FAILING : {}) }), network);
  }
}

function startMonitor(store: DiskStore, server = 'one'): HealthMonitor {
  return new HealthMonitor({ store, server, tokens: TOKENS });
}

async function healthOf(monitor: HealthMonitor, store: DiskStore, version: string) {
  return (await monitor.read((await store.readRegistry()).areas)).of(AREA, version);
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
    await visit({ store, monitor }, first, { all: 10, failed: 1 });
    await monitor.save();
    const again = startMonitor(store);
    await again.start();
    await visit({ store, monitor: again }, first, { all: 5, from: 'other' });
    await again.stop();
    const two = startMonitor(store, 'two');
    await visit({ store, monitor: two }, first, { all: 4, failed: 1 });
    const health = await healthOf(two, store, first);
    assert.deepEqual([health.pageLoads, health.failedPageLoads, health.caughtErrors], [19, 2, 4]);
    assert.equal(health.errorsPer1000, 210.53);
    const networks = (await two.readAll()).networks(AREA, first, (await store.readRegistry()).areas[AREA]);
    assert.equal(networks.length, 15, 'a network is one on all servers');
    assert.ok(networks.some(({ pages, failed }) => pages === 2 && failed === 2));
  });

  it('restarts at zero when its area changes; earlier counts stay available', async (context) => {
    const { store, first, second, monitor } = await twoVersions(context);
    await visit({ store, monitor }, first, { all: 10, failed: 2 });
    await store.promote(AREA, second, { who: 'test', why: 'test' });
    assert.equal((await healthOf(monitor, store, second)).pageLoads, 0);
    assert.equal((await healthOf(monitor, store, first)).failedPageLoads, 2);
    // Reports of tabs that are older than the release are ignored.
    await visit({ store, monitor }, first, { all: 5, failed: 5 });
    assert.equal((await healthOf(monitor, store, first)).pageLoads, 10);
    await store.rollback(AREA, { who: 'test', why: 'test' });
    assert.equal((await healthOf(monitor, store, first)).pageLoads, 0);
  });

  it('counts what a page reports later, and a failure that another server hears of', async (context) => {
    const { store, first, monitor } = await twoVersions(context);
    const other = startMonitor(store, 'two');
    const page = await deliverPage(store, { [AREA]: first }, { network: 'home' });
    await monitor.report(reportOf(page, first), 'home');
    await other.report(reportOf(page, first, { isNew: false, ...FAILING }), 'home');
    await monitor.report(reportOf(page, first, { isNew: false, inp: 90 }), 'a network on the way');
    await monitor.save();
    const health = await healthOf(other, store, first);
    assert.deepEqual([health.pageLoads, health.failedPageLoads, health.inp !== null], [1, 1, true]);
  });
});

describe('a stranger who makes reports up', () => {
  it('cannot send a version more than once in a report', () => {
    const copies = Array.from({ length: 30 }, () => ({ ...USED, version: '1.0.0', ...FAILING }));
    const report = (areas: object[]) => JSON.stringify({ composition: '0123456789ab', areas, samples: [] });
    assert.equal(parsePageReport(report(copies)), undefined);
    assert.ok(parsePageReport(report(copies.slice(0, 1))));
  });

  it('changes nothing without a page of this site, or with the same one again', async (context) => {
    const { store, first, second, monitor } = await twoVersions(context);
    await store.promote(AREA, second, { who: 'test', why: 'test' });
    const page = await deliverPage(store, { [AREA]: second }, { network: 'a' });
    const older = await deliverPage(store, { [AREA]: first }, { network: 'a' });
    const foreign = await deliverPage(
      store,
      { [AREA]: second },
      { network: 'a', tokens: createTokens('guessed') },
    );
    const [composition = '', block = '', , ...rest] = page.token.split('.');
    const forged = [composition, block, 'another--1', ...rest].join('.');
    const hoursAgo = Date.now() - 5 * 3_600_000;
    const expired = await TOKENS.issue({ headers: {} } as IncomingMessage, composition, hoursAgo);
    const failing = reportOf(page, second, FAILING);
    for (const report of [
      { composition, areas: failing.areas, samples: [] },
      { ...failing, token: '' },
      { ...failing, token: forged },
      { ...failing, token: expired },
      { ...failing, token: foreign.token },
      { ...failing, token: older.token },
      reportOf(older, second, FAILING),
    ])
      await monitor.report(report, 'a');
    assert.deepEqual((await monitor.readAll()).records(), []);
    for (let copy = 0; copy < 10; copy += 1) await monitor.report(failing, `b ${copy}`);
    const health = await healthOf(monitor, store, second);
    assert.deepEqual([health.pageLoads, health.failedPageLoads, health.caughtErrors], [1, 1, 10]);
  });

  it('counts as one network, with at most 20 pages, however many are opened', async (context) => {
    const { store, first, monitor } = await twoVersions(context);
    for (let index = 0; index < 50; index += 1) {
      const page = await deliverPage(store, { [AREA]: first }, { network: 'one' });
      await monitor.report(reportOf(page, first, { ...FAILING, inp: 9000 }), `client ${index}`);
    }
    const records = (await monitor.readAll()).records();
    assert.deepEqual(
      records.map(({ networks }) =>
        networks.map(({ pages, failed, answered, slow }) => [pages, failed, answered, slow]),
      ),
      [[[20, 20, 20, 20]]],
    );
  });

  it('counts as four networks with a whole block of them', async (context) => {
    const { store, first, monitor } = await twoVersions(context);
    for (let index = 0; index < 50; index += 1) {
      const page = await deliverPage(
        store,
        { [AREA]: first },
        { network: `2001:db8:1:${index}`, block: '2001:db8:1' },
      );
      await monitor.report(reportOf(page, first, FAILING), `client ${index}`);
    }
    assert.equal((await monitor.readAll()).records()[0]?.networks.length, 4);
  });
});

describe('a version that is worse than its predecessor', () => {
  it('is rolled back once when it is a canary, and the history says why', async (context) => {
    const { store, first, second, monitor } = await twoVersions(context);
    await store.changeRegistry((registry) =>
      applyCanary(registry, { area: AREA, version: second, share: 0.1 }, { who: 'amina', why: 'a few' }),
    );
    await visit({ store, monitor }, first, { all: 300, failed: 3 });
    await visit({ store, monitor }, second, { all: 60, failed: 15 });
    const events: string[] = [];
    const rollbacks = [1, 2].map(
      () => new AutomaticRollback({ store, monitor, onRollback: ({ why }) => events.push(why) }),
    );
    await Promise.all(rollbacks.map((rollback) => rollback.check()));
    const { areas, change } = await store.readRegistry();
    assert.deepEqual([areas[AREA]?.live, areas[AREA]?.canary], [first, undefined]);
    const before = '3 of 300 page loads from 300 networks';
    const why = `${second} was rolled back: it failed on 15 of 60 page loads from 60 networks, its predecessor on ${before}.`;
    assert.deepEqual([change?.kind, change?.who, change?.why], ['rollback', 'platform', why]);
    assert.deepEqual(events, [why]);
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

describe('reports over HTTP', () => {
  it('count only from pages of this site, and always get the same reply', async (context) => {
    const { store, first } = await twoVersions(context);
    const failures: string[] = [];
    const monitor = new HealthMonitor({
      store,
      server: 'one',
      tokens: TOKENS,
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
    const page = await deliverPage(store, { [AREA]: first }, { network: 'home' });
    const sample = { area: AREA, version: first, kind: 'error' as const, name: 'TypeError' };
    const report = { ...reportOf(page, first, FAILING), samples: [sample] };
    const good = JSON.stringify(report);
    const forged = JSON.stringify({ ...report, samples: [{ ...sample, name: 'Secret: 4525' }] });
    const other = await deliverPage(store, { [AREA]: first }, { network: 'elsewhere' });
    assert.equal(await send(good), 204);
    for (const body of ['', '{', '[]', forged, 'x'.repeat(20_000)]) await send(body).catch(() => undefined);
    assert.equal(await send(JSON.stringify(reportOf(other, first)), 'cross-site'), 204);
    assert.equal((await healthOf(monitor, store, first)).pageLoads, 1);
    assert.deepEqual(failures, [`${AREA} TypeError ${page.composition}`]);
  });
});
