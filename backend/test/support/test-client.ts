import { XSRF_COOKIE } from '../../src/features/session/cookie-names.ts';

/** What a test sends beside method and path. */
export interface TestRequest {
  readonly json?: unknown;
  readonly form?: FormData;
  /** Raw body; its content type goes into `headers`. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Aborted when the caller leaves. */
  readonly signal?: AbortSignal;
  /** `null` leaves a header out that would be sent by itself. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** A reply, read whole. `Body` is what the test expects the JSON to be. */
export interface TestResponse<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

/** A client that acts like a browser: stores cookies and sends the XSRF token with every change. */
export class TestClient {
  readonly #baseUrl: string;
  readonly #cookies = new Map<string, string>();

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /** The same browser at another instance, as a load balancer sends it there. */
  at(baseUrl: string): TestClient {
    const other = new TestClient(baseUrl);
    for (const [name, value] of this.#cookies) other.setCookie(name, value);
    return other;
  }

  get<Body = unknown>(path: string, request?: TestRequest): Promise<TestResponse<Body>> {
    return this.send<Body>('GET', path, request);
  }

  post<Body = unknown>(path: string, json?: unknown, request?: TestRequest): Promise<TestResponse<Body>> {
    return this.send<Body>('POST', path, { json, ...request });
  }

  put<Body = unknown>(path: string, json?: unknown, request?: TestRequest): Promise<TestResponse<Body>> {
    return this.send<Body>('PUT', path, { json, ...request });
  }

  delete<Body = unknown>(path: string, request?: TestRequest): Promise<TestResponse<Body>> {
    return this.send<Body>('DELETE', path, request);
  }

  async send<Body>(method: string, path: string, request: TestRequest = {}): Promise<TestResponse<Body>> {
    if (method !== 'GET' && method !== 'HEAD') await this.#begin();
    const response = await this.fetch(method, path, request);
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    const body = (isJson && text !== '' ? JSON.parse(text) : undefined) as Body;
    return { status: response.status, headers: response.headers, text, body };
  }

  /** The reply as it comes, for event streams and pictures. */
  async fetch(method: string, path: string, request: TestRequest = {}): Promise<Response> {
    const response = await fetch(`${this.#baseUrl}${path}`, {
      method,
      headers: this.#headers(method, request),
      body:
        request.json === undefined ? (request.form ?? request.body ?? null) : JSON.stringify(request.json),
      redirect: 'manual',
      ...(request.signal && { signal: request.signal }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** A page begins by asking who is signed in, which also brings the XSRF token. */
  async #begin(): Promise<void> {
    if (!this.#cookies.has(XSRF_COOKIE)) await this.fetch('GET', '/auth/me');
  }

  #headers(method: string, request: TestRequest): Headers {
    const headers = new Headers();
    if (this.#cookies.size > 0) {
      headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const token = this.#cookies.get(XSRF_COOKIE);
    if (token !== undefined && method !== 'GET') headers.set('x-xsrf-token', token);
    if (request.json !== undefined) headers.set('content-type', 'application/json');
    headers.set('sec-fetch-site', 'same-origin');
    for (const [name, value] of Object.entries(request.headers ?? {})) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
    return headers;
  }

  #keep(setCookie: string): void {
    const [pair = '', ...attributes] = setCookie.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const isRemoved = attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0');
    if (isRemoved) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(pair.indexOf('=') + 1));
  }
}
