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

/** What the database knows about the author of a new review. */
export interface Evidence {
  /** The account has reviewed the restaurant within the period. */
  readonly is_repeated_account: boolean;
  /** The phone has, for an order before this one. */
  readonly is_repeated_phone: boolean;
  /** The phone has, for an order after this one. */
  readonly is_overtaken_phone: boolean;
  /** The account had an order delivered elsewhere, or here longer ago than the period. */
  readonly has_history: boolean;
  readonly is_own_phone: boolean;
  readonly is_own_device: boolean;
  readonly is_own_network: boolean;
  readonly is_same_device: boolean;
  readonly is_same_payment: boolean;
  /** Milliseconds from placing to delivery; null for an order that was not delivered. */
  readonly delivered_in: number | null;
  /** Published reviews without history of the last week: from the same network, of quick orders, all. */
  readonly light_of_network: number;
  readonly light_and_quick: number;
  readonly light_of_week: number;
  readonly light_of_day: number;
}

const digits = (column: string) => String.raw`right(regexp_replace(${column}, '\D', '', 'g'), 8)`;

/** Whether a network, given as a hash, is a carrier's gateway. */
const isGateway = (hash: string) =>
  `(SELECT count(DISTINCT g.owner_id) FROM owner_trace g
    WHERE g.kind = 'network' AND g.hash = ${hash} AND g.owner_id IS DISTINCT FROM mine.owner_id AND g.seen_at > $7)
   >= ${OWNERS_OF_A_GATEWAY}`;

const FIND = named(
  'review.evidence',
  `WITH mine AS (
     SELECT o.id, o.restaurant_id, o.user_id, o.phone, o.created_at, o.trace_device, o.trace_network,
       NULLIF(o.payment_reference, '') AS payment_reference, r.owner_id, r.phone AS restaurant_phone,
       u.phone AS owner_phone
     FROM customer_order o JOIN restaurant r ON r.id = o.restaurant_id LEFT JOIN app_user u ON u.id = r.owner_id
     WHERE o.id = $1),
   recent AS (
     SELECT v.created_at AS at, v.state = 'published' AND v.weight = 1 AS is_light, v.is_quick, p.user_id, p.phone,
       p.created_at, p.trace_device, p.trace_network, p.payment_reference
     FROM mine JOIN review v ON v.restaurant_id = mine.restaurant_id AND v.created_at > $4 AND v.order_id <> mine.id
       JOIN customer_order p ON p.id = v.order_id)
   SELECT
     EXISTS (SELECT 1 FROM recent WHERE user_id = mine.user_id) AS is_repeated_account,
     EXISTS (SELECT 1 FROM recent WHERE phone = mine.phone AND created_at <= mine.created_at) AS is_repeated_phone,
     EXISTS (SELECT 1 FROM recent WHERE phone = mine.phone AND created_at > mine.created_at) AS is_overtaken_phone,
     EXISTS (SELECT 1 FROM customer_order p JOIN restaurant q ON q.id = p.restaurant_id
       WHERE p.user_id = mine.user_id AND p.id <> mine.id AND p.stage = 'delivered'
         AND (q.owner_id IS DISTINCT FROM mine.owner_id
           OR p.created_at < mine.created_at - interval '${REVIEW_PERIOD_DAYS} days')) AS has_history,
     mine.phone <> '' AND ${digits('mine.phone')} IN
       (COALESCE(${digits('mine.owner_phone')}, ''), COALESCE(${digits('mine.restaurant_phone')}, '')) AS is_own_phone,
     EXISTS (SELECT 1 FROM owner_trace t WHERE t.owner_id = mine.owner_id AND t.kind = 'device'
       AND t.hash IN (mine.trace_device, $2) AND t.seen_at > $6) AS is_own_device,
     EXISTS (SELECT 1 FROM owner_trace t WHERE t.owner_id = mine.owner_id AND t.kind = 'network'
       AND t.hash IN (mine.trace_network, $3) AND t.seen_at > $7 AND NOT ${isGateway('t.hash')}) AS is_own_network,
     EXISTS (SELECT 1 FROM recent WHERE trace_device IN (mine.trace_device, $2)) AS is_same_device,
     EXISTS (SELECT 1 FROM recent WHERE payment_reference = mine.payment_reference) AS is_same_payment,
     (SELECT extract(epoch FROM min(e.at) - mine.created_at) * 1000 FROM order_event e
      WHERE e.order_id = mine.id AND e.stage = 'delivered')::float8 AS delivered_in,
     (SELECT count(*) FROM recent WHERE is_light AND at > $5 AND trace_network = mine.trace_network
        AND NOT ${isGateway('mine.trace_network')})::int AS light_of_network,
     (SELECT count(*) FROM recent WHERE is_light AND at > $5 AND is_quick)::int AS light_and_quick,
     (SELECT count(*) FROM recent WHERE is_light AND at > $5)::int AS light_of_week,
     (SELECT count(*) FROM recent WHERE is_light AND at > $8)::int AS light_of_day
   FROM mine`,
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
