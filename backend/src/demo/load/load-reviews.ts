import { randomFrom } from '../random.ts';
import { createReviewer } from '../data/reviews.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { newId } from '../../infra/database/new-id.ts';
import { named } from '../../infra/database/statement.ts';
import { authorOf } from '../../features/review/author.ts';
import type { PricedDemoOrder } from './priced-demo-order.ts';

const SEED = 20_261;

const INSERT = named(
  'seed.reviews',
  `INSERT INTO review (id, order_id, restaurant_id, rating, text, author, created_at, updated_at)
   SELECT t.*, t.created_at
   FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::int[], $5::text[], $6::text[], $7::timestamptz[])
     AS t (id, order_id, restaurant_id, rating, text, author, created_at)`,
);

const COUNT_IN = named(
  'seed.count-reviews',
  `UPDATE restaurant r SET rating_count = t.count, rating_sum = t.sum
   FROM (SELECT restaurant_id, count(*) AS count, sum(rating) AS sum FROM review GROUP BY restaurant_id) t
   WHERE r.id = t.restaurant_id`,
);

interface ReviewSeed {
  readonly id: string;
  readonly order: PricedDemoOrder;
  readonly rating: number;
  readonly text: string | null;
  readonly at: number;
}

/** What customers wrote of their delivered orders, up to now. */
export async function loadReviews(
  db: Queryable,
  orders: readonly PricedDemoOrder[],
  now: number,
): Promise<void> {
  const rows = reviewsOf(orders, now);
  await db.execute(INSERT, [
    rows.map(({ id }) => id),
    rows.map(({ order }) => order.id),
    rows.map(({ order }) => order.restaurant.id),
    rows.map(({ rating }) => rating),
    rows.map(({ text }) => text),
    rows.map(({ order }) => authorOf(order.demo.contactName)),
    rows.map(({ at }) => new Date(at)),
  ]);
  await db.execute(COUNT_IN);
}

function reviewsOf(orders: readonly PricedDemoOrder[], now: number): ReviewSeed[] {
  const review = createReviewer(randomFrom(SEED));
  return orders.flatMap((order) => {
    const { demo, history, restaurant } = order;
    const deliveredAt = history.find(({ stage }) => stage === 'delivered')?.at;
    const firstDish = restaurant.items.get(demo.lines[0]?.itemKey ?? '')?.dish;
    if (demo.stage !== 'delivered' || deliveredAt === undefined || !firstDish) return [];
    const { restaurantKey, orderType } = demo;
    const written = review({ restaurantKey, orderType, dish: firstDish, deliveredAt });
    return written && written.at <= now ? [{ id: newId(written.at), order, ...written }] : [];
  });
}
