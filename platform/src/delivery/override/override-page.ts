import { stringifySetCookie } from 'cookie';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { OVERRIDE_PATH } from '../../contract/index.ts';
import { commonSecurityHeaders } from '../http/security-headers.ts';
import { findOrigin as findOwnOrigin, languageOf } from '../http/request.ts';
import { nameRoute, readBody } from '../../common/index.ts';
import { isReleaseError, parseOverride, type LiveSource } from '../../contract/server/index.ts';
import {
  OVERRIDE_STYLES,
  OVERRIDE_STYLES_PATH,
  writeOverridePage,
  type OverrideView,
} from './override-html.ts';
import { OVERRIDE_COOKIE, type OverridePolicy } from './override-policy.ts';

/** What the page works with. */
export interface OverridePageOptions {
  readonly policy: OverridePolicy;
  readonly source: Pick<LiveSource, 'readLive'>;
  /** Which areas the sender of a request may load from elsewhere without a signed link: an admin's right. */
  readonly overridableBy: (request: IncomingMessage) => Promise<(area: string) => boolean>;
  readonly isSecure: (request: IncomingMessage) => boolean;
  /** Called for unexpected errors; for the log. */
  readonly onError?: (error: unknown) => void;
}

/** Handles a request for the page that turns overrides on and off; never rejects. */
export type OverridePage = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const HOUR_MS = 3_600_000;
/** How long an admin's override lasts: a working day. */
const LIFETIME_MS = 8 * HOUR_MS;
const MAX_BODY_BYTES = 8_192;
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Whether a request URL is the page's. */
export function isOverridePath(url: string): boolean {
  const [path] = url.split('?');
  return path === OVERRIDE_PATH || path === OVERRIDE_STYLES_PATH;
}

/**
 * Creates the page that turns overrides on and off. Opening a signed link only shows a question, since it may be opened
 * by mistake; submitting the form turns the overrides on.
 */
export function createOverridePage(options: OverridePageOptions): OverridePage {
  return async (request, response) => {
    try {
      await answer(request, response, options);
    } catch (error) {
      const isClientError = isReleaseError(error);
      if (!isClientError) options.onError?.(error);
      if (!response.headersSent)
        response.writeHead(isClientError ? 400 : 503, { 'cache-control': 'no-store' });
      response.end();
    }
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: OverridePageOptions,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  nameRoute(response, pathname);
  if (pathname === OVERRIDE_STYLES_PATH) return sendStyles(response);
  if (request.method === 'POST') return handleForm(request, response, options);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD, POST', 'cache-control': 'no-store' }).end();
    return undefined;
  }
  const page = pageOf(searchParams.get('page'));
  const value = searchParams.get('value');
  if (value === null)
    return sendPage(request, response, options, { page, view: await overview(request, options) });
  const permit = await options.policy.read(value);
  if (!permit) return refuse(request, response, options, 'refused');
  return sendPage(request, response, options, { page, view: { kind: 'question', permit, value } });
}

async function handleForm(
  request: IncomingMessage,
  response: ServerResponse,
  options: OverridePageOptions,
): Promise<void> {
  const form = new URLSearchParams(await readBody(request, MAX_BODY_BYTES));
  const page = pageOf(form.get('page'));
  if (!isOwnForm(request, options)) return refuse(request, response, options, 'refused');
  if (form.get('act') === 'off')
    return redirectWithCookie(request, response, options, { page, value: '', lifetimeMs: 0 });
  const value = form.get('value') ?? (await signAdminOverride(request, form, options));
  if (value === 'refusedOrigin') return refuse(request, response, options, 'refusedOrigin');
  const permit = value === undefined ? undefined : await options.policy.read(value);
  if (!permit || value === undefined) return refuse(request, response, options, 'refused');
  return redirectWithCookie(request, response, options, {
    page,
    value,
    lifetimeMs: permit.expiresAt - Date.now(),
  });
}

/** Adds an admin's override to those that are on already. */
async function signAdminOverride(
  request: IncomingMessage,
  form: URLSearchParams,
  { policy, overridableBy }: OverridePageOptions,
): Promise<string | undefined> {
  const area = form.get('area') ?? '';
  if (!(await overridableBy(request))(area)) return undefined;
  const override = parseOverride(area, (form.get('origin') ?? '').trim());
  if (!override || !policy.isAllowed(override.origin)) return 'refusedOrigin';
  const others = (await policy.find(request))?.overrides.filter(({ area }) => area !== override.area) ?? [];
  return policy.sign([...others, override], LIFETIME_MS);
}

/** Whether a form was submitted by this page, according to `Sec-Fetch-Site` or `Origin`. */
function isOwnForm(request: IncomingMessage, { isSecure }: OverridePageOptions): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  return origin !== undefined && origin === findOwnOrigin(request, isSecure(request));
}

async function overview(
  request: IncomingMessage,
  { policy, source, overridableBy }: OverridePageOptions,
): Promise<OverrideView> {
  const permit = await policy.find(request);
  const { registry } = await source.readLive();
  const areas = registry.areas.map(({ name }) => name).filter(await overridableBy(request));
  return { kind: 'overview', permit, areas };
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  options: OverridePageOptions,
  reason: 'refused' | 'refusedOrigin',
): Promise<void> {
  return sendPage(request, response, options, { page: '/', view: { kind: 'refusal', reason } });
}

async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { source, isSecure }: OverridePageOptions,
  { page, view }: { page: string; view: OverrideView },
): Promise<void> {
  const live = await source.readLive().catch(() => undefined);
  const body = writeOverridePage({ view, page, language: languageOf(request), shell: live?.shell });
  response.writeHead(view.kind === 'refusal' ? 403 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
    ...commonSecurityHeaders({ isSecure: isSecure(request) }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function redirectWithCookie(
  request: IncomingMessage,
  response: ServerResponse,
  { isSecure }: OverridePageOptions,
  { page, value, lifetimeMs }: { page: string; value: string; lifetimeMs: number },
): void {
  const cookie = stringifySetCookie({
    name: OVERRIDE_COOKIE,
    value,
    maxAge: Math.floor(lifetimeMs / 1000),
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
  });
  response.writeHead(303, { location: page, 'set-cookie': cookie, 'cache-control': 'no-store' });
  response.end();
}

function sendStyles(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(OVERRIDE_STYLES);
}

/** Returns the path if it is on this site, else `/`. */
function pageOf(text: string | null): string {
  return text !== null && /^\/(?![/\\])[^\s\\]*$/.test(text) ? text : '/';
}
