import { setTimeout as sleep } from 'node:timers/promises';
import { request, type APIRequestContext } from 'playwright-core';
import { getProduct } from './stage.ts';

/** The demo accounts, by role. */
export const EMAILS = {
  admin: 'admin@maida.example',
  provider: 'provider@maida.example',
  customer: 'customer@maida.example',
} as const;
export type Role = keyof typeof EMAILS;
export const PASSWORD = 'maida-demo';
/** The gate tests a release in a browser, which takes its time. */
const TIMEOUT_MS = 120_000;

/** A client of the service without a page: prepares a test, or reads what is stored. */
export interface Caller {
  get: <Reply>(path: string) => Promise<Reply>;
  send: <Reply>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<Reply>;
  close: () => Promise<void>;
}

/** Sends a change with the XSRF token of the cookies, as a page does. @throws when it is refused */
async function change(
  api: APIRequestContext,
  method: string,
  path: string,
  data?: unknown,
): Promise<unknown> {
  const { cookies } = await api.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { 'X-XSRF-TOKEN': token };
  const ask = () => api.fetch(path, { method, headers, ...(data !== undefined && { data }) });
  let reply = await ask();
  // All demo users sign in from one address, and the service may throttle them.
  for (let attempt = 0; reply.status() === 429 && attempt < 5; attempt += 1) {
    await sleep(Number(reply.headers()['retry-after'] ?? 1) * 1000);
    reply = await ask();
  }
  const text = await reply.text();
  if (!reply.ok()) throw new Error(`${method} ${path} answered ${reply.status()}: ${text}`);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

/** Signs in without a page. Returns cookies, which sign a browser in, too. */
export async function authenticate(api: APIRequestContext, email: string): Promise<void> {
  await api.get('/auth/me');
  await change(api, 'POST', '/auth/login', { email, password: PASSWORD });
}

/** Opens a client of the service: signed out, or signed in to an account. */
async function callService(email?: string): Promise<Caller> {
  const api = await request.newContext({ baseURL: getProduct().address, timeout: TIMEOUT_MS });
  if (email) await authenticate(api, email);
  else await api.get('/auth/me');
  return {
    get: async <Reply>(path: string) => (await (await api.get(path)).json()) as Reply,
    send: async <Reply>(method: string, path: string, body?: unknown) =>
      (await change(api, method, path, body)) as Reply,
    close: () => api.dispose(),
  };
}

/** Runs an action with a demo user's client or a signed-out one, and closes it afterwards. */
export function withCaller<T>(who: Role | undefined, act: (caller: Caller) => Promise<T>): Promise<T> {
  return withAccount(who && EMAILS[who], act);
}

/** Acts as a demo account. */
export async function withAccount<T>(
  email: string | undefined,
  act: (caller: Caller) => Promise<T>,
): Promise<T> {
  const caller = await callService(email);
  try {
    return await act(caller);
  } finally {
    await caller.close();
  }
}
