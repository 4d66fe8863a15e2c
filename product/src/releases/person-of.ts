import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sessionCookieOf, type IdentifyPerson, type ServiceConfig } from 'backend';
import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
const MAX_SESSIONS = 2000;
/** A page does not wait longer for what only its report needs. */
const MAX_WAIT_MS = 100;
const NOBODY = '';

/**
 * Finds the person behind a request for a page, for its token. Asks the service only for a request with a session, once
 * a minute; when the service is slow or away the page counts for its network.
 */
export function createPersonOf(
  config: Pick<ServiceConfig, 'isSecure'>,
  identify: IdentifyPerson,
): (request: Pick<IncomingMessage, 'headers'>) => Promise<string | undefined> {
  const known = new LRUCache<string, string>({ max: MAX_SESSIONS, ttl: MINUTE_MS });
  return async ({ headers }) => {
    const cookie = sessionCookieOf(config, headers.cookie);
    if (cookie === undefined) return undefined;
    const present = known.get(cookie);
    if (present !== undefined) return present || undefined;
    const asked = identify({ headers }).then((person) => {
      known.set(cookie, person ?? NOBODY);
      return person;
    });
    return Promise.race([asked, sleep(MAX_WAIT_MS, undefined, { ref: false })]);
  };
}
