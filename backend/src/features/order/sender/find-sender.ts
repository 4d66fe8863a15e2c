import type { OrderSender } from 'shared-api/contract';
import type { Queryable } from '../../../infra/database/database.ts';
import { named } from '../../../infra/database/statement.ts';
import type { Call } from '../../../infra/http/routes.ts';
import type { CallerScope } from '../../../infra/http/scope.ts';
import { notFound } from '../../../infra/http/service-error.ts';
import type { OrderRow } from '../order-row.ts';
import { getOrderRow } from '../repository.ts';

/** With this many further pending orders from one connection it is neither a family nor an office. */
export const MIN_CONNECTION_ORDERS = 5;

/** A pending order of the sender, or, with `is_same` false, of somebody on the same connection. */
export interface OrderOfSender {
  readonly id: string;
  readonly code: string;
  readonly phone: string;
  readonly device: string | null;
  readonly is_same: boolean;
}

const ORDERS = named(
  'order.of-sender',
  `WITH target AS (
     SELECT restaurant_id, user_id, phone, trace_device, trace_network FROM customer_order WHERE id = $1)
   SELECT o.id, o.code, o.phone, o.trace_device AS device,
     (t.user_id IS NOT NULL OR o.phone = t.phone OR o.trace_device = t.trace_device) IS TRUE AS is_same
   FROM target t
   JOIN customer_order o ON o.restaurant_id = t.restaurant_id AND o.stage = 'pending' AND o.hidden_at IS NULL
   WHERE o.user_id = t.user_id
     OR (t.user_id IS NULL AND o.user_id IS NULL
       AND (o.phone = t.phone OR o.trace_device = t.trace_device OR o.trace_network = t.trace_network))
   ORDER BY o.created_at`,
);

/**
 * The pending orders at its restaurant of an order's sender: of its account or, for a guest's, with its phone or from
 * its browser. For a guest's also those from the same connection.
 */
export function findOrdersOfSender(db: Queryable, orderId: string): Promise<OrderOfSender[]> {
  return db.query<OrderOfSender>(ORDERS, [orderId]);
}

/**
 * An order at a restaurant of the caller.
 *
 * @throws ServiceError `not_found`, also for what the caller ordered elsewhere
 */
export async function getReceivedOrder(db: Queryable, scope: CallerScope, id: string): Promise<OrderRow> {
  const row = await getOrderRow(db, scope, id);
  if (!scope.isAdmin && row.owner_id !== scope.ownerId) throw notFound();
  return row;
}

const IS_BLOCKED = named(
  'order.is-sender-blocked',
  `SELECT FROM customer_order o
   JOIN blocked_sender b ON b.restaurant_id = o.restaurant_id AND (b.expires_at IS NULL OR b.expires_at > $2)
   WHERE o.id = $1 AND (o.user_id = ANY (b.user_ids)
     OR (o.user_id IS NULL AND (o.phone = ANY (b.phones) OR o.trace_device = ANY (b.devices))))`,
);

/** What the owner sees before rejecting or blocking. */
export async function getSender({
  input,
  db,
  scope,
  context,
}: Call<'order', 'sender', 'caller'>): Promise<OrderSender> {
  const { id } = await getReceivedOrder(db, scope, input.params.id);
  const found = await findOrdersOfSender(db, id);
  const connectionOrders = found.filter((order) => !order.is_same).length;
  const block = await db.first(IS_BLOCKED, [id, new Date(context.clock())]);
  return {
    orders: found.length - connectionOrders,
    connectionOrders,
    canBlockConnection: connectionOrders >= MIN_CONNECTION_ORDERS,
    isBlocked: block !== undefined,
  };
}
