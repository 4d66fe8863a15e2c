import { Agent } from 'node:http';
import { randomBytes } from 'node:crypto';
import { requestPage } from './request-page.ts';

/** Pages per second. */
const STORM_RATE = 240;
const MOST_AT_ONCE = 10;

/** The address that a request comes from, by its number. */
export type Sender = (request: number) => string;

/** A running storm. */
export interface Storm {
  /** Ends it once its last page has come. Gives the number of pages that it has asked for. */
  readonly stop: () => Promise<number>;
}

/** What a page is asked for: nothing that a cache could have, since each text is new. */
const KINDS: readonly ((text: string) => { path: string; cookie?: string })[] = [
  (text) => ({ path: `/?u=${text}` }),
  (text) => ({ path: `/?q=${text}` }),
  (text) => ({ path: '/provider', cookie: `maida_session=${text}` }),
];

/** Asks for pages at a steady rate, whether or not they come, as `sender` by the number of the request. */
export function startStorm(address: string, sender: Sender): Storm {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const under = new Set<Promise<unknown>>();
  let count = 0;
  let owed = 0;
  let last = performance.now();
  const ask = () => {
    const kind = KINDS[count % KINDS.length];
    const { path, cookie } = kind?.(randomBytes(32).toString('base64url')) ?? { path: '/' };
    const headers = { 'x-forwarded-for': sender(count), ...(cookie ? { cookie } : {}) };
    count += 1;
    const page = requestPage(address + path, headers, agent).catch(() => undefined);
    under.add(page);
    void page.then(() => under.delete(page));
  };
  const timer = setInterval(() => {
    const now = performance.now();
    // What a busy machine has missed is not made up for, or the storm would grow.
    owed = Math.min(MOST_AT_ONCE, owed + ((now - last) / 1000) * STORM_RATE);
    last = now;
    for (; owed >= 1; owed -= 1) ask();
  }, 10);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(under);
      agent.destroy();
      return count;
    },
  };
}
