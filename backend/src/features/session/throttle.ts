import { createHash } from 'node:crypto';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { ServiceError } from '../../infra/http/service-error.ts';

const DAY_MS = 86_400_000;

/** Limits of attempts before waits begin to grow. */
export interface ThrottleRule {
  readonly purpose: string;
  /** Attempts without a wait. */
  readonly free: number;
  /** Longest wait in seconds: nobody is locked out for good. */
  readonly longestWait: number;
  /** Milliseconds without an attempt after which counting restarts; 15 minutes by default. */
  readonly forgetAfter?: number;
}

/** Sign-in to one account from one network or known device: after 5 failures 1, 3, 7, 15 … seconds. */
export const SIGN_IN: ThrottleRule = { purpose: 'sign-in', free: 5, longestWait: 300 };
/** Sign-in to one account from all networks together; a known device of the account's owner is not counted. */
export const SIGN_IN_ACCOUNT: ThrottleRule = { purpose: 'sign-in-account', free: 30, longestWait: 60 };
/** Sign-in to any account from one network; many people share one behind a carrier's gateway. */
export const SIGN_IN_ADDRESS: ThrottleRule = { purpose: 'sign-in-address', free: 60, longestWait: 60 };
/**
 * Codes of the second step for one account: from one network or known device, from all networks together, and of
 * somebody who is signed in. There are a million codes, of which three are right at a time, so a day's guesses count
 * together, and from all networks there is one an hour in the end.
 */
export const SECOND_STEP: ThrottleRule = {
  purpose: 'second-step',
  free: 5,
  longestWait: 900,
  forgetAfter: DAY_MS,
};
export const SECOND_STEP_ACCOUNT: ThrottleRule = {
  purpose: 'second-step-account',
  free: 10,
  longestWait: 3600,
  forgetAfter: DAY_MS,
};
export const VERIFICATION_CODE: ThrottleRule = {
  purpose: 'verification-code',
  free: 5,
  longestWait: 900,
  forgetAfter: DAY_MS,
};
/**
 * Orders by code and the last four digits of their phone: of all codes from one network, of one code from one network,
 * and of one code from all networks together, but for the network that the order came from, which counts apart. So of
 * the 10,000 endings of a known code few hundred are looked at in the week in which a code opens its order.
 */
export const TRACKING_NETWORK: ThrottleRule = { purpose: 'tracking-network', free: 60, longestWait: 60 };
export const TRACKING_CODE_NETWORK: ThrottleRule = {
  purpose: 'tracking-code-network',
  free: 5,
  longestWait: 900,
  forgetAfter: DAY_MS,
};
export const TRACKING_CODE: ThrottleRule = {
  purpose: 'tracking-code',
  free: 20,
  longestWait: 3600,
  forgetAfter: DAY_MS,
};
export const REGISTRATION: ThrottleRule = { purpose: 'registration', free: 60, longestWait: 60 };
/** Registrations of one address from one network, where each sends a mail. */
export const REGISTRATION_MAIL: ThrottleRule = { purpose: 'registration-mail', free: 3, longestWait: 300 };
/** Mails with a link, to any account from one network; to one account from one network; to oneself. */
export const MAIL_ADDRESS: ThrottleRule = { purpose: 'mail-address', free: 30, longestWait: 60 };
export const RESET_MAIL: ThrottleRule = { purpose: 'reset-mail', free: 3, longestWait: 300 };
export const VERIFICATION_MAIL: ThrottleRule = { purpose: 'confirmation-mail', free: 3, longestWait: 300 };
export const CONTACT: ThrottleRule = { purpose: 'contact', free: 20, longestWait: 300 };

const FORGET_MS = 15 * 60_000;

/**
 * Counts one attempt, unless the key has to wait. In one statement, so that attempts sent at the same time, even to
 * several instances, cannot pass under one count. A wait longer than the longest comes from a clock that was wrong; no
 * wait lies well in the past, so that of attempts sent at once none waits for another that began a moment later.
 */
const attempt = named(
  'throttle.attempt',
  `INSERT INTO login_throttle AS t (key, failures, updated_at, blocked_until) VALUES ($1, 1, $2, $3)
   ON CONFLICT (key) DO UPDATE SET
     failures = CASE WHEN t.updated_at < $3 THEN 1 ELSE t.failures + 1 END,
     blocked_until = CASE
       WHEN t.updated_at < $3 OR t.failures < $4::integer THEN $3
       ELSE $2 + make_interval(secs =>
         least($5::double precision, power(2, least(30, t.failures + 1 - $4::integer)) - 1)) END,
     updated_at = $2
   WHERE t.blocked_until <= $2 OR t.blocked_until > $2 + make_interval(secs => $5)
   RETURNING failures`,
);
const blockedUntil = named(
  'throttle.blockedUntil',
  'SELECT blocked_until FROM login_throttle WHERE key = $1',
);
const forgive = named(
  'throttle.forgive',
  `UPDATE login_throttle SET failures = greatest(0, failures - $3), blocked_until = $2 WHERE key = $1`,
);
const forget = named('throttle.forget', 'DELETE FROM login_throttle WHERE key = $1');
const prune = named(
  'throttle.prune',
  'DELETE FROM login_throttle WHERE updated_at < $1 AND blocked_until < $1',
);

/** The table contains neither e-mail addresses nor networks. */
function keyOf(rule: ThrottleRule, subject: string): Buffer {
  return createHash('sha256').update(`${rule.purpose}\0${subject}`).digest();
}

/**
 * Counts an attempt as failed before it is made; call {@link forgetAttempts} or {@link forgiveAttempt} once it
 * succeeds.
 *
 * @returns how many have failed, this one included
 * @throws ServiceError `rate_limited` with the seconds to wait
 */
export async function countAttempt(
  db: Queryable,
  rule: ThrottleRule,
  subject: string,
  now: number,
): Promise<number> {
  const key = keyOf(rule, subject);
  const forgetBefore = new Date(now - (rule.forgetAfter ?? FORGET_MS));
  const values = [key, new Date(now), forgetBefore, rule.free, rule.longestWait];
  const counted = await db.first<{ failures: number }>(attempt, values);
  if (counted) return counted.failures;
  const row = await db.first<{ blocked_until: Date }>(blockedUntil, [key]);
  const wait = row ? (row.blocked_until.getTime() - now) / 1000 : 1;
  throw new ServiceError('rate_limited', { retryAfter: Math.max(1, wait) });
}

/** After a success: earlier failures no longer count. */
export async function forgetAttempts(db: Queryable, rule: ThrottleRule, subject: string): Promise<void> {
  await db.execute(forget, [keyOf(rule, subject)]);
}

/** After a success: this attempt, or so many, do not count; earlier failures still do. */
export async function forgiveAttempt(
  db: Queryable,
  rule: ThrottleRule,
  subject: string,
  now: number,
  count = 1,
): Promise<void> {
  await db.execute(forgive, [keyOf(rule, subject), new Date(now - FORGET_MS), count]);
}

export async function pruneAttempts(db: Queryable, now: number): Promise<void> {
  await db.execute(prune, [new Date(now - DAY_MS)]);
}
