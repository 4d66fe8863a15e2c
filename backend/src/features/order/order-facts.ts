import type {
  Language,
  LaterOrders,
  MissingPart,
  Promotion,
  Schedule,
  Translations,
} from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { InputOf } from '../../infra/http/contract-types.ts';
import type { DeliveryFees } from './delivery-fee.ts';
import { idempotencyRowSql, type IdempotencyKey, type IdempotencyRow } from './idempotency.ts';
import { GROUP_JSON, type GroupJson } from '../restaurant/option-row.ts';
import type { Trace } from '../session/trace.ts';
import type { PortionsLeft } from './portion-counter.ts';
import { promotionUsesSql, type PromotionUses } from './promotions-sql.ts';
import { slotsTakenSql, type SlotsTaken } from './slots-sql.ts';

/** The request body of a new order. */
export type CreateOrder = InputOf<'order', 'create'>['body'];

/** What a new order asks the database. */
export interface OrderLookup {
  readonly order: CreateOrder;
  readonly userId: string | null;
  readonly key: IdempotencyKey | null;
  readonly trace: Trace;
  /** Key of what notes that the browser waits at the restaurant; null if it is not noted. */
  readonly waitKey: Buffer | null;
  readonly now: number;
}

/** What the database answers: everything that decides whether the order can be placed, and its price. */
export interface OrderFacts {
  /** Null if the restaurant is unknown, removed or not approved. */
  readonly restaurant: OrderedRestaurant | null;
  /** What the idempotency key was used for before. */
  readonly usedKey: IdempotencyRow | null;
  readonly standing: SenderStanding;
}

/** What the service knows about the sender of an order. */
export interface SenderStanding {
  /** Whether the restaurant has blocked the account or, for guests, the phone, browser or network. */
  readonly isBlocked: boolean;
  /** Whether a restaurant has accepted an order of the account or the browser. */
  readonly isKnown: boolean;
  /** Whether one has accepted an order of the browser with this phone number. */
  readonly knowsPhone: boolean;
  /** Whether the restaurant has delivered an order to the account; false for guests. */
  readonly hasDeliveredHere: boolean;
  /** Whether the browser was refused here for its network, and has waited since as it was told. */
  readonly hasWaited: boolean;
  /** Pending orders of guests with the phone number, at all restaurants and at this one; without those set back. */
  readonly openOfPhone: number;
  readonly openOfPhoneHere: number;
  /** Pending orders of the account at this restaurant; none for guests. */
  readonly openOfAccountHere: number;
}

/**
 * The restaurant of a new order as it is now, with those ordered dishes that are on its menu; amounts in minor units.
 */
export interface OrderedRestaurant extends DeliveryFees {
  readonly id: string;
  readonly name: string;
  readonly language: Language | null;
  readonly translations: Translations<'name' | 'description'>;
  readonly slug: string;
  readonly phone: string | null;
  readonly address: string | null;
  readonly landmark: string | null;
  readonly commune: string | null;
  readonly owner_id: string | null;
  readonly schedule: Schedule;
  /** What it lacks before it takes orders. */
  readonly missing: readonly MissingPart[];
  readonly minimum_order: number;
  readonly accepts_large_orders: boolean;
  readonly has_orders: boolean;
  readonly prep_minutes: number;
  readonly delivery_minutes: number;
  readonly later_orders: LaterOrders | null;
  /** How many orders its slots have; null if there are none, or the order is not for later. */
  readonly slots_taken: SlotsTaken | null;
  readonly promotions: readonly Promotion[] | null;
  /** How often they were used; null if there are none. */
  readonly promotion_uses: PromotionUses | null;
  /** Names of the signed-in customer. */
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly items: readonly OrderedItem[];
  /** Numbers of its dishes and options for the day on which the order is wanted; null if there are none. */
  readonly portions: PortionsLeft | null;
}

export interface OrderedItem {
  readonly id: string;
  readonly name: string;
  readonly translations: Translations<'name' | 'description'>;
  /** In minor units. */
  readonly price: number;
  readonly sold_out_until: string | null;
  /** What can be chosen of it, in the order shown. */
  readonly groups: readonly GroupJson[];
}

const KEY = { key: 'w.key', scope: 'w.scope', requestHash: 'w.request_hash', device: 'w.device' };

/**
 * Of `customer_order o`: it waits for its first answer. What its restaurant has set back to pending counts as nobody's
 * open order: it would use up what its sender may order elsewhere. A count, as in FACTS.
 */
const NEVER_MOVED = `(SELECT count(*) FROM order_event e WHERE e.order_id = o.id AND e.version > 1) = 0`;

/** Stages of an order that the restaurant means to serve, or has served. */
const ACCEPTED = `('confirmed', 'preparing', 'ready', 'delivered')`;

/** Of `menu_item i`: a dish of restaurant `r` that the order names. */
const ORDERED_ITEM = `i.restaurant_id = r.id AND i.id = ANY (w.items) AND i.deleted_at IS NULL`;

/** The groups of the ordered dishes, each once however many dishes share it. */
const GROUPS = `(SELECT json_agg(${GROUP_JSON}) FROM option_group g
  WHERE g.deleted_at IS NULL
    AND g.id IN (SELECT unnest(i.option_groups) FROM menu_item i WHERE ${ORDERED_ITEM}))`;

// EXISTS would read all orders into a hash table: the planner expects a hundred lookups in one statement.
const FACTS = named(
  'order.facts',
  `SELECT r.id, r.name, r.language, r.translations, r.slug, r.phone, r.address, r.landmark, r.commune, r.owner_id, r.schedule, r.missing,
     r.minimum_order,
     r.accepts_large_orders, r.delivery_fee, r.delivery_fees, r.has_orders, r.prep_minutes, r.delivery_minutes,
     r.later_orders, CASE WHEN w.wanted_at IS NOT NULL THEN ${slotsTakenSql('w.at')} END AS slots_taken,
     r.promotions, ${promotionUsesSql('w.phone', 'w.user_id')} AS promotion_uses, u.firstname, u.lastname,
     COALESCE((SELECT json_agg(json_build_object('id', i.id, 'name', i.name, 'translations', i.translations, 'price', i.price,
                 'sold_out_until', i.sold_out_until, 'group_ids', i.option_groups))
               FROM menu_item i WHERE ${ORDERED_ITEM}), '[]') AS items,
     ${GROUPS} AS groups,
     (SELECT json_object_agg(p.id, p.portions) FROM portions_left p
      WHERE p.restaurant_id = r.id AND p.until > COALESCE(w.wanted_at, w.at)) AS portions,
     (SELECT to_json(t) FROM (${idempotencyRowSql(KEY)}) AS t) AS used_key,
     json_build_object(
       'isBlocked', EXISTS (SELECT FROM blocked_sender b
         WHERE b.restaurant_id = w.restaurant AND (b.expires_at IS NULL OR b.expires_at > w.at)
           AND (w.user_id = ANY (b.user_ids)
             OR (w.user_id IS NULL AND (w.phone = ANY (b.phones) OR w.trace_device = ANY (b.devices)
               OR (w.trace_network = b.network AND b.network_until > w.at))))),
       'isKnown', of_device.accepted > 0 OR of_account.is_known IS TRUE,
       'knowsPhone', of_device.accepted_with_phone > 0,
       'hasDeliveredHere', of_account.has_delivered_here IS TRUE,
       'hasWaited', EXISTS (SELECT FROM rate_limit l
         WHERE l.key = decode(w.wait_key, 'hex') AND l.waits_until <= w.at),
       'openOfPhone', of_phone.open,
       'openOfPhoneHere', of_phone.open_here,
       'openOfAccountHere', of_account.open_here) AS standing
   FROM ROWS FROM (json_to_recordset($1::json)
       AS (restaurant uuid, items uuid[], wanted_at timestamptz, user_id uuid, key text, scope text, request_hash text, device text,
         phone text, trace_device text, trace_network text, wait_key text, at timestamptz))
     WITH ORDINALITY AS w (restaurant, items, wanted_at, user_id, key, scope, request_hash, device,
       phone, trace_device, trace_network, wait_key, at, position)
     LEFT JOIN restaurant r ON r.id = w.restaurant AND r.is_confirmed AND r.deleted_at IS NULL
     LEFT JOIN app_user u ON u.id = w.user_id
     CROSS JOIN LATERAL (
       SELECT count(*) AS open, count(*) FILTER (WHERE o.restaurant_id = w.restaurant) AS open_here
       FROM customer_order o
       WHERE w.user_id IS NULL AND o.phone = w.phone AND o.stage = 'pending' AND o.user_id IS NULL
         AND ${NEVER_MOVED}) AS of_phone
     CROSS JOIN LATERAL (
       SELECT count(*) AS accepted, count(*) FILTER (WHERE o.phone = w.phone) AS accepted_with_phone
       FROM customer_order o
       WHERE o.trace_device = w.trace_device AND o.stage IN ${ACCEPTED}) AS of_device
     CROSS JOIN LATERAL (SELECT
       (SELECT TRUE FROM customer_order o WHERE o.user_id = w.user_id AND o.stage IN ${ACCEPTED} LIMIT 1) AS is_known,
       (SELECT TRUE FROM customer_order o
        WHERE o.user_id = w.user_id AND o.restaurant_id = w.restaurant AND o.stage = 'delivered' LIMIT 1)
         AS has_delivered_here,
       (SELECT count(*) FROM customer_order o
        WHERE o.user_id = w.user_id AND o.restaurant_id = w.restaurant AND o.stage = 'pending' AND ${NEVER_MOVED}) AS open_here
     ) AS of_account
   ORDER BY w.position`,
);

type ItemRow = Omit<OrderedItem, 'groups'> & { readonly group_ids: readonly string[] };

interface RestaurantRow extends Omit<OrderedRestaurant, 'items'> {
  readonly items: readonly ItemRow[];
  /** Null if the dishes have none. */
  readonly groups: readonly GroupJson[] | null;
}

type FactsRow = (RestaurantRow | { readonly id: null }) & {
  readonly used_key: IdempotencyRow | null;
  readonly standing: SenderStanding;
};

/** The facts of several new orders in one statement, in the order of the lookups. */
export async function findOrderFacts(db: Queryable, lookups: readonly OrderLookup[]): Promise<OrderFacts[]> {
  const parameters = lookups.map(({ order, userId, key, trace, waitKey, now }) => ({
    restaurant: order.restaurant.id,
    items: order.items.map(({ id }) => id),
    wanted_at: order.wantedAt,
    user_id: userId,
    key: key?.key,
    scope: key?.scope,
    request_hash: key?.requestHash,
    device: key?.device,
    phone: order.phone,
    trace_device: trace.device,
    trace_network: trace.network,
    wait_key: waitKey?.toString('hex'),
    at: new Date(now),
  }));
  const rows = await db.query<FactsRow>(FACTS, [JSON.stringify(parameters)]);
  return rows.map((row) => ({
    restaurant: row.id === null ? null : { ...row, items: withGroups(row) },
    usedKey: row.used_key,
    standing: row.standing,
  }));
}

function withGroups({ items, groups }: RestaurantRow): OrderedItem[] {
  const byId = new Map(groups?.map((group) => [group.id, group]));
  return items.map(({ group_ids: ids, ...item }) => ({
    ...item,
    groups: ids.flatMap((id) => byId.get(id) ?? []),
  }));
}
