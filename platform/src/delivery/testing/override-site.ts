import { once } from 'node:events';
import http from 'node:http';
import type { TestContext } from 'node:test';
import type { LiveRegistry } from '../../contract/index.ts';
import { createDelivery } from '../delivery.ts';
import { createOverridePage, isOverridePath } from '../override/override-page.ts';
import { OverridePolicy } from '../override/override-policy.ts';
import { readAllowedOrigins } from '../override/allowed-origins.ts';
import { signOverrides } from '../../contract/server/index.ts';
import { StoreSource } from '../../registry/index.ts';
import { goLive, temporaryStore } from '../../registry/testing/fixtures.ts';

/** The site's secret. */
export const SECRET = 'a secret';
export const HOUR = 3_600_000;
/** The override that tests turn on. */
export const DEMO = { area: 'mf-demo', origin: 'http://127.0.0.1:3012' };
export const ADMIN = { cookie: 'session=admin' };
export const OWN_FORM = { 'sec-fetch-site': 'same-origin' };

/** The signed value of an override link. */
export function valueOf(
  overrides: readonly { area: string; origin: string }[],
  lifetime = HOUR,
  secret = SECRET,
): string {
  return signOverrides(secret, { overrides, expiresAt: Date.now() + lifetime });
}

interface Call {
  readonly headers?: Record<string, string>;
  readonly form?: Record<string, string>;
}

/** Starts a site with an override page. */
export async function site(context: TestContext, allowed = 'loopback') {
  const { store } = await temporaryStore(context);
  await goLive(context, store, { name: 'shell' });
  const version = await goLive(context, store, {
    area: { mounts: [{ path: '/', isRendered: true }] },
  });
  await goLive(context, store, { name: 'mf-other', area: { mounts: [{ path: '/other' }] } });
  const source = new StoreSource(store);
  const policy = new OverridePolicy({
    isAllowed: readAllowedOrigins(allowed),
    readSecret: () => Promise.resolve(SECRET),
  });
  const page = createOverridePage({
    policy,
    source,
    overridableBy: ({ headers }) => {
      const session = /session=(\w+)/.exec(headers.cookie ?? '')?.[1];
      return Promise.resolve((area) => session === 'admin' || (session === 'limited' && area === 'mf-demo'));
    },
    isSecure: () => false,
  });
  const delivery = createDelivery({ source, overridePolicy: policy });
  const server = http.createServer((request, response) => {
    void (isOverridePath(request.url ?? '/') ? page : delivery)(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => server.close());
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const sendRequest = async (path: string, { headers = {}, form }: Call = {}) => {
    const reply = await fetch(origin + path, {
      redirect: 'manual',
      headers: { accept: 'text/html', ...headers },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  };
  const turnOn = async (form: Record<string, string>, headers: Record<string, string> = OWN_FORM) => {
    const reply = await sendRequest('/platform/override', { form: { act: 'on', ...form }, headers });
    return { ...reply, cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };
  const areaOn = async (cookie: string) => {
    const { text } = await sendRequest('/registry.json', { headers: { cookie } });
    const registry = JSON.parse(text) as LiveRegistry;
    return { registry, area: registry.areas.find(({ name }) => name === 'mf-demo') };
  };
  return { origin, version, sendRequest, turnOn, areaOn };
}
