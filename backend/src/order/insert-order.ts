import { wordsOfStage } from 'shared-api/contract';
import type { Queryable } from '../database/database.ts';
import { named } from '../database/statement.ts';
import { nextNotificationId } from '../notification/notify.ts';
import { searchTextOf } from '../search-text.ts';
import type { BookingKey } from './idempotency.ts';
import type { OrderRow } from './order-row.ts';

/**
 * A whole order as one statement: key, order, lines, history, the owner's notification and what streams tell; the
 * first one also makes its restaurant one with orders.
 * Whoever comes second with a key waits for the first one's commit and then stores nothing.
 */
const INSERT = named(
  'order.insert',
  `WITH fresh AS (
     INSERT INTO order_idempotency (key, scope, request_hash, order_id, created_at)
     SELECT $1, $2, $3, $4, $5 WHERE $1::text IS NOT NULL
     ON CONFLICT DO NOTHING RETURNING key),
   placed AS (
     INSERT INTO customer_order (id, created_at, updated_at, code, tracking_token, restaurant_id, user_id, stage,
       status, order_type, customer_name, phone, address, commune, landmark, note, payment_method, paying_with,
       payment_reference, subtotal, delivery_fee, total, search_text, expires_at, lines)
     SELECT $4, $5, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
       $21, $22::bigint, $23::bigint, $22::bigint + $23::bigint, $24, $25, $37::jsonb
     WHERE $1::text IS NULL OR EXISTS (SELECT FROM fresh)
     RETURNING id),
   lines AS (
     INSERT INTO order_line (order_id, position, id, item_id, name, quantity, price, note)
     SELECT placed.id, t.position, t.id, t.item_id, t.name, t.quantity, t.price, t.note
     FROM placed, unnest($26::uuid[], $27::uuid[], $28::text[], $29::int[], $30::bigint[], $31::text[])
       WITH ORDINALITY AS t (id, item_id, name, quantity, price, note, position)),
   history AS (
     INSERT INTO order_event (order_id, version, stage, actor, user_id, at)
     SELECT id, 1, $10, 'customer', $9, $5 FROM placed),
   begun AS (
     UPDATE restaurant SET has_orders = TRUE WHERE id = $8 AND NOT has_orders AND $36),
   told AS (
     INSERT INTO notification (user_id, id, kind, params, order_id)
     SELECT $32, ${nextNotificationId('$32::uuid', '$33', '$34')}, 'order_placed', $35, placed.id
     FROM placed WHERE $32::uuid IS NOT NULL
     RETURNING user_id, id),
   posted AS (
     INSERT INTO outbox (kind, recipients, order_id, notification_id, created_at)
     SELECT 'order', array_remove(ARRAY[$32::uuid, $9::uuid], NULL), id, NULL::bigint, $5::timestamptz FROM placed
     UNION ALL
     SELECT 'notification', ARRAY[user_id], NULL, id, $5 FROM told)
   SELECT id FROM placed`,
);

/** An order that is to be stored. */
export interface NewOrder {
  readonly row: OrderRow;
  readonly key: BookingKey | null;
  /** Its restaurant is not known to have had any. */
  readonly isFirst: boolean;
}

/** Stores an order; false when its key was used before. */
export async function insertOrder(
  db: Queryable,
  { row, key, isFirst }: NewOrder,
  now: number,
  jitter: number,
): Promise<boolean> {
  const { lines } = row;
  const placed = await db.query<{ id: string }>(INSERT, [
    key?.key ?? null,
    key?.scope ?? null,
    key?.requestHash ?? null,
    row.id,
    row.created_at,
    row.code,
    row.tracking_token,
    row.restaurant_id,
    row.user_id,
    row.stage,
    wordsOfStage(row.stage).status,
    row.order_type,
    row.customer_name,
    row.phone,
    row.address,
    row.commune,
    row.landmark,
    row.note,
    row.payment_method,
    row.paying_with,
    row.payment_reference,
    row.subtotal,
    row.delivery_fee,
    orderSearchText(row),
    row.expires_at,
    lines.map(({ id }) => id),
    lines.map(({ item_id: itemId }) => itemId),
    lines.map(({ name }) => name),
    lines.map(({ quantity }) => quantity),
    lines.map(({ price }) => price),
    lines.map(({ note }) => note),
    row.owner_id,
    now,
    jitter,
    JSON.stringify({ code: row.code, restaurant: row.restaurant_name, name: row.customer_name }),
    isFirst,
    JSON.stringify(lines),
  ]);
  return placed.length > 0;
}

/** What an order is found by: its code with and without the hyphen, the phone number, the name. */
export function orderSearchText(order: Pick<OrderRow, 'code' | 'phone' | 'customer_name'>): string {
  return searchTextOf(order.code, order.code.replace('-', ''), order.phone, order.customer_name);
}
