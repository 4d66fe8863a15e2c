import { once } from 'node:events';
import http from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { REPORT_PATH, type PageReport } from '../../../contract/index.ts';
import { parsePageReport, type LiveSource, type VersionSet } from '../../../contract/server/index.ts';
import { readBody } from '../../../common/index.ts';
import { StoreSource, type ReleaseStore } from '../../../registry/index.ts';

/** An empty page of the same origin. */
export const BLANK_PATH = '/blank-page-of-the-gate';

const MAX_REPORT_BYTES = 65_536;

/** Replaces the service during a smoke test. */
export interface SmokeService {
  /** Whether a request URL belongs to the service. */
  readonly owns: (url: string) => boolean;
  readonly handle: RequestListener;
}

/** Makes the handler that delivers the pages of a source: the build side does not know the delivery server. */
export type CreateDelivery = (options: {
  readonly source: LiveSource;
}) => (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What a set of versions is served with. */
interface Servers {
  readonly service: SmokeService;
  readonly createDelivery: CreateDelivery;
}

/** A delivery server of one set of versions, on a free port. */
export interface SetServer {
  readonly address: string;
  /** Reports that pages have sent so far. */
  readonly reports: readonly PageReport[];
  readonly stop: () => void;
}

/** Serves a set of versions that is not live, and collects the reports of its pages. */
export async function serveSet(
  store: ReleaseStore,
  versions: VersionSet,
  { service, createDelivery }: Servers,
): Promise<SetServer> {
  const reports: PageReport[] = [];
  const delivery = createDelivery({ source: StoreSource.ofSet(store, versions) });
  const server = http.createServer((request, response) => {
    const url = request.url ?? '/';
    if (url === BLANK_PATH) response.writeHead(200, { 'content-type': 'text/html' }).end();
    else if (url === REPORT_PATH) {
      readBody(request, MAX_REPORT_BYTES).then(
        (text) => {
          const report = parsePageReport(text);
          if (report) reports.push(report);
          response.writeHead(204).end();
        },
        // A page that was closed while it sent its report.
        () => response.destroy(),
      );
    } else if (service.owns(url)) service.handle(request, response);
    else void delivery(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${String(port)}`, reports, stop };
}
