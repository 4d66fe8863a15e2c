import type { IncomingMessage, ServerResponse } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { nameRoute } from '../../common/index.ts';
import {
  PLATFORM_PATH,
  platformEndpoints,
  REPORT_PATH,
  type PlatformEndpoint,
} from '../../contract/index.ts';
import type { HealthMonitor } from '../health/health-monitor.ts';
import type { ReleaseService } from '../release/release-service.ts';
import { isReleaseError, ReleaseError, type Caller } from '../../contract/server/index.ts';
import type { RightsService } from '../rights/rights-service.ts';
import { handlers, type Call } from '../operations/handlers.ts';
import type { Identify } from './identify.ts';
import { parseInput } from '../operations/parse-input.ts';
import { isClientError, problemOf } from './problem.ts';
import { registerReports } from './register-reports.ts';
import { receiveUpload } from './receive-upload.ts';

/** What the release API works with. */
export interface ReleaseApiOptions {
  readonly service: ReleaseService;
  readonly rights: RightsService;
  readonly identify: Identify;
  /** Counts page reports; without one they are answered with 404. */
  readonly monitor?: Pick<HealthMonitor, 'report'>;
  /** IP address of the sender of a report. Default: the connection's remote address. */
  readonly clientOf?: (request: IncomingMessage) => string;
  /** Called for unexpected errors; for the log. */
  readonly onError?: (error: unknown) => void;
}

/** Answers one request below {@link PLATFORM_PATH}. */
export type ReleaseApi = (request: IncomingMessage, response: ServerResponse) => void;

const MAX_BODY_BYTES = 16_384;

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

/** Whether a request is for the platform's own endpoints rather than for a page. */
export function isPlatformPath(url: string): boolean {
  const [path = ''] = url.split('?');
  return path === PLATFORM_PATH || path.startsWith(`${PLATFORM_PATH}/`);
}

/** Creates the HTTP handler of the release actions, for admins' pages and pipelines. */
export function createReleaseApi(options: ReleaseApiOptions): ReleaseApi {
  const app = fastify({ bodyLimit: MAX_BODY_BYTES });
  app.decorateRequest('caller', undefined);
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    reply.headers(HEADERS);
    if (routeOptions.url !== undefined) nameRoute(reply.raw, routeOptions.url);
  });
  app.setErrorHandler((error, _, reply) => {
    if (!isReleaseError(error) && !isClientError(error)) options.onError?.(error);
    const problem = problemOf(error);
    return reply.code(problem.status).type('application/problem+json; charset=utf-8').send(problem);
  });
  app.setNotFoundHandler(({ url }) => {
    throw new ReleaseError('not_found', `There is nothing at ${url.split('?')[0] ?? ''}.`);
  });
  // Read as it comes, once it is the build's turn.
  app.addContentTypeParser('application/gzip', (_, payload, done) => done(null, payload));
  for (const [operation, endpoint] of Object.entries(platformEndpoints)) {
    registerEndpoint(app, operation as keyof typeof platformEndpoints, endpoint, options);
  }
  void app.register(async (reports) => registerReports(reports, REPORT_PATH, options));
  const ready = app.ready();
  return (request, response) => void ready.then(() => app.routing(request, response));
}

function registerEndpoint(
  app: FastifyInstance,
  operation: keyof typeof platformEndpoints,
  { method, path, access, body }: PlatformEndpoint,
  { identify, service, rights }: ReleaseApiOptions,
): void {
  const handle =
    operation === 'addBuild' ? undefined : (handlers[operation] as (call: Call<unknown>) => unknown);
  app.route({
    method,
    url: path,
    onRequest: async (request) => {
      request.caller = await identify(request.raw, access);
    },
    handler: async (request) => {
      const { caller } = request;
      if (!caller) throw new ReleaseError('unauthorized', 'Nobody was identified.');
      const parts = { caller, service, rights };
      if (!handle) return receiveUpload({ ...parts, request });
      return handle({ ...parts, input: parseInput(operation, body ? request.body : request.query) });
    },
  });
}
