import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HealthMonitor } from '../health/health-monitor.ts';
import { parsePageReport } from '../health/parse-page-report.ts';
import { readBody } from './read-body.ts';

/** Browsers send beacons of up to 65,536 bytes; ours are smaller. */
const MAX_BODY_BYTES = 16_384;

/** Counts a page's report. Always replies 204: the page could not react to an error. */
export async function receiveReport(
  request: IncomingMessage,
  response: ServerResponse,
  { monitor, client }: { monitor: Pick<HealthMonitor, 'report'>; client: string },
): Promise<void> {
  const site = request.headers['sec-fetch-site'];
  const isOwn = site === undefined || site === 'same-origin';
  try {
    const report =
      isOwn && request.method === 'POST'
        ? parsePageReport(await readBody(request, MAX_BODY_BYTES))
        : undefined;
    if (report) await monitor.report(report, client);
  } finally {
    response.writeHead(204, { 'cache-control': 'no-store' }).end();
  }
}
