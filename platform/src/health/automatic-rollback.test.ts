import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import { it } from 'node:test';
import type { TestContext } from 'node:test';
import type { LiveRegistry, PageReport } from '../contract/index.ts';
import { createDelivery } from '../delivery/index.ts';
import { createReleaseApi, isPlatformPath } from '../http/index.ts';
import { ReleaseService } from '../release/release-service.ts';
import { ReleaseError, StoreSource } from '../store/index.ts';
import { DiskStore } from '../store/disk-store.ts';
import { goLive, temporaryStore, writeBuild } from '../testing/fixtures.ts';
import { PASSING_GATE } from '../testing/gates.ts';
import { AutomaticRollback } from './automatic-rollback.ts';
import { HealthMonitor } from './health-monitor.ts';

const SHARE = 0.3;
const AREA = 'mf-demo';

/** Starts a delivery server with its own monitor and automatic rollback. Returns its address. */
async function startServer(context: TestContext, root: string, name: string): Promise<string> {
  const store = new DiskStore(root);
  const monitor = new HealthMonitor({ store, server: name });
  const rollback = new AutomaticRollback({ store, monitor });
  await monitor.start();
  rollback.start();
  const delivery = createDelivery({ source: new StoreSource(store) });
  const api = createReleaseApi({
    service: new ReleaseService({ store, gate: PASSING_GATE, health: monitor }),
    authorise: () => Promise.reject(new ReleaseError('unauthorized', 'no')),
    monitor,
    clientOf: ({ headers }) => String(headers['x-visitor']),
  });
  const server = http.createServer((request, response) => {
    void (isPlatformPath(request.url ?? '/') ? api : delivery)(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(async () => {
    rollback.stop();
    await monitor.stop();
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** One visitor's page load: reads the registry, and reports the area's health. Returns the area's version. */
async function visit(
  address: string,
  visitor: string,
  doesFail: (version: string) => boolean,
): Promise<string> {
  const response = await fetch(`${address}/registry.json`);
  const registry = (await response.json()) as LiveRegistry;
  const version = registry.areas.find(({ name }) => name === AREA)?.version ?? '';
  const isFailing = doesFail(version);
  const report: PageReport = {
    composition: registry.composition,
    areas: [
      {
        area: AREA,
        version,
        isNew: true,
        isFirstFailure: isFailing,
        loadFailures: 0,
        caughtErrors: Number(isFailing),
      },
    ],
    samples: [],
  };
  const headers = { 'content-type': 'application/json', 'x-visitor': visitor };
  await fetch(`${address}/platform/report`, { method: 'POST', headers, body: JSON.stringify(report) });
  return version;
}

it('two servers roll a failing canary back once, while visitors keep coming', async (context) => {
  const { store, root } = await temporaryStore(context);
  await goLive(context, store, { name: 'shell' });
  const live = await goLive(context, store);
  const servers = await Promise.all(['one', 'two'].map((name) => startServer(context, root, name)));
  const { release } = await store.release(await writeBuild(context, { marker: 'bad' }));
  const service = new ReleaseService({ store, gate: PASSING_GATE });
  await service.canary({ area: AREA, version: release.version, share: SHARE, why: 'a few first' }, 'amina');
  let [all, canaries] = [0, 0];
  const end = Date.now() + 25_000;
  const isTried = async () => (await store.readRegistry()).areas[AREA]?.canary !== undefined;
  while ((await isTried()) && Date.now() < end) {
    const versions = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const address = servers[index % 2] ?? '';
        return visit(
          address,
          `visitor ${all + index}`,
          (version) => version === release.version && index % 3 === 0,
        );
      }),
    );
    all += versions.length;
    canaries += versions.filter((version) => version === release.version).length;
  }
  const [change] = (await service.readHistory(1)).changes;
  assert.deepEqual([change?.kind, change?.who, change?.isAutomatic], ['rollback', 'platform', true]);
  assert.match(
    change?.why ?? '',
    /was rolled back: it failed on \d+ of \d+ page loads, its predecessor on 0 of/,
  );
  assert.equal((await store.readRegistry()).areas[AREA]?.live, live);
  // Within 4 standard deviations of the share, plus a margin: servers see the rollback a moment later.
  const bound = 4 * Math.sqrt((SHARE * (1 - SHARE)) / all) + 0.05;
  assert.ok(Math.abs(canaries / all - SHARE) < bound, `${canaries} of ${all}`);
  assert.equal((await store.readHistory(10)).length, 4);
});
