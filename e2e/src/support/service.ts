import { request } from 'playwright-core';
import { authenticate, EMAILS, sendChange, type Role } from './authenticate.ts';
import { getProduct } from './stage.ts';

/** The gate tests a release in a browser, which takes its time. */
const TIMEOUT_MS = 120_000;

/** A client of the service without a page: prepares a test, or reads what is stored. */
export interface Caller {
  get: <Reply>(path: string) => Promise<Reply>;
  send: <Reply>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<Reply>;
  close: () => Promise<void>;
}

/** Opens a client of the service: signed out, or signed in to an account. */
async function callService(email?: string): Promise<Caller> {
  const api = await request.newContext({ baseURL: getProduct().address, timeout: TIMEOUT_MS });
  if (email) await authenticate(api, email);
  else await api.get('/auth/me');
  return {
    get: async <Reply>(path: string) => (await (await api.get(path)).json()) as Reply,
    send: async <Reply>(method: string, path: string, body?: unknown) =>
      (await sendChange(api, method, path, body)) as Reply,
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
