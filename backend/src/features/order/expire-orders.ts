import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { withNotificationIds } from '../notification/notify-users.ts';
import { noteStaleDays } from '../statistics/stale-days.ts';
import { lapsedSql } from './change/lapsed-sql.ts';
import { notifyOrderMovedSql } from './notify-order-moved.ts';
import { GIVE_PORTIONS_BACK } from './portions-sql.ts';
import { movePromotionsSql } from './promotions-sql.ts';
import { moveSlotsSql } from './slots-sql.ts';

/** Orders that one statement expires at most. */
export const EXPIRY_BATCH_SIZE = 100;

// Several instances may run it at once: each skips the rows that another has locked.
const EXPIRE = named(
  'order.expire',
  `WITH due AS (
     SELECT id FROM customer_order
     WHERE stage = 'pending' AND expires_at <= $1 AND ($2::uuid IS NULL OR id = $2)
     ORDER BY expires_at LIMIT ${EXPIRY_BATCH_SIZE} FOR UPDATE SKIP LOCKED),
   moved AS (
     UPDATE customer_order o SET stage = 'expired', status = 'CANCELLED', version = o.version + 1, updated_at = $1,
       expires_at = NULL
     FROM due, restaurant r
     WHERE o.id = due.id AND o.stage = 'pending' AND r.id = o.restaurant_id
     RETURNING o.id, o.version, o.code, o.stage, o.order_type, o.user_id, r.owner_id, r.name AS restaurant_name,
       o.restaurant_id, o.created_at, o.wanted_at, o.promotion),
   ${lapsedSql('$1')},
   ${GIVE_PORTIONS_BACK},
   ${moveSlotsSql("'pending'", "'expired'")},
   ${movePromotionsSql("'pending'", "'expired'")},
   history AS (
     INSERT INTO order_event (order_id, version, stage, actor, at)
     SELECT id, version, stage, 'system', $1 FROM moved),
   ${noteStaleDays('moved', '$1')},
   ${notifyOrderMovedSql({ at: '$1', now: '$3', jitter: '$4', mover: 'NULL' })}
   SELECT id FROM moved WHERE (SELECT count(*) FROM given_back) >= 0`,
);

/**
 * Expires orders that no restaurant has accepted in time, and notifies both sides.
 *
 * @param id only this order, if given
 * @returns how many; `EXPIRY_BATCH` means there may be more
 */
export async function expireOrders(db: Queryable, now: number, id: string | null = null): Promise<number> {
  const expired = await withNotificationIds((jitter) =>
    db.query<{ id: string }>(EXPIRE, [new Date(now), id, now, jitter]),
  );
  return expired.length;
}
