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
 * Each use moves the time until which its bucket counts as full by one interval, unless that of any bucket of the same
 * attempt lies too far ahead. Keys are written in their order, so that no two statements deadlock.
 */
const TAKE = named(
  'rate-limit.take',
  `WITH given AS (
     SELECT attempt, key, cost * interval '1 ms' AS cost, depth * interval '1 ms' AS depth, at
     FROM unnest($1::int[], $2::bytea[], $3::float8[], $4::float8[], $5::timestamptz[]) AS u (attempt, key, cost, depth, at)),
   refused AS (SELECT g.attempt FROM given g JOIN rate_limit f USING (key) WHERE f.full_until > g.at + g.depth)
   INSERT INTO rate_limit AS r (key, full_until)
   SELECT key, at + cost FROM given WHERE attempt NOT IN (SELECT attempt FROM refused) ORDER BY key
   ON CONFLICT (key) DO UPDATE SET full_until = (
     SELECT greatest(r.full_until, g.at) + g.cost FROM given g WHERE g.key = r.key)
   WHERE r.full_until <= (SELECT g.at + g.depth FROM given g WHERE g.key = r.key)
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
  const [refusal = null] = await tryLimitsTogether(db, [{ uses, now }]);
  return refusal;
}

/** Uses of which all count, or none. */
export interface Attempt {
  readonly uses: readonly Use[];
  readonly now: number;
}

interface KeyedAttempt extends Attempt {
  readonly keys: readonly Buffer[];
}

/** The same for several attempts; those that use no bucket together share a statement. */
export async function tryLimitsTogether(
  db: Queryable,
  attempts: readonly Attempt[],
): Promise<(LimitRefusal | null)[]> {
  const refusals = new Map<Attempt, LimitRefusal | null>();
  const take = async (group: readonly KeyedAttempt[]) => {
    const taken = await takeFor(db, group);
    const keyed = group.map(async (attempt) => {
      const own = attempt.keys.filter((key) => taken.has(key.toString('hex')));
      refusals.set(attempt, own.length === attempt.keys.length ? null : await refuse(db, attempt, own));
    });
    await Promise.all(keyed);
  };
  const keyed = attempts.map(({ uses, now }) => ({
    ...{ uses, now },
    keys: uses.map(({ limit, subject }) => limitKey(limit.purpose, subject)),
  }));
  await Promise.all(withoutCommonKeys(keyed).map(take));
  return keyed.map((attempt) => refusals.get(attempt) ?? null);
}

/** A statement cannot write one row twice. */
function withoutCommonKeys(attempts: readonly KeyedAttempt[]): KeyedAttempt[][] {
  const groups: { readonly members: KeyedAttempt[]; readonly keys: Set<string> }[] = [];
  for (const attempt of attempts) {
    const keys = attempt.keys.map((key) => key.toString('hex'));
    let group = groups.find((each) => !keys.some((key) => each.keys.has(key)));
    if (!group) groups.push((group = { members: [], keys: new Set() }));
    group.members.push(attempt);
    for (const key of keys) group.keys.add(key);
  }
  return groups.map(({ members }) => members);
}

/** The keys of buckets that were taken from, in hexadecimal digits. */
async function takeFor(db: Queryable, group: readonly KeyedAttempt[]): Promise<Set<string>> {
  const rows = group.flatMap(({ uses, keys, now }, attempt) =>
    uses.map(({ limit }, index) => ({ attempt, key: keys[index], limit, at: new Date(now) })),
  );
  const taken = await db.query<{ key: Buffer }>(TAKE, [
    rows.map(({ attempt }) => attempt),
    rows.map(({ key }) => key),
    rows.map(({ limit }) => limit.intervalMs),
    rows.map(({ limit }) => depthOf(limit)),
    rows.map(({ at }) => at),
  ]);
  return new Set(taken.map(({ key }) => key.toString('hex')));
}

function depthOf({ burst, intervalMs }: RateLimit): number {
  return (burst - 1) * intervalMs;
}

/** @param taken keys of its buckets that were taken from: another request took the last of one bucket meanwhile */
async function refuse(
  db: Queryable,
  { uses, keys, now }: KeyedAttempt,
  taken: readonly Buffer[],
): Promise<LimitRefusal | null> {
  const costs = uses.map(({ limit }) => limit.intervalMs);
  const depths = uses.map(({ limit }) => depthOf(limit));
  const at = new Date(now);
  if (taken.length > 0) await db.execute(GIVE_BACK, [keys, costs, taken]);
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
