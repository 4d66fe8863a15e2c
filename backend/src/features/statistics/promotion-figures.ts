import { PROMOTION_LIMITS, toAmount, type RestaurantStatistics } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { PromotionJson } from '../order/promotions-sql.ts';
import { SHORT_DAYS } from './periods.ts';
import { SOLD_SQL } from './sold.ts';

const DAY_MS = 86_400_000;

interface UsedPromotion {
  /** As it was when it counted last. */
  readonly promotion: PromotionJson;
  readonly orders: number;
  /** In minor units. */
  readonly discount: number;
  readonly takings: number;
}

const FIND = named(
  'statistics.promotions',
  `SELECT (array_agg(promotion ORDER BY created_at DESC))[1] AS promotion, count(*) AS orders,
     sum(discount) AS discount, sum(total) AS takings
   FROM customer_order
   WHERE restaurant_id = $1 AND promotion IS NOT NULL AND created_at >= $2 AND hidden_at IS NULL
     AND stage IN ${SOLD_SQL}
   GROUP BY promotion ->> 'id' ORDER BY orders DESC, takings DESC LIMIT ${PROMOTION_LIMITS.promotions}`,
);

/** What promotions have brought a restaurant, the most used one first. */
export async function findPromotionFigures(
  db: Queryable,
  restaurantId: string,
  now: number,
): Promise<NonNullable<RestaurantStatistics['promotions']>> {
  const since = new Date(now - SHORT_DAYS * DAY_MS);
  const rows = await db.query<UsedPromotion>(FIND, [restaurantId, since]);
  return rows.map(({ promotion: { id, kind, value, code }, orders, discount, takings }) => ({
    ...{ id, kind, value, code, orders },
    discount: toAmount(discount),
    takings: toAmount(takings),
  }));
}
