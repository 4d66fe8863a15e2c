import type { PromotionKind } from 'shared-api/contract';
import { changeOfMoveSql } from './slots-sql.ts';

/** The constraint that a statement violates if a promotion has no use left. */
export const PROMOTION_CHECK = 'promotion_use_capacity';

/** A promotion as an order stores it: what it was when the order was placed, and whose uses are limited. */
export interface PromotionJson {
  readonly id: string;
  readonly kind: PromotionKind;
  readonly value: number;
  readonly code: string | null;
  /** Phone number and account; nobody if one customer may use it any number of times. */
  readonly customers: readonly string[];
}

/** SQL: the uses that an order counts in: that of all, and those of its customer. */
const customersOf = (order: string) =>
  `jsonb_array_elements_text('[""]' || (${order}.promotion -> 'customers'))`;

/** The last uses decide whether visitors see a promotion: the public list gets a new version. */
const RELIST = `relisted AS (
     UPDATE restaurant_revision SET revision = revision + 1
     WHERE id = 1 AND EXISTS (SELECT FROM uses WHERE customer = '' AND capacity - taken <= 1))`;

/**
 * CTEs that count the uses of new orders. If a promotion has not enough left for all of them, the statement violates
 * `PROMOTION_CHECK`.
 *
 * @param orders name of a CTE with restaurant_id, created_at, promotion, promotion_total and promotion_each
 */
export function takePromotionsSql(orders: string): string {
  return `uses AS (
     INSERT INTO promotion_use (restaurant_id, customer, promotion_id, taken, capacity, used_at)
     SELECT o.restaurant_id, c.customer, (o.promotion ->> 'id')::uuid AS promotion_id, count(*),
       max(CASE c.customer WHEN '' THEN o.promotion_total ELSE o.promotion_each END), max(o.created_at)
     FROM ${orders} o CROSS JOIN LATERAL ${customersOf('o')} AS c (customer)
     WHERE o.promotion IS NOT NULL
     GROUP BY o.restaurant_id, c.customer, promotion_id ORDER BY o.restaurant_id, c.customer, promotion_id
     ON CONFLICT (restaurant_id, customer, promotion_id) DO UPDATE SET taken = promotion_use.taken + excluded.taken,
       capacity = excluded.capacity, used_at = excluded.used_at
     RETURNING customer, taken, capacity),
   ${RELIST}`;
}

/**
 * CTEs for orders in `moved` (restaurant_id, promotion) that change from one stage to another: those that end give
 * their uses back, those that are set back from an end count again, be none left: their restaurant decides.
 *
 * @param from stage before, as SQL
 * @param to stage after, as SQL
 */
export function movePromotionsSql(from: string, to: string): string {
  return `use_changes AS MATERIALIZED (
     SELECT o.restaurant_id, c.customer, (o.promotion ->> 'id')::uuid AS promotion_id,
       count(*)::int * ${changeOfMoveSql(from, to)} AS change
     FROM moved o CROSS JOIN LATERAL ${customersOf('o')} AS c (customer)
     WHERE o.promotion IS NOT NULL GROUP BY o.restaurant_id, c.customer, promotion_id),
   use_locked AS (
     SELECT u.restaurant_id, u.customer, u.promotion_id, c.change FROM promotion_use u
       JOIN use_changes c USING (restaurant_id, customer, promotion_id)
     WHERE c.change <> 0 ORDER BY u.restaurant_id, u.customer, u.promotion_id FOR UPDATE OF u),
   uses AS (
     UPDATE promotion_use u SET taken = GREATEST(u.taken + l.change, 0),
       capacity = CASE WHEN u.capacity IS NOT NULL THEN GREATEST(u.capacity, u.taken + l.change) END
     FROM use_locked l
     WHERE u.restaurant_id = l.restaurant_id AND u.customer = l.customer AND u.promotion_id = l.promotion_id
     RETURNING u.customer, u.taken, u.capacity),
   ${RELIST}`;
}

/** How often a promotion was used: by all customers together, and by one of them. */
export interface UsesOfPromotion {
  readonly all: number;
  readonly own: number;
}
/** Uses by a promotion's id; one that is missing was never used. */
export type PromotionUses = Readonly<Record<string, UsesOfPromotion>>;

/** SQL: how often the promotions of `restaurant r` were used, by all and by a customer; null if it has none. */
export function promotionUsesSql(phone: string, userId: string): string {
  return `CASE WHEN r.promotions IS NOT NULL THEN (
     SELECT json_object_agg(t.promotion_id, json_build_object('all', t.of_all, 'own', t.own))
     FROM (SELECT u.promotion_id, COALESCE(max(u.taken) FILTER (WHERE u.customer = ''), 0) AS of_all,
             COALESCE(max(u.taken) FILTER (WHERE u.customer <> ''), 0) AS own
           FROM promotion_use u WHERE u.restaurant_id = r.id AND u.customer IN ('', ${phone}, ${userId}::text)
           GROUP BY u.promotion_id) AS t) END`;
}
