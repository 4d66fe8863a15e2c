import { createHash } from 'node:crypto';
import { ServiceError } from '../http/service-error.ts';
import type { Queryable } from './database.ts';
import { named } from './statement.ts';

/** So many at once, and one more per interval (the generic cell rate algorithm). */
export interface RateLimit {
  readonly purpose: string;
  readonly burst: number;
  readonly intervalMs: number;
  /**
   * The first refusal waits for the next interval; each one after such a wait doubles it, up to this. Without it, all
   * waits are as long as the first.
   */
  readonly longestWaitMs?: number;
}

/** After this time without a refusal, waits begin with the first again. */
const QUIET_MS = 3_600_000;
/** More make no wait longer. */
const MAX_STRIKES = 30;

/** One use of a limit, counted for a subject, e.g. a network. */
export interface Use {
  readonly limit: RateLimit;
  readonly subject: string;
}

/**
 * Each use moves the time until which its bucket counts as full by one interval, unless that of any bucket lies too far
 * ahead. Keys are written in their order, so that no two statements deadlock.
 */
const TAKE = named(
  'rate-limit.take',
  `INSERT INTO rate_limit AS r (key, full_until)
   SELECT u.key, $4::timestamptz + u.cost * interval '1 ms'
   FROM unnest($1::bytea[], $2::float8[]) AS u (key, cost)
   WHERE NOT EXISTS (
     SELECT FROM rate_limit f JOIN unnest($1::bytea[], $3::float8[]) AS u (key, depth) USING (key)
     WHERE f.full_until > $4 + u.depth * interval '1 ms')
   ORDER BY u.key
   ON CONFLICT (key) DO UPDATE SET full_until = greatest(r.full_until, $4) +
     (SELECT u.cost * interval '1 ms' FROM unnest($1::bytea[], $2::float8[]) AS u (key, cost) WHERE u.key = r.key)
   WHERE greatest(r.full_until, $4) <= $4 +
     (SELECT u.depth * interval '1 ms' FROM unnest($1::bytea[], $3::float8[]) AS u (key, depth) WHERE u.key = r.key)
   RETURNING key`,
);
const GIVE_BACK = named(
  'rate-limit.give-back',
  `WITH taken AS (
     SELECT r.key, u.cost FROM rate_limit r JOIN unnest($1::bytea[], $2::float8[]) AS u (key, cost) USING (key)
     WHERE r.key = ANY ($3::bytea[]) ORDER BY r.key FOR UPDATE OF r)
   UPDATE rate_limit r SET full_until = r.full_until - t.cost * interval '1 ms' FROM taken t WHERE r.key = t.key`,
);
const WAIT = named(
  'rate-limit.wait',
  `SELECT u.position::int, (extract(epoch FROM r.full_until - $3) * 1000 - u.depth)::float8 AS milliseconds
   FROM rate_limit r
   JOIN unnest($1::bytea[], $2::float8[]) WITH ORDINALITY AS u (key, depth, position) USING (key)
   ORDER BY milliseconds DESC LIMIT 1`,
);
/** A refusal during a wait does not count, so that a second press on a button costs nothing. */
const STRIKE = named(
  'rate-limit.strike',
  `WITH refusing AS (
     SELECT r.key, r.full_until, u.depth * interval '1 ms' AS depth, u.cost, u.longest,
       CASE WHEN r.waits_until > $5::timestamptz - interval '${QUIET_MS} ms'
         THEN least(r.strikes + 1, ${MAX_STRIKES}) ELSE 1 END AS strikes
     FROM rate_limit r
     JOIN unnest($1::bytea[], $2::float8[], $3::float8[], $4::float8[]) AS u (key, cost, depth, longest) USING (key)
     WHERE u.longest > 0 AND r.full_until > $5 + u.depth * interval '1 ms'
       AND (r.waits_until IS NULL OR r.waits_until <= $5)
     ORDER BY r.key FOR UPDATE OF r),
   waiting AS (
     SELECT key, strikes, depth, greatest(full_until - depth, CASE WHEN strikes > 1
       THEN $5 + least(longest, cost * 2 ^ (strikes - 1)) * interval '1 ms' END) AS until
     FROM refusing)
   UPDATE rate_limit r SET strikes = w.strikes, waits_until = w.until, full_until = w.until + w.depth
   FROM waiting w WHERE r.key = w.key`,
);
/** A bucket that has refused is remembered for the quiet hour. */
const PRUNE = named(
  'rate-limit.prune',
  `DELETE FROM rate_limit
   WHERE full_until < $1 AND (waits_until IS NULL OR waits_until < $1::timestamptz - interval '${QUIET_MS} ms')`,
);

const START_WAIT = named(
  'rate-limit.start-wait',
  `INSERT INTO rate_limit AS r (key, full_until, waits_until) VALUES ($1, $2, $2)
   ON CONFLICT (key) DO UPDATE SET full_until = $2, waits_until = $2
   WHERE r.waits_until < $3::timestamptz - interval '${QUIET_MS} ms'`,
);

/** Why a use was refused. */
export interface LimitRefusal {
  /** The limit with the longest wait. */
  readonly limit: RateLimit;
  /** Seconds until all limits would allow it. */
  readonly retryAfter: number;
}

/**
 * Takes one from each limit, or none from any.
 *
 * @throws ServiceError `rate_limited` with the seconds until all would allow it
 */
export async function takeFromLimits(db: Queryable, uses: readonly Use[], now: number): Promise<void> {
  const refusal = await tryLimits(db, uses, now);
  if (refusal) throw new ServiceError('rate_limited', { retryAfter: refusal.retryAfter });
}

/** The same, returning the refusal, if there is one. Only limits that refuse make their next wait longer. */
export async function tryLimits(
  db: Queryable,
  uses: readonly Use[],
  now: number,
): Promise<LimitRefusal | null> {
  const keys = uses.map(({ limit, subject }) => limitKey(limit.purpose, subject));
  const costs = uses.map(({ limit }) => limit.intervalMs);
  const depths = uses.map(({ limit }) => (limit.burst - 1) * limit.intervalMs);
  const at = new Date(now);
  const taken = await db.query<{ key: Buffer }>(TAKE, [keys, costs, depths, at]);
  if (taken.length === uses.length) return null;
  // Another request has taken the last of one bucket meanwhile.
  if (taken.length > 0) await db.execute(GIVE_BACK, [keys, costs, taken.map(({ key }) => key)]);
  await db.execute(STRIKE, [keys, costs, depths, uses.map(({ limit }) => limit.longestWaitMs ?? 0), at]);
  const wait = await db.first<{ position: number; milliseconds: number }>(WAIT, [keys, depths, at]);
  const longest = uses[(wait?.position ?? 1) - 1] ?? uses[0];
  if (!longest) return null;
  return { limit: longest.limit, retryAfter: Math.max(1, (wait?.milliseconds ?? 0) / 1000) };
}

/**
 * Notes that somebody waits from now on, unless it is noted already. Until an hour after the wait, `waits_until` of the
 * key's row tells that it is over.
 */
export async function startWait(db: Queryable, key: Buffer, waitMs: number, now: number): Promise<void> {
  await db.execute(START_WAIT, [key, new Date(now + waitMs), new Date(now)]);
}

/** Deletes the buckets that are empty and forgiven. */
export async function pruneLimits(db: Queryable, now: number): Promise<void> {
  await db.execute(PRUNE, [new Date(now)]);
}

/** The key of a row. Neither a phone nor a network stands in the table. */
export function limitKey(purpose: string, subject: string): Buffer {
  return createHash('sha256').update(`${purpose}\0${subject}`).digest();
}
