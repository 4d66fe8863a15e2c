import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { touchPublicList } from '../restaurant/repository.ts';

// Does not block new orders, which only refer to the restaurant.
const LOCK = named('review.lock-restaurant', 'SELECT id FROM restaurant WHERE id = $1 FOR NO KEY UPDATE');

/**
 * Locks a restaurant's rating for a change of its reviews, so that reviews written at once are judged and counted one
 * after the other.
 */
export async function lockRating(db: Queryable, restaurantId: string): Promise<void> {
  await db.execute(LOCK, [restaurantId]);
}

const RECOUNT = named(
  'review.recount',
  `UPDATE restaurant SET rating_count = t.count, rating_sum = t.sum, rating_extra_weight = t.extra_weight,
     rating_extra_sum = t.extra_sum
   FROM (SELECT count(*) AS count, COALESCE(sum(rating), 0) AS sum, COALESCE(sum(weight - 1), 0) AS extra_weight,
           COALESCE(sum((weight - 1) * rating), 0) AS extra_sum
         FROM review WHERE restaurant_id = $1 AND state = 'published') t
   WHERE id = $1`,
);

/**
 * Counts a restaurant's published reviews after a change, from an index alone, and gives the public list a new version.
 * Call it last in the transaction, after {@link lockRating}.
 */
export async function recountRating(db: Queryable, restaurantId: string): Promise<void> {
  await db.execute(RECOUNT, [restaurantId]);
  await touchPublicList(db);
}
