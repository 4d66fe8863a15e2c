import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { describe, it } from 'node:test';
import { applyCanary } from '../store/registry-changes.ts';
import { createTokens, deliverPage } from '../../delivery/testing/delivered-pages.ts';
import {
  AREA,
  FAILING,
  healthOf,
  reportOf,
  startMonitor,
  TOKENS,
  twoVersions,
  USED,
  visit,
} from '../testing/page-reports.ts';
import { parsePageReport } from '../../contract/server/index.ts';

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

  it('has another 20 pages once the area changes, like the versions that are counted from zero', async (context) => {
    const { store, first, second, monitor } = await twoVersions(context);
    const report = async () => {
      const page = await deliverPage(store, { [AREA]: first }, { network: 'a carrier' });
      await monitor.report(reportOf(page, first), 'a carrier');
    };
    for (let index = 0; index < 25; index += 1) await report();
    assert.equal((await healthOf(monitor, store, first)).pageLoads, 20);
    await store.changeRegistry((registry) =>
      applyCanary(registry, { area: AREA, version: second, share: 0.1 }, { who: 'amina', why: 'a few' }),
    );
    await visit({ store, monitor }, first, { all: 1 });
    await report();
    assert.equal((await healthOf(monitor, store, first)).pageLoads, 2);
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
