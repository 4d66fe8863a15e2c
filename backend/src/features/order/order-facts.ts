import type { Schedule } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { InputOf } from '../../infra/http/contract-types.ts';
import type { DeliveryFees } from './delivery-fee.ts';
import { idempotencyRowSql, type IdempotencyKey, type IdempotencyRow } from './idempotency.ts';
import type { Trace } from '../session/trace.ts';

/** The request body of a new order. */
export type CreateOrder = InputOf<'order', 'create'>['body'];

/** What a new order asks the database. */
export interface OrderLookup {
  readonly order: CreateOrder;
  readonly userId: string | null;
  readonly key: IdempotencyKey | null;
  /** Null for a signed-in customer. */
  readonly sender: Trace | null;
  readonly now: number;
}

/** What the database answers: everything that decides whether the order can be placed, and its price. */
export interface OrderFacts {
  /** Null if the restaurant is unknown, removed or not approved. */
  readonly restaurant: OrderedRestaurant | null;
  /** What the idempotency key was used for before. */
  readonly usedKey: IdempotencyRow | null;
  readonly guest: GuestStanding;
}

/** What the service knows about a guest. */
export interface GuestStanding {
  /** Pending orders of guests with the phone number, at all restaurants. */
  readonly openOrders: number;
  /** Whether the restaurant has blocked the sender. */
  readonly isBlocked: boolean;
}

/**
 * The restaurant of a new order as it is now, with those ordered dishes that are on its menu; amounts in minor units.
 */
export interface OrderedRestaurant extends DeliveryFees {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly phone: string | null;
  readonly owner_id: string | null;
  readonly schedule: Schedule;
  readonly minimum_order: number;
  readonly accepts_large_orders: boolean;
  readonly has_orders: boolean;
  /** Names of the signed-in customer. */
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly items: readonly OrderedItem[];
}

export interface OrderedItem {
  readonly id: string;
  readonly name: string;
  /** In minor units. */
  readonly price: number;
  readonly sold_out_until: string | null;
}

const KEY = { key: 'w.key', scope: 'w.scope', requestHash: 'w.request_hash', device: 'w.device' };

const FACTS = named(
  'order.facts',
  `SELECT r.id, r.name, r.slug, r.phone, r.owner_id, r.schedule, r.minimum_order,
     r.accepts_large_orders, r.delivery_fee, r.delivery_fees, r.has_orders, u.firstname, u.lastname,
     COALESCE((SELECT json_agg(json_build_object('id', i.id, 'name', i.name, 'price', i.price,
                 'sold_out_until', i.sold_out_until))
               FROM menu_item i
               WHERE i.restaurant_id = r.id AND i.id = ANY (w.items) AND i.deleted_at IS NULL), '[]') AS items,
     (SELECT to_json(t) FROM (${idempotencyRowSql(KEY)}) AS t) AS used_key,
     (SELECT count(*)::int FROM customer_order o
      WHERE o.phone = w.phone AND o.stage = 'pending' AND o.user_id IS NULL) AS open_orders,
     EXISTS (SELECT FROM blocked_sender b
       WHERE b.restaurant_id = w.restaurant AND (b.expires_at IS NULL OR b.expires_at > w.at)
         AND (w.phone = ANY (b.phones) OR w.sender_device = ANY (b.devices)
           OR (w.sender_network = b.network AND b.network_until > w.at))) AS is_blocked
   FROM ROWS FROM (json_to_recordset($1::json)
       AS (restaurant uuid, items uuid[], user_id uuid, key text, scope text, request_hash text, device text,
         phone text, sender_device text, sender_network text, at timestamptz))
     WITH ORDINALITY AS w (restaurant, items, user_id, key, scope, request_hash, device,
       phone, sender_device, sender_network, at, position)
     LEFT JOIN restaurant r ON r.id = w.restaurant AND r.is_confirmed AND r.deleted_at IS NULL
     LEFT JOIN app_user u ON u.id = w.user_id
   ORDER BY w.position`,
);

type FactsRow = (OrderedRestaurant | { readonly id: null }) & {
  readonly used_key: IdempotencyRow | null;
  readonly open_orders: number;
  readonly is_blocked: boolean;
};

/** The facts of several new orders in one statement, in the order of the lookups. */
export async function findOrderFacts(db: Queryable, lookups: readonly OrderLookup[]): Promise<OrderFacts[]> {
  const parameters = lookups.map(({ order, userId, key, sender, now }) => ({
    restaurant: order.restaurant.id,
    items: order.items.map(({ id }) => id),
    user_id: userId,
    key: key?.key,
    scope: key?.scope,
    request_hash: key?.requestHash,
    device: key?.device,
    phone: sender && order.phone,
    sender_device: sender?.device,
    sender_network: sender?.network,
    at: new Date(now),
  }));
  const rows = await db.query<FactsRow>(FACTS, [JSON.stringify(parameters)]);
  return rows.map((row) => ({
    restaurant: row.id === null ? null : row,
    usedKey: row.used_key,
    guest: { openOrders: row.open_orders, isBlocked: row.is_blocked },
  }));
}
