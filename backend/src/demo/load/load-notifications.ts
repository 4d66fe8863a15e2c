import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { PricedDemoOrder } from './priced-demo-order.ts';

const HOUR_MS = 3_600_000;
/** What owners and customers have not cleared yet. */
const OWNERS_MS = 3 * HOUR_MS;
const CUSTOMERS_MS = 48 * HOUR_MS;

const INSERT = named(
  'seed.notifications',
  `INSERT INTO notification (user_id, id, kind, params, order_id)
   SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::text[], $4::jsonb[], $5::uuid[])
   ON CONFLICT DO NOTHING`,
);

interface Row {
  readonly userId: string;
  readonly id: number;
  readonly kind: string;
  readonly params: object;
  readonly orderId: string;
}

function rowsOf(
  { id: orderId, code, demo, restaurant, userId, history }: PricedDemoOrder,
  now: number,
): Row[] {
  const placed = Date.parse(demo.createdAt);
  const rows: Row[] = [];
  const common = { code, restaurant: restaurant.name };
  if (placed > now - OWNERS_MS) {
    const params = { ...common, name: demo.contactName };
    rows.push({ userId: restaurant.ownerId, id: placed, kind: 'order_placed', params, orderId });
  }
  for (const { stage, actor, at } of history) {
    if (userId === null || actor === 'customer' || at < now - CUSTOMERS_MS) continue;
    rows.push({ userId, id: at, kind: 'order_stage', params: { ...common, stage }, orderId });
  }
  return rows;
}

/** The bells of the demo accounts: the latest orders and what became of them. */
export async function loadNotifications(
  db: Queryable,
  orders: readonly PricedDemoOrder[],
  now: number,
): Promise<void> {
  const rows = orders.flatMap((order) => rowsOf(order, now));
  await db.execute(INSERT, [
    rows.map(({ userId }) => userId),
    rows.map(({ id }) => id),
    rows.map(({ kind }) => kind),
    rows.map(({ params }) => JSON.stringify(params)),
    rows.map(({ orderId }) => orderId),
  ]);
}
