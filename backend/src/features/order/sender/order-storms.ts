import { STORM_SENDERS, type OrderStorm, type StormSender } from 'shared-api/contract';
import type { Database, Queryable, Transaction } from '../../../infra/database/database.ts';
import { newId } from '../../../infra/database/new-id.ts';
import { named } from '../../../infra/database/statement.ts';
import { notifyAdmins } from '../../notification/notify-admins.ts';

/** How many orders within ten minutes, placed or refused at one restaurant, make a storm. */
export const STORM = { minutes: 10, placed: 40, refused: 20 } as const;

const MINUTE_MS = 60_000;
const LIFETIME_MS = 2 * 86_400_000;

const STORMS = named(
  'order.find-storms',
  `SELECT c.restaurant_id, r.name, sum(c.count)::int AS count, min(c.minute) AS since
   FROM guest_order_count c JOIN restaurant r ON r.id = c.restaurant_id
   WHERE c.restaurant_id = ANY ($1::uuid[]) AND c.minute > $2
   GROUP BY c.restaurant_id, r.name
   HAVING COALESCE(sum(c.count) FILTER (WHERE c.outcome = 'placed'), 0) >= ${STORM.placed}
     OR COALESCE(sum(c.count) FILTER (WHERE c.outcome <> 'placed'), 0) >= ${STORM.refused}
   ORDER BY c.restaurant_id`,
);

const BEGIN_OR_EXTEND = named(
  'order.extend-storm',
  `INSERT INTO order_storm (id, restaurant_id, started_at, last_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (restaurant_id) WHERE ended_at IS NULL DO UPDATE SET last_at = $4 RETURNING id`,
);

interface StormRow {
  readonly restaurant_id: string;
  readonly name: string;
  readonly count: number;
  readonly since: Date;
}

/** Begins or extends the storms of restaurants that have just got orders; admins are notified once per storm. */
export async function noteStorms(db: Database, restaurantIds: readonly string[], now: number): Promise<void> {
  if (restaurantIds.length === 0) return;
  const since = new Date(now - STORM.minutes * MINUTE_MS);
  const storms = await db.query<StormRow>(STORMS, [restaurantIds, since]);
  for (const storm of storms) await db.transaction((transaction) => noteStorm(transaction, storm, now));
}

async function noteStorm(db: Transaction, storm: StormRow, now: number): Promise<void> {
  const id = newId(now);
  const values = [id, storm.restaurant_id, storm.since, new Date(now)];
  const stored = await db.first<{ id: string }>(BEGIN_OR_EXTEND, values);
  if (stored?.id !== id) return;
  const params = { restaurant: storm.name, count: storm.count };
  await notifyAdmins(db, 'order_storm', params, now, { restaurantId: storm.restaurant_id });
}

const END = named(
  'order.end-storms',
  'UPDATE order_storm SET ended_at = last_at WHERE ended_at IS NULL AND last_at < $1',
);
const PRUNE_COUNTS = named('order.prune-guest-counts', 'DELETE FROM guest_order_count WHERE minute < $1');
const PRUNE_STORMS = named('order.prune-storms', 'DELETE FROM order_storm WHERE ended_at < $1');

/** A storm ends once neither bound has been reached for a while. */
export async function endStorms(db: Queryable, now: number): Promise<void> {
  await db.execute(END, [new Date(now - STORM.minutes * MINUTE_MS)]);
}

/** Deletes old counts, and storms that have long ended. */
export async function pruneStorms(db: Queryable, now: number): Promise<void> {
  const before = new Date(now - LIFETIME_MS);
  await db.execute(PRUNE_COUNTS, [before]);
  await db.execute(PRUNE_STORMS, [before]);
}

const LIST = named(
  'order.storms',
  `SELECT s.restaurant_id, r.name, s.started_at, c.outcomes
   FROM order_storm s JOIN restaurant r ON r.id = s.restaurant_id
   CROSS JOIN LATERAL (SELECT COALESCE(json_object_agg(outcome, count), '{}') AS outcomes
     FROM (SELECT outcome, sum(count)::int AS count FROM guest_order_count
           WHERE restaurant_id = s.restaurant_id AND minute >= s.started_at GROUP BY outcome) AS t) AS c
   WHERE s.ended_at IS NULL AND s.last_at > $1
   ORDER BY s.started_at DESC, s.id DESC LIMIT 50`,
);

interface ListedRow {
  readonly restaurant_id: string;
  readonly name: string;
  readonly started_at: Date;
  readonly outcomes: Readonly<Record<string, number>>;
}

/** The current storms, newest first. */
export async function listStorms(db: Queryable, now: number): Promise<OrderStorm[]> {
  const rows = await db.query<ListedRow>(LIST, [new Date(now - STORM.minutes * MINUTE_MS)]);
  return rows.map((row) => {
    const { placed = 0, ...refusals } = row.outcomes;
    const refused = Object.values(refusals).reduce((sum, count) => sum + count, 0);
    return {
      restaurant: { id: row.restaurant_id, name: row.name },
      since: row.started_at.toISOString(),
      ...{ placed, refused, sender: senderOf(refusals, refused) },
    };
  });
}

/** What refused most orders, if that is more than half of them. */
function senderOf(refusals: Readonly<Record<string, number>>, refused: number): StormSender {
  return STORM_SENDERS.find((sender) => (refusals[sender] ?? 0) * 2 > refused) ?? 'many';
}
