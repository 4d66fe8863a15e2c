// An order with `pg` alone: the rows that the service stores, one order per transaction.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';

interface Chosen {
  readonly id: string;
  readonly quantity: number;
}

/** The request body. */
export interface BookingBody {
  readonly restaurant: { readonly id: string };
  readonly orderType: string;
  readonly items: readonly (Chosen & { readonly options?: readonly Chosen[] })[];
  readonly name: string;
  readonly phone: string;
  readonly address: string;
}

interface Priced {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}

interface Offer {
  readonly id: string;
  readonly name: string;
  readonly owner_id: string | null;
  readonly items: readonly Priced[];
  readonly options: readonly Priced[];
}

const FIND_KEY = {
  name: 'order.find-key',
  text: `SELECT request_hash, order_id FROM order_idempotency
   WHERE key = $1 AND (scope = $2 OR (request_hash = $3 AND 'guest' IN (scope, $2)))
   ORDER BY scope = $2 DESC LIMIT 1`,
};

const OFFER = {
  name: 'order.offer',
  text: `SELECT r.id, r.name, r.slug, r.phone, r.owner_id, r.schedule, r.minimum_order, r.delivery_fee,
     r.delivery_fees, r.has_orders, u.firstname, u.lastname,
     COALESCE((SELECT json_agg(json_build_object('id', i.id, 'name', i.name, 'price', i.price,
                 'sold_out_until', i.sold_out_until))
               FROM menu_item i
               WHERE i.restaurant_id = r.id AND i.id = ANY ($2::uuid[]) AND i.deleted_at IS NULL), '[]') AS items,
     COALESCE((SELECT json_agg(json_build_object('id', o.id, 'name', o.name, 'price', o.price))
               FROM menu_option o JOIN option_group g ON g.id = o.group_id
               WHERE g.restaurant_id = r.id AND o.id = ANY ($4::uuid[])), '[]') AS options
   FROM restaurant r LEFT JOIN app_user u ON u.id = $3
   WHERE r.id = $1 AND r.is_confirmed AND r.deleted_at IS NULL`,
};

const INSERT = {
  name: 'order.insert',
  text: `WITH fresh AS (
     INSERT INTO order_idempotency (key, scope, request_hash, order_id, created_at)
     SELECT $1, $2, $3, $4, $5 WHERE $1::text IS NOT NULL
     ON CONFLICT DO NOTHING RETURNING key),
   placed AS (
     INSERT INTO customer_order (id, created_at, updated_at, code, tracking_token, restaurant_id, user_id, stage,
       status, order_type, customer_name, phone, address, commune, landmark, note, payment_method, paying_with,
       payment_reference, subtotal, delivery_fee, total, search_text, expires_at, lines)
     SELECT $4, $5, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
       $21, $22::bigint, $23::bigint, $22::bigint + $23::bigint, $24, $25, $31::jsonb
     WHERE $1::text IS NULL OR EXISTS (SELECT FROM fresh)
     RETURNING id),
   history AS (
     INSERT INTO order_event (order_id, version, stage, actor, user_id, at)
     SELECT id, 1, $10, 'customer', $9, $5 FROM placed),
   begun AS (
     UPDATE restaurant SET has_orders = TRUE WHERE id = $8 AND NOT has_orders AND $30),
   notified AS (
     INSERT INTO notification (user_id, id, kind, params, order_id)
     SELECT $26, GREATEST($27::bigint, COALESCE((SELECT max(n.id) FROM notification n WHERE n.user_id = $26::uuid), 0))
       + $28::bigint + row_number() OVER (PARTITION BY $26::uuid), 'order_placed', $29, placed.id
     FROM placed WHERE $26::uuid IS NOT NULL
     RETURNING user_id, id),
   posted AS (
     INSERT INTO outbox (kind, recipients, order_id, notification_id, created_at)
     SELECT 'order', array_remove(ARRAY[$26::uuid, $9::uuid], NULL), id, NULL::bigint, $5::timestamptz FROM placed
     UNION ALL
     SELECT 'notification', ARRAY[user_id], NULL, id, $5 FROM notified)
   SELECT id FROM placed`,
};

/** Milliseconds over which ids of notifications are spread, so that simultaneous orders rarely collide. */
const SPREAD_MS = 1e6;
const ACCEPTANCE_MS = 600_000;

/** Stores an order. Returns the reply's body. */
export async function bookBare(
  pool: pg.Pool,
  body: BookingBody,
  key: string = randomUUID(),
): Promise<object> {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  // Independent statements are pipelined.
  const dishes = body.items.map(({ id }) => id);
  const chosen = body.items.flatMap(({ options = [] }) => options.map(({ id }) => id));
  const [booked, offers] = await Promise.all([
    pool.query({ ...FIND_KEY, values: [key, 'guest', hash] }),
    pool.query<Offer>({ ...OFFER, values: [body.restaurant.id, dishes, null, chosen] }),
  ]);
  const [offer] = offers.rows;
  if (booked.rows.length > 0 || !offer) throw new Error('Cannot be booked');
  const order = orderOf(body, offer);
  await store(pool, [key, 'guest', hash, ...valuesOf(order, offer)]);
  return order;
}

type BareOrder = ReturnType<typeof orderOf>;

function orderOf(body: BookingBody, offer: Offer) {
  const offered = new Map(offer.items.map((item) => [item.id, item]));
  const optional = new Map(offer.options.map((option) => [option.id, option]));
  const lines = body.items.map(({ id, quantity, options: chosen = [] }) => {
    const { name = '', price: plain = 0 } = offered.get(id) ?? {};
    const options = chosen.map((one) => ({ ...optional.get(one.id), ...one }));
    const price = options.reduce((sum, one) => sum + (one.price ?? 0) * one.quantity, plain);
    return { id: randomUUID(), item_id: id, name, quantity, price, note: null, options };
  });
  return {
    ...body,
    id: randomUUID(),
    code: randomBytes(6).toString('hex'),
    trackingToken: randomBytes(16).toString('base64url'),
    createdAt: new Date(),
    subtotal: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    lines,
  };
}

function valuesOf({ lines, code, createdAt, ...order }: BareOrder, offer: Offer): unknown[] {
  return [
    ...[
      order.id,
      createdAt,
      code,
      order.trackingToken,
      offer.id,
      null,
      'pending',
      'PENDING',
      order.orderType,
    ],
    ...[order.name, order.phone, order.address, null, null, null, 'cash', null, null, order.subtotal, 0],
    [code, order.phone, order.name.toLowerCase()].join('\n'),
    new Date(createdAt.getTime() + ACCEPTANCE_MS),
    offer.owner_id,
    createdAt.getTime(),
    Math.floor(Math.random() * SPREAD_MS),
    JSON.stringify({ code, restaurant: offer.name, name: order.name }),
    false,
    JSON.stringify(lines),
  ];
}

/** Simultaneous orders may choose the same notification id; the later one is retried, as by the service. */
async function store(pool: pg.Pool, values: readonly unknown[]): Promise<void> {
  for (;;) {
    try {
      await pool.query({ ...INSERT, values: [...values] });
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== '23505') throw error;
    }
  }
}
