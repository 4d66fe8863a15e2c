import { nextNotificationId } from '../notification/notify-users.ts';
import { inReadersLanguage } from '../notification/restaurant-name.ts';

interface Parameters {
  /** Parameters with the instant of the move, and the same in milliseconds. */
  readonly at: string;
  readonly now: string;
  readonly jitter: string;
  /** Parameter with the user who moved it, who gets no notification; or null. */
  readonly mover: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * CTEs that notify both sides of all orders in `moved` (id, code, stage, order_type, user_id, owner_id,
 * restaurant_name, restaurant_id): one notification each, and the events for their streams. It replaces those of the
 * last minute, and of the last day one of the same stage: an order that moves to and fro buries no others.
 */
export function notifyOrderMovedSql({ at, now, jitter, mover }: Parameters): string {
  const params = `jsonb_build_object('code', m.code, 'restaurant', m.restaurant_name, 'stage', m.stage, 'orderType', m.order_type)`;
  return `replaced AS (
     DELETE FROM notification n USING moved m
     WHERE n.user_id = ANY (ARRAY[m.owner_id, m.user_id]) AND n.user_id IS DISTINCT FROM ${mover}::uuid
       AND n.id > ${now}::bigint - ${DAY_MS} AND n.order_id = m.id AND n.kind = 'order_stage'
       AND (n.id > ${now}::bigint - ${MINUTE_MS} OR n.params ->> 'stage' = m.stage)),
   notified AS (
     INSERT INTO notification (user_id, id, kind, params, order_id)
     SELECT t.user_id, ${nextNotificationId('t.user_id', now, jitter)}, 'order_stage',
       ${inReadersLanguage(params, 'r', 'u')}, m.id
     FROM moved m CROSS JOIN LATERAL (SELECT DISTINCT s.user_id FROM unnest(ARRAY[m.owner_id, m.user_id]) AS s (user_id)
       WHERE s.user_id IS NOT NULL AND s.user_id IS DISTINCT FROM ${mover}::uuid) AS t
       JOIN app_user u ON u.id = t.user_id LEFT JOIN restaurant r ON r.id = m.restaurant_id
     RETURNING user_id, id),
   posted AS (
     INSERT INTO outbox (kind, recipients, order_id, notification_id, created_at)
     SELECT 'order', array_remove(ARRAY[owner_id, user_id], NULL), id, NULL::bigint, ${at}::timestamptz FROM moved
     UNION ALL
     SELECT 'notification', ARRAY[user_id], NULL, id, ${at} FROM notified)`;
}
