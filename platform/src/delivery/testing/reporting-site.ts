import { once } from 'node:events';
import http from 'node:http';
import { PAGE_TOKEN_METRIC, type AreaReport } from '../../contract/index.ts';
import { createDelivery } from '../delivery.ts';
import { AutomaticRollback } from '../../registry/health/automatic-rollback.ts';
import { DiskStore } from '../../registry/store/disk-store.ts';
import { HealthMonitor, ReleaseService, RightsService, StoreSource } from '../../registry/index.ts';
import { ServerEvidence } from '../../registry/health/server-evidence.ts';
import { createReleaseApi, isPlatformPath } from '../../registry/http/index.ts';
import { ReleaseError, type Gate } from '../../contract/server/index.ts';
import { createTokens, senderOf } from './delivered-pages.ts';
import type { Scope } from '../../registry/testing/fixtures.ts';
import { PASSING_GATE } from '../../registry/testing/gates.ts';
import { configurationOf } from './page-site.ts';

/** A server that delivers pages, counts their reports and rolls back what is worse. */
export interface ReportingServer {
  readonly address: string;
  readonly monitor: HealthMonitor;
  readonly rollback: AutomaticRollback;
  readonly evidence: ServerEvidence;
}

interface ReportingServerOptions {
  readonly root: string;
  readonly name?: string;
  /** Gate of the server's own evidence. */
  readonly gate?: Gate;
}

/** Starts a delivery server with its own monitor and automatic rollback. */
export async function startReportingServer(
  context: Scope,
  { root, name = 'one', gate = PASSING_GATE }: ReportingServerOptions,
): Promise<ReportingServer> {
  const store = new DiskStore(root);
  const tokens = createTokens();
  const monitor = new HealthMonitor({ store, server: name, tokens });
  const evidence = new ServerEvidence({ store, gate });
  const rollback = new AutomaticRollback({ store, monitor, evidence });
  await monitor.start();
  const delivery = createDelivery({
    source: new StoreSource(store),
    pageToken: (request, composition) => tokens.issue(request, composition),
    onMissingFile: (release) => evidence.noteMissing(release),
  });
  const api = createReleaseApi({
    service: new ReleaseService({ store, gate: PASSING_GATE, health: monitor }),
    rights: new RightsService({ store }),
    identify: () => Promise.reject(new ReleaseError('unauthorized', 'no')),
    monitor,
    clientOf: (request) => senderOf(request).network,
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
  const port = typeof address === 'object' && address ? address.port : 0;
  return { address: `http://127.0.0.1:${port}`, monitor, rollback, evidence };
}

/** A page that a visitor has open. */
export interface OpenPage {
  readonly composition: string;
  readonly token: string | undefined;
  readonly versionOf: (area: string) => string;
  /** Reports something about an area of the page. Returns the status of the reply. */
  readonly report: (area: string, change?: Partial<AreaReport>) => Promise<number>;
}

/** Opens the start page as a visitor of a network. @param person whom the installation knows, if it does */
export async function openPage(address: string, network: string, person?: string): Promise<OpenPage> {
  const headers = { accept: 'text/html', 'x-network': network, ...(person && { 'x-person': person }) };
  const response = await fetch(address, { headers });
  const { registry } = configurationOf(await response.text());
  const { composition } = registry;
  const metric = response.headers.get('server-timing') ?? '';
  const token = new RegExp(`^${PAGE_TOKEN_METRIC};desc="([^"]+)"$`).exec(metric)?.[1];
  const versionOf = (area: string) => registry.areas.find(({ name }) => name === area)?.version ?? '';
  const report = async (area: string, change: Partial<AreaReport> = {}) => {
    const used = { isNew: true, isFirstFailure: false, loadFailures: 0, caughtErrors: 0 };
    const areas = [{ area, version: versionOf(area), ...used, ...change }];
    return sendReport(address, network, { composition, token, areas, samples: [] });
  };
  return { composition, token, versionOf, report };
}

/** Sends a body to the endpoint of the reports. Returns the status of the reply. */
export async function sendReport(address: string, network: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-network': network };
  const options = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(`${address}/platform/report`, options)).status;
}
