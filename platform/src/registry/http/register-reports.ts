import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { HealthMonitor } from '../health/health-monitor.ts';
import { parsePageReport, ReleaseError } from '../../contract/server/index.ts';

interface ReportOptions {
  readonly monitor?: Pick<HealthMonitor, 'report'>;
  readonly clientOf?: (request: IncomingMessage) => string;
}

/** Counts pages' reports. Whatever is sent gets the same reply: the page could not react to an error. */
export function registerReports(
  app: FastifyInstance,
  path: string,
  { monitor, clientOf }: ReportOptions,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
  app.post(path, {
    errorHandler: (_, __, reply) => void reply.code(204).send(),
    handler: async ({ raw, body }, reply) => {
      if (!monitor) throw new ReleaseError('not_found', 'This server collects no reports.');
      const site = raw.headers['sec-fetch-site'];
      const isOwn = site === undefined || site === 'same-origin';
      const report = isOwn ? parsePageReport(String(body ?? '')) : undefined;
      if (report) await monitor.report(report, clientOf?.(raw) ?? raw.socket.remoteAddress ?? '');
      return reply.code(204).send();
    },
  });
}
