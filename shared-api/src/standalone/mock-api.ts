import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Api } from '../client/client.ts';
import type { Page } from '../client/page.ts';
import { endpoints, type Endpoint, type ErrorCode, type Problem } from '../contract/index.ts';

type Noun = keyof Api & keyof typeof endpoints;
type Operation<N extends Noun> = keyof Api[N] & keyof (typeof endpoints)[N] & string;
type Call<N extends Noun, O extends Operation<N>> = Api[N][O] extends (...args: infer A) => Promise<infer R>
  ? { input: NonNullable<A[0]>; reply: R }
  : never;
type BodyOf<Input> = Input extends { body?: infer Body } ? Body : undefined;

/** One call as a mock sees it. */
export interface MockCall<Body> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The parsed JSON body, or the form of an upload. */
  readonly body: Body;
}

/** A refusal of the service; throw it from a mock. */
export class MockProblem extends Error {
  readonly problem: Problem;

  constructor(status: number, code: ErrorCode, more: Partial<Problem> = {}) {
    super(code);
    this.problem = { type: 'about:blank', title: code, status, code, ...more };
  }
}

/** The reply to a refused call. */
export function problemResponse(status: number, code: ErrorCode, more: Partial<Problem> = {}) {
  return HttpResponse.json({ type: 'about:blank', title: code, status, code, ...more }, { status });
}

function pageResponse(page: Page<unknown>): HttpResponse<string> {
  const links = [
    page.next && `</?cursor=${encodeURIComponent(page.next)}>; rel="next"`,
    page.previous && `</?cursor=${encodeURIComponent(page.previous)}>; rel="prev"`,
  ].filter(Boolean);
  return new HttpResponse(JSON.stringify(page.rows), {
    headers: {
      'Content-Type': 'application/json',
      'X-Total-Count': String(page.total),
      'X-Page-Start': String(page.start),
      ...(links.length > 0 ? { Link: links.join(', ') } : {}),
    },
  });
}

async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (endpoint.body === 'multipart') return request.formData();
  const text = await request.text();
  return text ? JSON.parse(text) : undefined;
}

function respond(endpoint: Endpoint, reply: unknown): Response {
  if (endpoint.reply === 'none') return new HttpResponse(null, { status: 204 });
  // The type of `mock` makes the reply of a list a page.
  if (endpoint.reply === 'page') return pageResponse(reply as Page<unknown>);
  return HttpResponse.json(reply as Record<string, unknown> | null, { status: endpoint.status ?? 200 });
}

/** A network mock of one call of the contract; parameters, body and reply have the contract's types. */
export function mock<N extends Noun, O extends Operation<N>>(
  noun: N,
  operation: O,
  answer: (call: MockCall<BodyOf<Call<N, O>['input']>>) => Call<N, O>['reply'] | Promise<Call<N, O>['reply']>,
): HttpHandler {
  const endpoint = (endpoints[noun] as Record<string, Endpoint>)[operation];
  if (!endpoint) throw new Error(`The contract has no ${String(noun)}.${operation}.`);
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[method](`*${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    try {
      const reply = await answer({
        params: params as Record<string, string>,
        query: new URL(request.url).searchParams,
        body: (await readBody(endpoint, request)) as BodyOf<Call<N, O>['input']>,
      });
      return respond(endpoint, reply);
    } catch (error) {
      if (!(error instanceof MockProblem)) throw error;
      return HttpResponse.json(error.problem, { status: error.problem.status });
    }
  });
}

/** A page of a list held in memory; the cursor is the position. */
export function paginate<Row>(rows: readonly Row[], query: URLSearchParams, usualLimit = 50): Page<Row> {
  const limit = Number(query.get('limit') ?? usualLimit);
  const start = Number(query.get('cursor') ?? 0);
  return {
    rows: rows.slice(start, start + limit),
    total: rows.length,
    isMinimum: false,
    start: rows.length === 0 ? 0 : start + 1,
    next: start + limit < rows.length ? String(start + limit) : null,
    previous: start > 0 ? String(Math.max(0, start - limit)) : null,
  };
}
