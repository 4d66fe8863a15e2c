import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  PLATFORM_PATH,
  RELEASE_ACTION_PATHS,
  RELEASE_HISTORY_PATH,
  RELEASE_UPLOAD_PATH,
  RELEASES_PATH,
} from '../contract/releases.ts';
import type { AreaChange } from '../contract/releases.ts';
import { REPORT_PATH } from '../contract/report.ts';
import type { HealthMonitor } from '../health/health-monitor.ts';
import type { ChangeReport, ReleaseService } from '../release/release-service.ts';
import { isReleaseError, ReleaseError } from '../store/index.ts';
import type { Authorise } from './authorise.ts';
import { expectMediaType } from './expect-media-type.ts';
import { problemOf } from './problem.ts';
import { readBody } from './read-body.ts';
import { receiveUpload } from './receive-upload.ts';
import { receiveReport } from './receive-report.ts';
import { HISTORY_QUERY, parseJson, parseRequest, REQUESTS } from './requests.ts';

/** What the release API works with. */
export interface ReleaseApiOptions {
  readonly service: ReleaseService;
  readonly authorise: Authorise;
  /** Counts page reports; without one they are answered with 404. */
  readonly monitor?: Pick<HealthMonitor, 'report'>;
  /** IP address of the sender of a report. Default: the connection's remote address. */
  readonly clientOf?: (request: IncomingMessage) => string;
  /** Called for unexpected errors; for the log. */
  readonly onError?: (error: unknown) => void;
}

/** Answers one request below {@link PLATFORM_PATH}; never rejects. */
export type ReleaseApi = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const MAX_BODY_BYTES = 16_384;

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

async function answer(request: IncomingMessage, { service, authorise }: ReleaseApiOptions): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === RELEASES_PATH) {
    expectMethod(request, 'GET');
    await authorise(request, 'read');
    return service.readStatus();
  }
  if (pathname === RELEASE_HISTORY_PATH) {
    expectMethod(request, 'GET');
    await authorise(request, 'read');
    const { area, limit } = parseRequest(HISTORY_QUERY, Object.fromEntries(searchParams));
    return service.readHistory(limit, area);
  }
  if (pathname === RELEASE_UPLOAD_PATH) {
    expectMethod(request, 'POST');
    await authorise(request, 'upload');
    return receiveUpload(request, service);
  }
  return change(request, pathname, { service, authorise });
}

async function change(
  request: IncomingMessage,
  pathname: string,
  { service, authorise }: ReleaseApiOptions,
): Promise<AreaChange> {
  const action = ACTIONS.get(pathname);
  if (!action) throw new ReleaseError('not_found', `There is nothing at ${pathname}.`);
  expectMethod(request, 'POST');
  const { who } = await authorise(request, 'change');
  expectMediaType(request, 'application/json');
  const { area, unchecked } = await action(service, parseJson(await readBody(request, MAX_BODY_BYTES)), who);
  return { ...area, unchecked };
}

type Action = (service: ReleaseService, body: unknown, who: string) => Promise<ChangeReport>;

const ACTIONS: ReadonlyMap<string, Action> = new Map<string, Action>([
  [
    RELEASE_ACTION_PATHS.promote,
    (service, body, who) => service.promote(parseRequest(REQUESTS.promote, body), who),
  ],
  [
    RELEASE_ACTION_PATHS.rollback,
    (service, body, who) => {
      const { from, ...rest } = parseRequest(REQUESTS.rollback, body);
      return service.rollback({ ...rest, ...(from ? { from } : {}) }, who);
    },
  ],
  [
    RELEASE_ACTION_PATHS.canary,
    (service, body, who) => service.canary(parseRequest(REQUESTS.canary, body), who),
  ],
]);

function expectMethod(request: IncomingMessage, method: string): void {
  if (request.method !== method) throw new ReleaseError('invalid', `This path only supports ${method}.`);
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
