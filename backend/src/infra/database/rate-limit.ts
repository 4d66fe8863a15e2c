import { createHash } from 'node:crypto';
import { ServiceError } from '../http/service-error.ts';
import type { Database, Queryable } from './database.ts';
import { named } from './statement.ts';

/** So many at once, and one more per interval (the generic cell rate algorithm). */
export interface RateLimit {
  readonly purpose: string;
  readonly burst: number;
  readonly intervalMs: number;
}

/** One use of a limit, counted for a subject, e.g. a network. */
export interface Use {
  readonly limit: RateLimit;
  readonly subject: string;
}

/**
 * Each use moves the time until which its bucket counts as full by one interval, unless that lies too far ahead. Keys
 * are written in their order, so that no two statements deadlock.
 */
const TAKE = named(
  'rate-limit.take',
  `INSERT INTO rate_limit AS r (key, full_until)
   SELECT u.key, $4::timestamptz + u.cost * interval '1 ms'
   FROM unnest($1::bytea[], $2::float8[], $3::float8[]) AS u (key, cost, depth) ORDER BY u.key
   ON CONFLICT (key) DO UPDATE SET full_until = greatest(r.full_until, $4) +
     (SELECT u.cost * interval '1 ms' FROM unnest($1::bytea[], $2::float8[]) AS u (key, cost) WHERE u.key = r.key)
   WHERE greatest(r.full_until, $4) <= $4 +
     (SELECT u.depth * interval '1 ms' FROM unnest($1::bytea[], $3::float8[]) AS u (key, depth) WHERE u.key = r.key)
   RETURNING key`,
);
const WAIT = named(
  'rate-limit.wait',
  `SELECT max(extract(epoch FROM r.full_until - $3) * 1000 - u.depth)::float8 AS milliseconds
   FROM rate_limit r JOIN unnest($1::bytea[], $2::float8[]) AS u (key, depth) USING (key)`,
);
const PRUNE = named('rate-limit.prune', 'DELETE FROM rate_limit WHERE full_until < $1');

/**
 * Takes one from each limit, or none from any.
 *
 * @throws ServiceError `rate_limited` with the seconds until all would allow it
 */
export async function takeFromLimits(db: Database, uses: readonly Use[], now: number): Promise<void> {
  const keys = uses.map(keyOf);
  const costs = uses.map(({ limit }) => limit.intervalMs);
  const depths = uses.map(({ limit }) => (limit.burst - 1) * limit.intervalMs);
  await db.transaction(async (transaction) => {
    const taken = await transaction.query(TAKE, [keys, costs, depths, new Date(now)]);
    if (taken.length === uses.length) return;
    const wait = await transaction.first<{ milliseconds: number }>(WAIT, [keys, depths, new Date(now)]);
    throw new ServiceError('rate_limited', { retryAfter: Math.max(1, (wait?.milliseconds ?? 0) / 1000) });
  });
}

/** Deletes the buckets that are empty. */
export async function pruneLimits(db: Queryable, now: number): Promise<void> {
  await db.execute(PRUNE, [new Date(now)]);
}

/** Neither a phone nor a network stands in the table. */
function keyOf({ limit, subject }: Use): Buffer {
  return createHash('sha256').update(`${limit.purpose}\0${subject}`).digest();
}
