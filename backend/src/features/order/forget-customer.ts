import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';

/** What stands in the place of a customer's name once nobody may know it (spec.md section 2, admin orders). */
const NOBODY = 'ANONYME';
/** Orders that one statement forgets the customer of. */
const BATCH = 500;
/** An order that nobody ever finished is taken for finished after this. */
const ABANDONED_MS = 7 * 86_400_000;

/** Takes everything out of some orders that tells who placed them; what was sold, where to and when stays. */
function forget(orders: string): string {
  return `WITH forgotten AS (
     UPDATE customer_order SET customer_name = '${NOBODY}', phone = '', address = '', landmark = NULL, note = NULL,
       payment_reference = NULL, forget_contact = FALSE,
       lines = (SELECT jsonb_agg(line || '{"note": null}') FROM jsonb_array_elements(lines) AS line),
       search_text = lower(code) || E'\\n' || lower(replace(code, '-', ''))
     WHERE id IN (${orders}) RETURNING id, restaurant_id),
   lines AS (
     UPDATE order_line SET note = NULL WHERE order_id IN (SELECT id FROM forgotten) AND note IS NOT NULL),
   history AS (
     UPDATE order_event SET user_id = NULL, reason = NULL
     WHERE order_id IN (SELECT id FROM forgotten) AND actor = 'customer'),
   bells AS (
     UPDATE notification n SET params = n.params || '{"name": "${NOBODY}"}'
     FROM forgotten f JOIN restaurant r ON r.id = f.restaurant_id
     WHERE n.user_id = r.owner_id AND n.order_id = f.id AND n.params ? 'name')
   SELECT id FROM forgotten`;
}

const FORGET_OF_USER = named(
  'order.forget-of-user',
  forget(`SELECT id FROM customer_order WHERE user_id = $1 AND status <> 'PENDING'`),
);
const FORGET_LATER = named(
  'order.forget-later',
  `UPDATE customer_order SET forget_contact = TRUE WHERE user_id = $1 AND status = 'PENDING'`,
);

/**
 * Before an account is deleted: its orders stay without anything that tells who placed them. The restaurant still has
 * to know whom an order is for that is under way; that one follows when it is done.
 */
export async function forgetCustomer(db: Queryable, userId: string): Promise<void> {
  await db.query(FORGET_OF_USER, [userId]);
  await db.execute(FORGET_LATER, [userId]);
}

const FORGET_DONE = named(
  'order.forget-done',
  forget(`SELECT id FROM customer_order WHERE forget_contact AND (status <> 'PENDING' OR created_at < $1)
    ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`),
);

/** Forgets the customers of orders that were under way when their account was deleted, and are done by now. */
export async function forgetCustomersOfFinishedOrders(db: Queryable, now: number): Promise<void> {
  await db.query(FORGET_DONE, [new Date(now - ABANDONED_MS)]);
}
