import { UNAPPROVED_MENU, type Restaurant } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { CallerScope } from '../../infra/http/scope.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { MENU_COLUMNS, type MenuColumns } from './restaurant-row.ts';
import { presentApproval, presentRestaurant } from './presenter.ts';
import { RESTAURANT_COLUMNS, type RestaurantRow } from './restaurant-row.ts';

type WholeRow = RestaurantRow & MenuColumns;

/** Public restaurants, the caller's own ($2), and for an admin ($3) all that are not removed. */
export const VISIBLE = 'r.deleted_at IS NULL AND (r.is_confirmed OR r.owner_id = $2 OR $3)';

const BY_ID = named(
  'restaurant.find',
  `SELECT ${RESTAURANT_COLUMNS}, ${MENU_COLUMNS} FROM restaurant r WHERE r.id = $1 AND ${VISIBLE}`,
);

const BY_SLUG = named(
  'restaurant.find-by-slug',
  `SELECT ${RESTAURANT_COLUMNS}, ${MENU_COLUMNS} FROM restaurant r WHERE r.slug = $1 AND ${VISIBLE}`,
);

function present(row: WholeRow | undefined, scope: CallerScope, now: number): Restaurant {
  if (!row) throw notFound();
  const restaurant = presentRestaurant(row, now);
  const isManaged = scope.isAdmin || (scope.userId !== null && scope.userId === row.owner_id);
  if (!isManaged) return restaurant;
  const quota = row.is_confirmed ? {} : { menuQuota: UNAPPROVED_MENU };
  const promotions = { promotions: [...(row.promotions ?? [])], promotionUses: row.promotion_uses ?? {} };
  return { ...restaurant, approval: presentApproval(row), ...promotions, ...quota };
}

/**
 * A restaurant with its menu, as the caller may see it.
 *
 * @throws ServiceError `not_found`
 */
export async function getRestaurant(
  db: Queryable,
  scope: CallerScope,
  id: string,
  now: number,
): Promise<Restaurant> {
  return present(await db.first<WholeRow>(BY_ID, [id, scope.userId, scope.isAdmin]), scope, now);
}

/**
 * The same, by slug.
 *
 * @throws ServiceError `not_found`
 */
export async function getRestaurantBySlug(
  db: Queryable,
  scope: CallerScope,
  slug: string,
  now: number,
): Promise<Restaurant> {
  return present(await db.first<WholeRow>(BY_SLUG, [slug, scope.userId, scope.isAdmin]), scope, now);
}
