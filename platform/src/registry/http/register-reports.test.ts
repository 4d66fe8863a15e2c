import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import { it } from 'node:test';
import { HealthMonitor } from '../health/health-monitor.ts';
import { ReleaseService } from '../release/release-service.ts';
import { RightsService } from '../rights/rights-service.ts';
import { ReleaseError } from '../../contract/server/index.ts';
import { deliverPage } from '../../delivery/testing/delivered-pages.ts';
import { PASSING_GATE } from '../testing/gates.ts';
import { AREA, FAILING, healthOf, reportOf, TOKENS, twoVersions } from '../testing/page-reports.ts';
import { createReleaseApi } from './release-api.ts';

it('reports count only from pages of this site, and always get the same reply', async (context) => {
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
    rights: new RightsService({ store }),
    identify: () => Promise.reject(new ReleaseError('unauthorized', 'no')),
    monitor,
  });
  const server = http.createServer((request, response) => void api(request, response)).listen(0, '127.0.0.1');
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
