import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLATFORM_PATH } from '../contract/releases.ts';
import { REPORT_PATH } from '../contract/report.ts';
import type { HealthMonitor } from '../health/health-monitor.ts';
import type { ReleaseService } from '../release/release-service.ts';
import type { RightsService } from '../rights/rights-service.ts';
import { isReleaseError, ReleaseError } from '../store/index.ts';
import type { Identify } from './identify.ts';
import { problemOf } from './problem.ts';
import { receiveReport } from './receive-report.ts';
import { RELEASE_ROUTES } from './release-routes.ts';
import { RIGHTS_ROUTES } from './rights-routes.ts';
import type { Route } from './route.ts';

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

/** Answers one request below {@link PLATFORM_PATH}; never rejects. */
export type ReleaseApi = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Each names the rights that it needs; a path that is not listed does not exist. */
const ROUTES: ReadonlyMap<string, Route> = new Map([...RELEASE_ROUTES, ...RIGHTS_ROUTES]);

/** Whether a request is for the platform's own endpoints rather than for a page. */
export function isPlatformPath(url: string): boolean {
  const [path = ''] = url.split('?');
  return path === PLATFORM_PATH || path.startsWith(`${PLATFORM_PATH}/`);
}

/** Creates the HTTP handler of the release actions, for admins' pages and pipelines. */
export function createReleaseApi(options: ReleaseApiOptions): ReleaseApi {
  return async (request, response) => {
    try {
      if (request.url?.split('?')[0] === REPORT_PATH) await takeReport(request, response, options);
      else sendJson(response, 200, await answer(request, options));
    } catch (error) {
      if (!isReleaseError(error)) options.onError?.(error);
      if (response.headersSent) return;
      const problem = problemOf(error);
      sendJson(response, problem.status, problem, 'application/problem+json');
    }
  };
}

async function takeReport(
  request: IncomingMessage,
  response: ServerResponse,
  { monitor, clientOf }: ReleaseApiOptions,
): Promise<void> {
  if (!monitor) throw new ReleaseError('not_found', 'This server collects no reports.');
  const client = clientOf?.(request) ?? request.socket.remoteAddress ?? '';
  await receiveReport(request, response, { monitor, client });
}

async function answer(
  request: IncomingMessage,
  { service, rights, identify }: ReleaseApiOptions,
): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const route = ROUTES.get(`${request.method ?? ''} ${pathname}`);
  if (!route) throw missing(pathname);
  const caller = await identify(request, route.access);
  return route.answer({ request, query: Object.fromEntries(searchParams), caller, service, rights });
}

function missing(pathname: string): ReleaseError {
  const methods = ['GET', 'POST'].filter((method) => ROUTES.has(`${method} ${pathname}`));
  if (!methods.length) return new ReleaseError('not_found', `There is nothing at ${pathname}.`);
  return new ReleaseError('invalid', `This path only supports ${methods.join(' and ')}.`);
}

function sendJson(
  response: ServerResponse,
  status: number,
  content: unknown,
  type = 'application/json',
): void {
  const body = JSON.stringify(content);
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
