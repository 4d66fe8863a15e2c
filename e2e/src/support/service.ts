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
/** A release is tried in a browser before it is taken live. */
const TIMEOUT_MS = 120_000;

/** Somebody who talks to the service without a page: sets a scene, or looks at what is stored. */
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
  // All the demo people sign in from one address, and the service may ask them to wait a moment.
  for (let attempt = 0; reply.status() === 429 && attempt < 5; attempt += 1) {
    await sleep(Number(reply.headers()['retry-after'] ?? 1) * 1000);
    reply = await ask();
  }
  const text = await reply.text();
  if (!reply.ok()) throw new Error(`${method} ${path} answered ${reply.status()}: ${text}`);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

/** Signs in by the service alone; a browser whose cookies these are is signed in, too. */
export async function authenticate(api: APIRequestContext, email: string): Promise<void> {
  await api.get('/auth/me');
  await change(api, 'POST', '/auth/login', { email, password: PASSWORD });
}

/** Opens a conversation with the service: as nobody, or signed in to an account. */
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

/** Lets one of the demo people act, or nobody, and ends the conversation whatever happens. */
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
