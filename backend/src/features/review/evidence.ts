import { REVIEW_PERIOD_DAYS } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { Trace } from '../session/trace.ts';

const DAY_MS = 86_400_000;
/** How long a browser or a network counts as the owner's. A network changes hands sooner. */
const OWN_DEVICE_DAYS = 90;
const OWN_NETWORK_DAYS = 30;
/** A network from which so many other owners act is a mobile carrier's gateway, and says nothing. */
const OWNERS_OF_A_GATEWAY = 3;

/**
 * No kitchen cooks and hands over in less: such an order was delivered on paper only, or the button pressed at once.
 */
export const QUICK_MS = 180_000;
/** How long before an order another one was placed that counts as history: accounts made for an attack have to wait. */
const HISTORY_HOURS = 24;

/**
 * What the database knows about the author of a new review. Earlier reviews are those of the restaurant within the
 * period that are published or held: what does not count, or was removed, blocks nobody.
 */
export interface Evidence {
  /** The account has an earlier review. */
  readonly is_repeated_account: boolean;
  /** A guest's phone and browser together have one. */
  readonly is_repeated_guest: boolean;
  /** The phone has one, for an order before or after this one. */
  readonly is_same_phone: boolean;
  /**
   * The account had an order delivered that was not quick, placed a day before this one elsewhere, or here longer ago
   * than the period.
   */
  readonly has_history: boolean;
  readonly is_own_phone: boolean;
  readonly is_own_device: boolean;
  readonly is_own_network: boolean;
  readonly is_same_device: boolean;
  /** An order before this one was paid with the same transfer, and has an earlier review. */
  readonly is_same_payment: boolean;
  /** Milliseconds from placing to delivery; null for an order that was not delivered. */
  readonly delivered_in: number | null;
  /**
   * Published reviews of the last week by authors like this one, with history or without: from the same network, of
   * quick orders, all.
   */
  readonly count_of_network: number;
  readonly count_of_quick: number;
  readonly count_of_week: number;
  readonly count_of_day: number;
}

const digits = (column: string) => String.raw`right(regexp_replace(${column}, '\D', '', 'g'), 8)`;

/** Whether a network, given as a hash, is a carrier's gateway. */
const isGateway = (hash: string) =>
  `(SELECT count(DISTINCT g.owner_id) FROM owner_trace g
    WHERE g.kind = 'network' AND g.hash = ${hash} AND g.owner_id IS DISTINCT FROM mine.owner_id AND g.seen_at > $7)
   >= ${OWNERS_OF_A_GATEWAY}`;

/** Milliseconds from placing to delivery. */
const deliveredIn = (order: string) =>
  `(SELECT extract(epoch FROM min(e.at) - ${order}.created_at) * 1000 FROM order_event e
    WHERE e.order_id = ${order}.id AND e.stage = 'delivered')::float8`;

const FIND = named(
  'review.evidence',
  `WITH mine AS (
     SELECT o.id, o.restaurant_id, o.user_id, o.phone, o.created_at, o.trace_device, o.trace_network,
       NULLIF(o.payment_reference, '') AS payment_reference, r.owner_id, r.phone AS restaurant_phone,
       u.phone AS owner_phone
     FROM customer_order o JOIN restaurant r ON r.id = o.restaurant_id LEFT JOIN app_user u ON u.id = r.owner_id
     WHERE o.id = $1),
   history AS (
     SELECT EXISTS (SELECT 1 FROM customer_order p JOIN restaurant q ON q.id = p.restaurant_id
       WHERE p.user_id = mine.user_id AND p.id <> mine.id AND p.stage = 'delivered'
         AND p.created_at <= mine.created_at - interval '${HISTORY_HOURS} hours'
         AND (q.owner_id IS DISTINCT FROM mine.owner_id
           OR p.created_at < mine.created_at - interval '${REVIEW_PERIOD_DAYS} days')
         AND ${deliveredIn('p')} >= ${QUICK_MS}) AS has_history
     FROM mine),
   recent AS (
     SELECT v.created_at AS at, v.state, v.weight, v.is_quick, p.user_id, p.phone, p.created_at, p.trace_device,
       p.trace_network, p.payment_reference
     FROM mine JOIN review v ON v.restaurant_id = mine.restaurant_id AND v.created_at > $4 AND v.order_id <> mine.id
       JOIN customer_order p ON p.id = v.order_id
     WHERE v.state IN ('published', 'held')),
   peer AS (
     SELECT recent.* FROM recent, history
     WHERE at > $5 AND state = 'published' AND (weight > 1) = has_history)
   SELECT
     EXISTS (SELECT 1 FROM recent WHERE user_id = mine.user_id) AS is_repeated_account,
     mine.user_id IS NULL AND EXISTS (SELECT 1 FROM recent
       WHERE phone = mine.phone AND trace_device = mine.trace_device) AS is_repeated_guest,
     EXISTS (SELECT 1 FROM recent WHERE phone = mine.phone) AS is_same_phone,
     has_history,
     mine.phone <> '' AND ${digits('mine.phone')} IN
       (COALESCE(${digits('mine.owner_phone')}, ''), COALESCE(${digits('mine.restaurant_phone')}, '')) AS is_own_phone,
     EXISTS (SELECT 1 FROM owner_trace t WHERE t.owner_id = mine.owner_id AND t.kind = 'device'
       AND t.hash IN (mine.trace_device, $2) AND t.seen_at > $6) AS is_own_device,
     EXISTS (SELECT 1 FROM owner_trace t WHERE t.owner_id = mine.owner_id AND t.kind = 'network'
       AND t.hash IN (mine.trace_network, $3) AND t.seen_at > $7 AND NOT ${isGateway('t.hash')}) AS is_own_network,
     EXISTS (SELECT 1 FROM recent WHERE trace_device IN (mine.trace_device, $2)) AS is_same_device,
     EXISTS (SELECT 1 FROM recent WHERE payment_reference = mine.payment_reference
       AND created_at < mine.created_at) AS is_same_payment,
     ${deliveredIn('mine')} AS delivered_in,
     (SELECT count(*) FROM peer WHERE trace_network = mine.trace_network
        AND NOT ${isGateway('mine.trace_network')})::int AS count_of_network,
     (SELECT count(*) FROM peer WHERE is_quick)::int AS count_of_quick,
     (SELECT count(*) FROM peer)::int AS count_of_week,
     (SELECT count(*) FROM peer WHERE at > $8)::int AS count_of_day
   FROM mine, history`,
);

/** @param trace of the request that writes the review, beside that of its order */
export async function findEvidence(
  db: Queryable,
  orderId: string,
  trace: Trace,
  now: number,
): Promise<Evidence> {
  const since = (days: number) => new Date(now - days * DAY_MS);
  const spans = [REVIEW_PERIOD_DAYS, 7, OWN_DEVICE_DAYS, OWN_NETWORK_DAYS, 1].map(since);
  const found = await db.first<Evidence>(FIND, [orderId, trace.device, trace.network, ...spans]);
  if (!found) throw new Error('The order of a review is gone');
  return found;
}
