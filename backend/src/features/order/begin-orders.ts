import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { nextNotificationId, withNotificationIds } from '../notification/notify-users.ts';
import { inReadersLanguage } from '../notification/restaurant-name.ts';

/** Orders whose restaurants one statement tells at most. */
export const BEGIN_BATCH_SIZE = 100;

const NOTICE = `jsonb_build_object('code', o.code, 'restaurant', r.name, 'name', o.customer_name)`;

// Several instances may run it at once: each skips the rows that another has locked.
const TELL = named(
  'order.tell-to-begin',
  `WITH due AS (
     SELECT id FROM customer_order
     WHERE begin_told_at IS NULL AND prepare_at <= $1 AND prepare_at IS NOT NULL AND stage IN ('pending', 'confirmed')
     ORDER BY prepare_at LIMIT ${BEGIN_BATCH_SIZE} FOR UPDATE SKIP LOCKED),
   told AS (
     UPDATE customer_order o SET begin_told_at = $1 FROM due, restaurant r
     WHERE o.id = due.id AND r.id = o.restaurant_id
     RETURNING o.id, o.restaurant_id, o.prepare_at > o.created_at AS is_news, r.owner_id, ${NOTICE} AS notice),
   notified AS (
     INSERT INTO notification (user_id, id, kind, params, order_id)
     SELECT u.id, ${nextNotificationId('u.id', '$2', '$3')}, 'order_begin', ${inReadersLanguage('notice', 'r', 'u')},
       told.id
     FROM told JOIN app_user u ON u.id = told.owner_id LEFT JOIN restaurant r ON r.id = told.restaurant_id
     WHERE told.is_news
     RETURNING user_id, id),
   posted AS (
     INSERT INTO outbox (kind, recipients, order_id, notification_id, created_at)
     SELECT 'order', ARRAY[owner_id], id, NULL::bigint, $1::timestamptz FROM told WHERE owner_id IS NOT NULL
     UNION ALL
     SELECT 'notification', ARRAY[user_id], NULL, id, $1 FROM notified)
   SELECT id FROM told`,
);

/**
 * Tells restaurants that it is time to begin with orders for later. Returns how many; `BEGIN_BATCH_SIZE` means there
 * may be more.
 */
export async function tellToBegin(db: Queryable, now: number): Promise<number> {
  const told = await withNotificationIds((jitter) =>
    db.query<{ id: string }>(TELL, [new Date(now), now, jitter]),
  );
  return told.length;
}
