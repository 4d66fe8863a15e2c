import type { Database, Transaction } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { dayStartSql, daysUpTo, localDay } from '../../lib/local-time.ts';
import { LONG_DAYS, lastClosedDay } from './periods.ts';
import { WAIT_STEPS } from './quantile.ts';
import { SOLD_SQL } from './sold.ts';

/** One region's day. */
export interface RegionCell {
  /** Null for restaurants without a region. */
  readonly region: string | null;
  readonly orders: number;
  /** In minor units. */
  readonly takings: number;
  /** Restaurants with orders. */
  readonly restaurants: number;
  /** Accepted orders by the step of `WAIT_STEPS` in which they were. */
  readonly accepted: Readonly<Record<string, number>> | null;
}

/** Figures of all regions together. */
export type DaySums = Pick<RegionCell, 'orders' | 'takings' | 'restaurants'>;

export interface MarketplaceDay {
  readonly day: string;
  readonly regions: readonly RegionCell[];
  /** The day a week before, up to the time of day of `computed_at`; of use only while the day is not over. */
  readonly week_before: DaySums | null;
  readonly computed_at: Date;
}

/** Milliseconds between counts of today: the cost grows during the day. */
const MAX_AGE_MS = 60_000;
/** Most days that one statement counts, so that it stays within the time limit. */
const BATCH_DAYS = 10;
const WEEK_MS = 7 * 24 * 3_600_000;

const FIND = named(
  'statistics.marketplace',
  `SELECT m.day, m.regions, m.week_before, m.computed_at,
     EXISTS (SELECT FROM marketplace_stale_day d WHERE d.day = m.day) AS is_stale
   FROM marketplace_day m WHERE m.day >= $1 AND m.day <= $2 ORDER BY m.day`,
);

/** The days of the long period; missing and outdated ones are counted now. */
export async function findMarketplaceDays(db: Database, now: number): Promise<MarketplaceDay[]> {
  const today = localDay(now);
  const days = daysUpTo(today, LONG_DAYS);
  const read = () => db.reads.query<MarketplaceDay & { is_stale: boolean }>(FIND, [days[0], today]);
  const found = await read();
  const fresh = found.filter((row) => !row.is_stale && isFresh(row, now)).map(({ day }) => day);
  const due = days.filter((day) => !fresh.includes(day));
  if (due.length === 0) return found;
  for (let start = 0; start < due.length; start += BATCH_DAYS) {
    const batch = due.slice(start, start + BATCH_DAYS);
    await db.transaction((transaction) => refresh(transaction, batch, now));
  }
  return read();
}

/** A past day is counted once, today repeatedly. */
function isFresh(
  { day, computed_at: computedAt, week_before: before }: MarketplaceDay,
  now: number,
): boolean {
  const at = computedAt.getTime();
  return day <= lastClosedDay(at) || (day > lastClosedDay(now) && before !== null && now - at < MAX_AGE_MS);
}

const BEGIN = named(
  'statistics.begin-days',
  `INSERT INTO marketplace_day (day, regions, computed_at)
   SELECT day, '[]', to_timestamp(0) FROM unnest($1::date[]) AS t (day) ORDER BY day ON CONFLICT DO NOTHING`,
);
const LOCK = named(
  'statistics.lock-days',
  'SELECT day FROM marketplace_day WHERE day = ANY ($1::date[]) ORDER BY day FOR UPDATE',
);
const TAKE_STALE = named(
  'statistics.take-stale-days',
  'DELETE FROM marketplace_stale_day WHERE day = ANY ($1::date[])',
);

const COUNT = named(
  'statistics.count-days',
  `WITH placed AS (
     SELECT d.day, r.region, o.restaurant_id, o.total, o.stage,
       width_bucket(extract(epoch FROM o.accepted_at - o.created_at)::float8, $2::float8[]) AS step
     FROM unnest($1::date[]) AS d (day)
       JOIN customer_order o ON o.created_at >= ${dayStartSql('d.day')} AND o.created_at < ${dayStartSql('d.day', 1)}
       JOIN restaurant r ON r.id = o.restaurant_id
     WHERE o.hidden_at IS NULL),
   waits AS (
     SELECT day, region, jsonb_object_agg(step, orders) AS accepted
     FROM (SELECT day, region, step, count(*) AS orders FROM placed WHERE step IS NOT NULL
           GROUP BY day, region, step) AS steps
     GROUP BY day, region),
   sums AS (
     SELECT day, region, count(*) AS orders, COALESCE(sum(total) FILTER (WHERE stage IN ${SOLD_SQL}), 0) AS takings,
       count(DISTINCT restaurant_id) AS restaurants
     FROM placed GROUP BY day, region),
   cells AS (
     SELECT s.day, jsonb_agg(jsonb_build_object('region', s.region, 'orders', s.orders, 'takings', s.takings,
       'restaurants', s.restaurants, 'accepted', w.accepted)) AS regions
     FROM sums s LEFT JOIN waits w ON w.day = s.day AND w.region IS NOT DISTINCT FROM s.region GROUP BY s.day)
   UPDATE marketplace_day m SET computed_at = $3, regions = COALESCE(c.regions, '[]')
   FROM unnest($1::date[]) AS d (day) LEFT JOIN cells c ON c.day = d.day
   WHERE m.day = d.day`,
);

const COUNT_WEEK_BEFORE = named(
  'statistics.count-week-before',
  `UPDATE marketplace_day SET week_before = (
     SELECT jsonb_build_object('orders', count(*), 'restaurants', count(DISTINCT restaurant_id),
       'takings', COALESCE(sum(total) FILTER (WHERE stage IN ${SOLD_SQL}), 0))
     FROM customer_order
     WHERE hidden_at IS NULL AND created_at >= ${dayStartSql('$1', -7)} AND created_at <= $2)
   WHERE day = $1`,
);

/** Counts days again. Concurrent callers wait, so that no older count is stored over a newer one. */
async function refresh(db: Transaction, days: readonly string[], now: number): Promise<void> {
  await db.execute(BEGIN, [days]);
  await db.query(LOCK, [days]);
  await db.execute(TAKE_STALE, [days]);
  await db.execute(COUNT, [days, WAIT_STEPS, new Date(now)]);
  const today = localDay(now);
  if (days.includes(today)) await db.execute(COUNT_WEEK_BEFORE, [today, new Date(now - WEEK_MS)]);
}
