import { request, type APIRequestContext } from '@playwright/test';
import { authenticate, EMAILS, sendChange, type Role } from './authenticate.ts';

/** The gate tests a release in a browser, which takes its time. */
const TIMEOUT_MS = 120_000;

/** A client of the service without a page: prepares a journey, or reads what is stored. */
export interface Caller {
  readonly get: <Reply>(path: string) => Promise<Reply>;
  readonly send: <Reply>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<Reply>;
}

/** Of an account. */
export type Email = `${string}@${string}`;

/** The service, for what a journey does without a page. */
export interface Service {
  /** A client of a demo account, of the account with an e-mail address, or of a new guest. */
  readonly as: (who: Role | 'guest' | Email) => Promise<Caller>;
  /** Has something undone after the journey, the last first. Returns what does it at once. */
  readonly undoLater: (undo: () => Promise<unknown>) => () => Promise<void>;
  /** Undoes what waits for it, and closes the clients, also after one of them has failed. */
  readonly close: () => Promise<void>;
}

/** Opens the service at an address. */
export function openService(baseURL: string): Service {
  const callers = new Map<string, Promise<Caller>>();
  const contexts: APIRequestContext[] = [];
  const undos: (() => Promise<void>)[] = [];

  async function open(who: string): Promise<Caller> {
    const api = await request.newContext({ baseURL, timeout: TIMEOUT_MS });
    contexts.push(api);
    if (who === 'guest') await api.get('/auth/me');
    else await authenticate(api, who in EMAILS ? EMAILS[who as Role] : who);
    return {
      get: async <Reply>(path: string) => (await (await api.get(path)).json()) as Reply,
      send: async <Reply>(method: string, path: string, body?: unknown) =>
        (await sendChange(api, method, path, body)) as Reply,
    };
  }

  return {
    as: (who) => {
      if (who === 'guest') return open(who);
      const caller = callers.get(who) ?? open(who);
      callers.set(who, caller);
      return caller;
    },
    undoLater: (undo) => {
      let isUndone = false;
      const undoOnce = async () => {
        if (isUndone) return;
        isUndone = true;
        await undo();
      };
      undos.push(undoOnce);
      return undoOnce;
    },
    close: async () => {
      const failures: string[] = [];
      for (const undo of undos.reverse()) await undo().catch((error) => failures.push(String(error)));
      for (const api of contexts) await api.dispose();
      if (failures.length > 0) throw new Error(`Not everything was undone:\n${failures.join('\n')}`);
    },
  };
}
