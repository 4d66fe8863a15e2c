import { wordsOfStage, type OrderActor, type OrderStage } from 'shared-api/contract';
import type { Database, Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { noteStaleDays } from '../statistics/stale-days.ts';
import { expireOrders } from './expire-orders.ts';
import { lapsedSql } from './change/lapsed-sql.ts';
import { notifyOrderMovedSql } from './notify-order-moved.ts';
import type { OrderRow } from './order-row.ts';
import { GIVE_PORTIONS_BACK, retakePortionsSql } from './portions-sql.ts';
import { movePromotionsSql } from './promotions-sql.ts';
import { moveSlotsSql } from './slots-sql.ts';

const MINUTE_MS = 60_000;

// Numbers for today are locked before anything else but the order, as by a new order, so that the two don't deadlock.
// $6 is when a move back to pending expires; what was delivered once may have been eaten, so it never does. $7 is the
// promised time: a move with minutes sets it, with the way of that day, a move back to pending clears it. Who
// accepts an order for later promises the time for which it is wanted, and it expires no sooner than its kitchen has to
// begin.
const MOVE = named(
  'order.move',
  `WITH moved AS (
     UPDATE customer_order o SET stage = $3, status = $4, version = o.version + 1, updated_at = $5,
       expires_at = CASE WHEN $6::timestamptz IS NULL OR EXISTS (
         SELECT FROM order_event e WHERE e.order_id = o.id AND e.stage = 'delivered') THEN NULL
         ELSE GREATEST($6, o.prepare_at + ($6 - $5)) END,
       accepted_at = CASE WHEN $3 IN ('confirmed', 'preparing', 'ready', 'delivered')
         THEN COALESCE(o.accepted_at, $5) ELSE o.accepted_at END,
       promised_at = CASE WHEN $3 = 'pending' THEN NULL ELSE COALESCE($7, o.promised_at,
         o.wanted_at - make_interval(mins => COALESCE(o.delivery_minutes, 0))) END,
       delivery_minutes = CASE WHEN $7::timestamptz IS NULL OR o.order_type <> 'Delivery' THEN o.delivery_minutes
         ELSE r.delivery_minutes END
     FROM restaurant r
     WHERE o.id = ANY ($1::uuid[]) AND o.stage = $2 AND r.id = o.restaurant_id
     RETURNING o.id, o.version, o.code, o.stage, o.order_type, o.user_id, r.owner_id, r.name AS restaurant_name,
       o.restaurant_id, o.created_at, o.lines, o.wanted_at, o.promotion),
   ${lapsedSql('$5')},
   ${GIVE_PORTIONS_BACK},
   ${retakePortionsSql('$2', '$5::timestamptz')},
   ${moveSlotsSql('$2::text', '$3::text')},
   ${movePromotionsSql('$2::text', '$3::text')},
   history AS (
     INSERT INTO order_event (order_id, version, stage, actor, user_id, reason, minutes, at)
     SELECT id, version, stage, $8, $9, $10, $11, $5 FROM moved),
   ${noteStaleDays('moved', '$5')},
   ${notifyOrderMovedSql({ at: '$5', now: '$12', jitter: '$13', mover: '$9' })}
   SELECT id FROM moved WHERE (SELECT count(*) FROM given_back) + (SELECT count(*) FROM retaken) >= 0`,
);

export interface Move {
  readonly to: OrderStage;
  readonly from: OrderStage;
  readonly by: OrderActor;
  readonly userId: string | null;
  readonly reason: string | null;
  /** Minutes until the order is ready, as the restaurant promises. */
  readonly minutes: number | null;
}

interface MoveTimes {
  readonly now: number;
  /** Needed for a move back to pending, which starts the time limit again. */
  readonly acceptanceMinutes: number;
  /** See `withNotificationIds`. */
  readonly jitter: number;
}

/** Moves an order and notifies both sides if it is still at the stage `from`; returns false otherwise. */
export async function moveOrder(db: Queryable, id: string, move: Move, times: MoveTimes): Promise<boolean> {
  return (await moveOrders(db, [id], move, times)).length > 0;
}

/** The same for several orders at once; returns the ids of those that moved. */
export async function moveOrders(
  db: Queryable,
  ids: readonly string[],
  { to, from, by, userId, reason, minutes }: Move,
  { acceptanceMinutes, now, jitter }: MoveTimes,
): Promise<string[]> {
  const expiresAt = to === 'pending' ? new Date(now + acceptanceMinutes * MINUTE_MS) : null;
  const promisedAt = minutes === null ? null : new Date(now + minutes * MINUTE_MS);
  const values = [ids, from, to, wordsOfStage(to).status, new Date(now), expiresAt, promisedAt];
  const moved = await db.query<{ id: string }>(MOVE, [...values, by, userId, reason, minutes, now, jitter]);
  return moved.map(({ id }) => id);
}

/** Reads an order before a move. If its time limit has passed, it expires first, so nobody can still accept it. */
export async function readBeforeMove(
  db: Database,
  read: () => Promise<OrderRow>,
  now: number,
): Promise<OrderRow> {
  const row = await read();
  if (row.stage !== 'pending' || row.expires_at === null || row.expires_at.getTime() > now) return row;
  await expireOrders(db, now, row.id);
  return read();
}
