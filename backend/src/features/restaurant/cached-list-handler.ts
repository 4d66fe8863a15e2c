import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServiceContext } from '../../context.ts';
import { encodingFor } from '../../infra/http/encoding.ts';
import { matchesTag } from '../../infra/http/not-modified.ts';
import type { FailureLog } from '../../infra/http/failure-log.ts';
import type { RequestOutcomes } from '../../infra/http/outcomes.ts';
import { PROBLEM_TYPE, problemOf } from '../../infra/http/problem.ts';
import { newRequestId } from '../../infra/http/request-id.ts';
import { securityHeaders } from '../../infra/http/security-headers.ts';
import { RETRY_AFTER_SECONDS, toServiceError } from '../../infra/http/to-service-error.ts';
import { cookieNames } from '../session/cookie-names.ts';
import { unchangedHeaders } from './restaurant-list-cache.ts';

const ROUTE = '/api/restaurant';

interface Reply {
  readonly status: number;
  readonly head: readonly string[];
  readonly body?: Buffer;
  readonly requestId?: string;
}

/** Answers a request from the cache, or calls `next`. */
export type CachedListHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Answers repeated requests for the public restaurant list from memory, before the framework, with the same headers
 * that the framework sends. Requests with a session or a body, and all others, go to the framework.
 */
export function createCachedListHandler(
  context: ServiceContext,
  outcomes: RequestOutcomes,
  logFailure: FailureLog,
): CachedListHandler {
  const { config } = context;
  const { responses, tagFor } = context.restaurantListCache;
  const sessionCookie = `${cookieNames(config).session}=`;
  const common = Object.entries(securityHeaders(config)).flat();
  let unchanged: { readonly tag: string; readonly head: readonly string[] } = { tag: '', head: [] };

  function headOfUnchanged(tag: string): readonly string[] {
    if (unchanged.tag !== tag) {
      const headers = { ...securityHeaders(config), ...unchangedHeaders(tag) };
      unchanged = { tag, head: Object.entries(headers).flat() };
    }
    return unchanged.head;
  }

  function isCacheable({ method, url, headers }: IncomingMessage): boolean {
    return (
      method === 'GET' &&
      url?.startsWith(ROUTE) === true &&
      responses.has(url) &&
      headers.cookie?.includes(sessionCookie) !== true &&
      headers['content-length'] === undefined &&
      headers['transfer-encoding'] === undefined
    );
  }

  function send(response: ServerResponse, started: number, reply: Reply): void {
    const { status, head, body, requestId = newRequestId() } = reply;
    response.writeHead(status, [...head, 'x-request-id', requestId]);
    response.end(body, () => {
      const milliseconds = performance.now() - started;
      outcomes.emit({ requestId, method: 'GET', route: ROUTE, status, milliseconds });
    });
  }

  function refuse(response: ServerResponse, started: number, thrown: unknown): void {
    const requestId = newRequestId();
    const error = toServiceError(thrown);
    const problem = problemOf(error);
    logFailure(requestId, error);
    const body = Buffer.from(JSON.stringify({ ...problem, requestId }));
    const { retryAfter = RETRY_AFTER_SECONDS } = error.details;
    const own = {
      'retry-after': String(retryAfter),
      'content-type': PROBLEM_TYPE,
      'content-length': String(body.length),
    };
    send(response, started, {
      status: problem.status,
      head: [...common, ...Object.entries(own).flat()],
      body,
      requestId,
    });
  }

  return (request, response, next) => {
    if (!isCacheable(request)) return next();
    const started = performance.now();
    const answer = (tag: string) => {
      if (response.destroyed) return;
      const given = request.headers['if-none-match'];
      if (given !== undefined && (given === tag || matchesTag(given, tag))) {
        return send(response, started, { status: 304, head: headOfUnchanged(tag) });
      }
      const encoding = encodingFor(request.headers['accept-encoding']);
      const reply = responses.find(tag, request.url ?? '', encoding);
      if (!reply) return next();
      send(response, started, { status: 200, ...reply });
    };
    // A caller that waited in vain gets the error immediately; the framework would have them wait as long again.
    tagFor(request).then(answer, (error: unknown) => refuse(response, started, error));
  };
}
