import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import type { LiveEntry, Reason } from '../contract/server/index.ts';
import { WORKSPACE } from './apps.ts';

/** Hexadecimal digits that tell checkouts on one machine apart. */
const CHECKOUT_DIGITS = 6;

/** The author and reason of what the start of a checkout releases: `start <machine>-<checkout>`. */
export function reasonOfStart(workspace = WORKSPACE): Reason {
  const checkout = createHash('sha256').update(workspace).digest('hex').slice(0, CHECKOUT_DIGITS);
  return { who: `start ${hostname()}-${checkout}`, why: 'the sources changed' };
}

/**
 * Whether this checkout's start released what is live. What anybody else released, rolled back to or tries on some of
 * the visitors, another checkout's start included, is not for a start to replace.
 */
export function isReleasedByStart({ by, canary }: LiveEntry, reason = reasonOfStart()): boolean {
  return by?.kind === 'promote' && by.who === reason.who && canary === undefined;
}
