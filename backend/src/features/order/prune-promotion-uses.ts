import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';

/** An order may be set back from its end for some time, and a deleted promotion may come back. */
const LIFETIME_MS = 30 * 86_400_000;

const PRUNE = named(
  'order.prune-promotion-uses',
  `DELETE FROM promotion_use u WHERE u.used_at < $1 AND NOT EXISTS (
     SELECT FROM restaurant r
     WHERE r.id = u.restaurant_id AND r.promotions @> jsonb_build_array(jsonb_build_object('id', u.promotion_id)))`,
);

/** Forgets how often promotions were used that their restaurants no longer have. */
export async function prunePromotionUses(db: Queryable, now: number): Promise<void> {
  await db.execute(PRUNE, [new Date(now - LIFETIME_MS)]);
}
