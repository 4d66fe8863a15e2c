import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';

/** Replaces the name of a deleted customer (requirements 2.10). */
const ANONYMOUS = 'ANONYME';
const BATCH_SIZE = 500;
/** An order that nobody finishes counts as finished after this time. */
const MAX_PENDING_MS = 7 * 86_400_000;

/** SQL that removes from orders all data about their customer; dishes, commune and times stay. */
function forgetSql(orders: string): string {
  return `WITH done AS MATERIALIZED (${orders}),
   uses AS (
     DELETE FROM promotion_use u USING customer_order o
     WHERE o.id IN (SELECT id FROM done) AND o.promotion IS NOT NULL AND u.restaurant_id = o.restaurant_id
       AND u.customer IN (SELECT jsonb_array_elements_text(o.promotion -> 'customers'))),
   forgotten AS (
     UPDATE customer_order SET customer_name = '${ANONYMOUS}', phone = '', address = '', landmark = NULL, note = NULL,
       payment_reference = NULL, forget_contact = FALSE, trace_device = NULL, trace_network = NULL,
       promotion = promotion || '{"customers": []}',
       lines = (SELECT jsonb_agg(line || '{"note": null}') FROM jsonb_array_elements(lines) AS line),
       search_text = lower(code) || E'\\n' || lower(replace(code, '-', ''))
     WHERE id IN (SELECT id FROM done) RETURNING id, restaurant_id),
   lines_of_earlier_version AS (
     UPDATE order_line SET note = NULL WHERE order_id IN (SELECT id FROM forgotten) AND note IS NOT NULL),
   history AS (
     UPDATE order_event SET user_id = NULL, reason = NULL
     WHERE order_id IN (SELECT id FROM forgotten) AND actor = 'customer'),
   changes AS (
     UPDATE order_change SET note = CASE WHEN proposed_by = 'provider' THEN note END,
       lines = (SELECT COALESCE(jsonb_agg(jsonb_build_object('before', one -> 'before' || '{"note": null}',
         'after', CASE WHEN jsonb_typeof(one -> 'after') = 'object' THEN one -> 'after' || '{"note": null}' END)), '[]')
         FROM jsonb_array_elements(lines) AS one)
     WHERE order_id IN (SELECT id FROM forgotten)),
   bells AS (
     UPDATE notification n SET params = n.params || '{"name": "${ANONYMOUS}"}'
     FROM forgotten f JOIN restaurant r ON r.id = f.restaurant_id
     WHERE n.user_id = r.owner_id AND n.order_id = f.id AND n.params ? 'name')
   SELECT id FROM forgotten`;
}

const FORGET_OF_USER = named(
  'order.forget-of-user',
  forgetSql(`SELECT id FROM customer_order WHERE user_id = $1 AND status <> 'PENDING'`),
);
const FORGET_LATER = named(
  'order.forget-later',
  `UPDATE customer_order SET forget_contact = TRUE WHERE user_id = $1 AND status = 'PENDING'`,
);

/**
 * Before an account is deleted: removes all data about the customer from its orders. The restaurant still needs it for
 * unfinished ones; `forgetCustomersOfFinishedOrders` does those later.
 */
export async function forgetCustomer(db: Queryable, userId: string): Promise<void> {
  await db.query(FORGET_OF_USER, [userId]);
  await db.execute(FORGET_LATER, [userId]);
}

const FORGET_DONE = named(
  'order.forget-done',
  forgetSql(`SELECT id FROM customer_order WHERE forget_contact AND (status <> 'PENDING' OR created_at < $1)
    ORDER BY id LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED`),
);

/** The same for orders that were unfinished when their customer's account was deleted, and are finished now. */
export async function forgetCustomersOfFinishedOrders(db: Queryable, now: number): Promise<void> {
  await db.query(FORGET_DONE, [new Date(now - MAX_PENDING_MS)]);
}
