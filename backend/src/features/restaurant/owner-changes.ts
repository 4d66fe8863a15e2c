import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { RESTAURANT_COLUMNS, type RestaurantRow } from './restaurant-row.ts';
import { fieldsOf, touchPublicList, updateRestaurantRow, type RestaurantFields } from './repository.ts';

/**
 * Changes to restaurants that follow from changes to their owner's account or provider, in the same transaction. A
 * restaurant has copies of its owner's id and approval (migration 010).
 */

const SYNC_OWNER = named(
  'restaurant.sync-owner',
  `UPDATE restaurant r SET owner_id = u.id, slug = p.slug, is_confirmed = u.confirmed AND u.role <> 'USER'
   FROM provider p JOIN app_user u ON u.id = p.user_id
   WHERE p.id = r.provider_id AND u.id = $1`,
);

/** After a user's approval or role has changed, or a provider has changed hands. */
export async function syncRestaurantsOfUser(db: Queryable, userId: string): Promise<void> {
  if ((await db.execute(SYNC_OWNER, [userId])) > 0) await touchPublicList(db);
}

const REMOVE_OF_USER = named(
  'restaurant.remove-of-user',
  `UPDATE restaurant SET deleted_at = $2, is_confirmed = FALSE, version = version + 1
   WHERE owner_id = $1 AND deleted_at IS NULL`,
);

/** Before a user is deleted: removes its restaurants; their orders stay. */
export async function removeRestaurantsOfUser(db: Queryable, userId: string, now: number): Promise<void> {
  if ((await db.execute(REMOVE_OF_USER, [userId, new Date(now)])) > 0) await touchPublicList(db);
}

const REMOVE_OF_PROVIDER = named(
  'restaurant.remove-of-provider',
  `UPDATE restaurant SET deleted_at = $2, version = version + 1 WHERE provider_id = $1 AND deleted_at IS NULL`,
);

/** When a provider is removed: removes its restaurant; the orders stay. */
export async function removeRestaurantOfProvider(
  db: Queryable,
  providerId: string,
  now: number,
): Promise<void> {
  if ((await db.execute(REMOVE_OF_PROVIDER, [providerId, new Date(now)])) > 0) await touchPublicList(db);
}

const LOCK_OF_PROVIDER = named(
  'restaurant.lock-of-provider',
  `SELECT ${RESTAURANT_COLUMNS} FROM restaurant r WHERE r.provider_id = $1 FOR UPDATE`,
);

/** Changes the restaurant fields of a provider's form; returns false if it has no restaurant. */
export async function updateRestaurantOfProvider(
  db: Queryable,
  providerId: string,
  changes: Partial<RestaurantFields>,
  now: number,
): Promise<boolean> {
  const row = await db.first<RestaurantRow>(LOCK_OF_PROVIDER, [providerId]);
  if (!row) return false;
  await updateRestaurantRow(db, row.id, { ...fieldsOf(row), ...changes }, now);
  return true;
}
