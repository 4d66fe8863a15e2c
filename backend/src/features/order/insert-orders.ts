import { wordsOfStage, type Promotion } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { nextNotificationId } from '../notification/notify-users.ts';
import { inReadersLanguage } from '../notification/restaurant-name.ts';
import { searchTextOf } from '../../lib/search-text.ts';
import type { Trace } from '../session/trace.ts';
import type { IdempotencyKey } from './idempotency.ts';
import type { OrderRow } from './order-row.ts';
import { takePortionsSql } from './portions-sql.ts';
import { takePromotionsSql } from './promotions-sql.ts';
import { takeSlotsSql } from './slots-sql.ts';

/** The columns of `customer_order` that an order is placed with, with their types: the one list of them. */
const PLACED = {
  id: 'uuid',
  created_at: 'timestamptz',
  code: 'text',
  tracking_token: 'text',
  restaurant_id: 'uuid',
  user_id: 'uuid',
  stage: 'text',
  status: 'text',
  order_type: 'text',
  customer_name: 'text',
  phone: 'text',
  address: 'text',
  commune: 'text',
  landmark: 'text',
  note: 'text',
  payment_method: 'text',
  paying_with: 'bigint',
  payment_reference: 'text',
  subtotal: 'bigint',
  delivery_fee: 'bigint',
  total: 'bigint',
  discount: 'bigint',
  promotion: 'jsonb',
  search_text: 'text',
  expires_at: 'timestamptz',
  wanted_at: 'timestamptz',
  prepare_at: 'timestamptz',
  delivery_minutes: 'int',
  lines: 'jsonb',
  trace_device: 'text',
  trace_network: 'text',
} as const;
const PLACED_COLUMNS = Object.keys(PLACED).join(', ');

/** What comes with an order for the other tables. */
const BESIDE = {
  key: 'text',
  scope: 'text',
  request_hash: 'text',
  device: 'text',
  owner_id: 'uuid',
  notice: 'jsonb',
  is_first: 'boolean',
  slot_capacity: 'int',
  promotion_total: 'int',
  promotion_each: 'int',
} as const;
const GIVEN = Object.entries({ ...PLACED, ...BESIDE })
  .map((column) => column.join(' '))
  .join(', ');

/**
 * Inserts whole orders in one statement: keys, orders, history, the owners' notifications and the events for
 * their streams; a restaurant's first order also sets its `has_orders`. Numbers for today are counted down,
 * and slots of orders for later and uses of promotions up.
 * A second order with the same key, in this statement or another, waits for the first one's commit and inserts nothing.
 * Keys are inserted in their order, so that no two statements deadlock; then numbers are locked, in theirs, then
 * slots, then uses, before anything else is written.
 */
const INSERT = named(
  'order.insert',
  `WITH given AS (SELECT * FROM json_to_recordset($1::json) AS given (${GIVEN})),
   fresh AS (
     INSERT INTO order_idempotency (key, scope, request_hash, device, order_id, created_at)
     SELECT key, scope, request_hash, device, id, created_at FROM given WHERE key IS NOT NULL ORDER BY key, scope
     ON CONFLICT DO NOTHING RETURNING order_id),
   accepted AS MATERIALIZED (
     SELECT * FROM given WHERE key IS NULL OR id IN (SELECT order_id FROM fresh)),
   ${takePortionsSql('accepted', '$4::timestamptz')},
   ${takeSlotsSql('accepted')},
   ${takePromotionsSql('accepted')},
   placed AS (
     INSERT INTO customer_order (${PLACED_COLUMNS}, updated_at)
     SELECT ${PLACED_COLUMNS}, created_at
     FROM accepted WHERE (SELECT count(*) FROM taken) >= 0
     RETURNING id),
   stored AS (SELECT given.* FROM given JOIN placed USING (id)),
   history AS (
     INSERT INTO order_event (order_id, version, stage, actor, user_id, at)
     SELECT id, 1, stage, 'customer', user_id, created_at FROM stored),
   first_orders AS (
     UPDATE restaurant SET has_orders = TRUE
     WHERE id IN (SELECT restaurant_id FROM given WHERE is_first) AND NOT has_orders),
   notified AS (
     INSERT INTO notification (user_id, id, kind, params, order_id)
     SELECT u.id, ${nextNotificationId('u.id', '$2', '$3')}, 'order_placed', ${inReadersLanguage('notice', 'r', 'u')},
       stored.id
     FROM stored JOIN app_user u ON u.id = stored.owner_id LEFT JOIN restaurant r ON r.id = stored.restaurant_id
     RETURNING user_id, id),
   posted AS (
     INSERT INTO outbox (kind, recipients, order_id, notification_id, created_at)
     SELECT 'order', array_remove(ARRAY[owner_id, user_id], NULL), id, NULL::bigint, created_at FROM stored
     UNION ALL
     SELECT 'notification', ARRAY[user_id], NULL, id, $4::timestamptz FROM notified)
   SELECT id FROM placed`,
);

/** An order to insert. */
export interface NewOrder {
  readonly row: OrderRow;
  readonly key: IdempotencyKey | null;
  /** Where it comes from. */
  readonly trace: Trace;
  /** Orders that the slot of an order for later takes; null: any number. */
  readonly slotCapacity: number | null;
  /** How often its promotion may be used in all, and by its customer; null: any number. */
  readonly promotionLimits: Pick<Promotion, 'total' | 'perCustomer'>;
  /** The restaurant may not have had an order before. */
  readonly isFirst: boolean;
}

/** Inserts all orders, or none if one fails. Returns false for those whose key was used before. */
export async function insertOrders(
  db: Queryable,
  orders: readonly NewOrder[],
  jitter: number,
): Promise<boolean[]> {
  const given = JSON.stringify(orders.map(toJson));
  const now = Math.max(...orders.map(({ row }) => row.created_at.getTime()));
  const placed = await db.query<{ id: string }>(INSERT, [given, now, jitter, new Date(now)]);
  const ids = new Set(placed.map(({ id }) => id));
  return orders.map(({ row }) => ids.has(row.id));
}

function toJson({
  row,
  key,
  trace,
  slotCapacity,
  promotionLimits,
  isFirst,
}: NewOrder): Readonly<Record<keyof (typeof PLACED & typeof BESIDE), unknown>> {
  return {
    ...row,
    trace_device: trace.device,
    trace_network: trace.network,
    status: wordsOfStage(row.stage).status,
    search_text: orderSearchText(row),
    key: key?.key,
    scope: key?.scope,
    request_hash: key?.requestHash,
    device: key?.device,
    notice: { code: row.code, restaurant: row.restaurant_name, name: row.customer_name },
    is_first: isFirst,
    slot_capacity: slotCapacity,
    promotion_total: promotionLimits.total,
    promotion_each: promotionLimits.perCustomer,
  };
}

/** The text that searches match: code with and without the hyphen, phone number, name. */
export function orderSearchText(order: Pick<OrderRow, 'code' | 'phone' | 'customer_name'>): string {
  return searchTextOf(order.code, order.code.replace('-', ''), order.phone, order.customer_name);
}
