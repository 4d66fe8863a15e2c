import { wordsOfStage, toMinor } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { makeTrackingToken } from '../../features/order/order-code.ts';
import { orderSearchText } from '../../features/order/insert-orders.ts';
import type { LineJson } from '../../features/order/line-row.ts';
import type { PricedDemoOrder } from './priced-demo-order.ts';

const MINUTE_MS = 60_000;
/** The waiting orders of the demo wait longer than real ones, or nobody would get to accept them. */
const PENDING_MINUTES = 45;

const ORDERS = named(
  'seed.orders',
  `INSERT INTO customer_order (id, code, tracking_token, restaurant_id, user_id, stage, status, order_type,
     customer_name, phone, address, commune, note, payment_method, paying_with, payment_reference, subtotal,
     delivery_fee, total, search_text, expires_at, accepted_at, promised_at, version, created_at, updated_at, lines)
   SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[], $5::uuid[], $6::text[], $7::text[],
     $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::bigint[],
     $16::text[], $17::bigint[], $18::bigint[], $19::bigint[], $20::text[], $21::timestamptz[],
     $22::timestamptz[], $23::timestamptz[], $24::int[], $25::timestamptz[], $26::timestamptz[], $27::jsonb[])`,
);

const HISTORY = named(
  'seed.history',
  `INSERT INTO order_event (order_id, version, stage, actor, user_id, reason, minutes, at)
   SELECT * FROM unnest($1::uuid[], $2::int[], $3::text[], $4::text[], $5::uuid[], $6::text[], $7::int[],
     $8::timestamptz[])`,
);

const BEGUN = named(
  'seed.has-orders',
  'UPDATE restaurant SET has_orders = TRUE WHERE id = ANY ($1::uuid[]) AND NOT has_orders',
);

/** Stores orders with their histories. */
export async function writeOrders(
  db: Queryable,
  orders: readonly PricedDemoOrder[],
  adminId: string,
  now: number,
): Promise<void> {
  await db.execute(ORDERS, columnsOf(orders.map((order) => orderValues(order, now))));
  await db.execute(HISTORY, columnsOf(orders.flatMap((order) => historyValues(order, adminId))));
  await db.execute(BEGUN, [[...new Set(orders.map(({ restaurant }) => restaurant.id))]]);
}

/** Rows to columns, as `unnest` takes them. */
function columnsOf(rows: readonly (readonly unknown[])[]): unknown[][] {
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column]));
}

function orderValues(order: PricedDemoOrder, now: number): unknown[] {
  const { id, code, demo, restaurant, userId, history, subtotal, deliveryFee, total } = order;
  const { stage, orderType, contactName, phone, address, note, payment, minutes } = demo;
  const accepted = history.find((event) => event.stage === 'confirmed');
  const promisedAt = accepted && minutes !== null ? new Date(accepted.at + minutes * MINUTE_MS) : null;
  const expiresAt = stage === 'pending' ? new Date(now + PENDING_MINUTES * MINUTE_MS) : null;
  return [
    ...[id, code, makeTrackingToken(), restaurant.id, userId, stage, wordsOfStage(stage).status, orderType],
    ...[contactName, phone, address, restaurant.demo.commune, note, payment.method],
    ...[payment.payingWith === null ? null : toMinor(payment.payingWith), payment.reference],
    ...[subtotal, deliveryFee, total, orderSearchText({ code, phone, customer_name: contactName })],
    ...[
      expiresAt,
      accepted ? new Date(accepted.at) : null,
      promisedAt,
      history.length,
      new Date(demo.createdAt),
      new Date(history.at(-1)?.at ?? now),
      JSON.stringify(order.lines.map(lineJson)),
    ],
  ];
}

function lineJson({ itemId, ...line }: PricedDemoOrder['lines'][number]): LineJson {
  return { ...line, item_id: itemId };
}

function historyValues({ id, history, userId, restaurant }: PricedDemoOrder, adminId: string): unknown[][] {
  const users = { customer: userId, provider: restaurant.ownerId, admin: adminId, system: null };
  return history.map(({ stage, actor, reason, minutes, at }, index) => [
    ...[id, index + 1, stage, actor, users[actor], reason, minutes, new Date(at)],
  ]);
}
