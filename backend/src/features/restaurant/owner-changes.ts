import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { RESTAURANT_COLUMNS, type RestaurantRow } from './restaurant-row.ts';
import { editedFields, holdName } from './held-names.ts';
import { touchPublicList, updateRestaurantRow, type RestaurantFields } from './repository.ts';

/**
 * Changes to restaurants that follow from changes to their owner's account or provider, in the same transaction. A
 * restaurant has copies of its owner's id and approval (migration 010).
 */

const SYNC_OWNER = named(
  'restaurant.sync-owner',
  `UPDATE restaurant r SET owner_id = u.id, slug = p.slug,
     is_confirmed = u.confirmed AND u.role <> 'USER' AND r.approval_of IS DISTINCT FROM 'restaurant'
   FROM provider p JOIN app_user u ON u.id = p.user_id
   WHERE p.id = r.provider_id AND u.id = $1`,
);

/** After a user's approval or role has changed, or a provider has changed hands. */
export async function syncRestaurantsOfUser(db: Queryable, userId: string): Promise<void> {
  if ((await db.execute(SYNC_OWNER, [userId])) > 0) await touchPublicList(db);
}

/** A restaurant as an admin saw it when approving its owner. */
export interface SeenRestaurant {
  readonly id: string;
  readonly name: string;
  readonly region: string | null;
}

const SEEN = `($2::uuid[] IS NULL OR EXISTS (SELECT FROM unnest($2, $3::text[], $4::text[]) AS seen (id, name, region)
  WHERE seen.id = r.id AND seen.name = r.name AND seen.region IS NOT DISTINCT FROM r.region))`;

const ACCEPT_SEEN = named(
  'restaurant.accept-seen',
  `UPDATE restaurant r SET approval_of = NULL, approval_at = NULL
   WHERE r.owner_id = $1 AND r.approval_of = 'restaurant' AND r.approval_reason IS NULL AND ${SEEN}`,
);
const HOLD_UNSEEN = named(
  'restaurant.hold-unseen',
  `UPDATE restaurant r SET approval_of = 'restaurant', approval_at = $5
   WHERE r.owner_id = $1 AND r.approval_of IS NULL AND r.deleted_at IS NULL AND NOT ${SEEN}`,
);

/**
 * When an owner is approved, before the restaurants follow: accepts those that the admin saw (all, without a list), and
 * lets the others wait for a look of their own. One that was declined by itself stays so.
 */
export async function acceptRestaurantsOfUser(
  db: Queryable,
  userId: string,
  seen: readonly SeenRestaurant[] | undefined,
  now: number,
): Promise<void> {
  const columns = [
    seen?.map(({ id }) => id),
    seen?.map(({ name }) => name),
    seen?.map(({ region }) => region),
  ];
  const values = [userId, ...columns.map((column) => column ?? null)];
  await db.execute(ACCEPT_SEEN, values);
  if (seen) await db.execute(HOLD_UNSEEN, [...values, new Date(now)]);
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

/**
 * Changes the restaurant fields of a provider's form; returns false if it has no restaurant.
 *
 * @throws ServiceError `name_taken`
 */
export async function updateRestaurantOfProvider(
  db: Queryable,
  providerId: string,
  changes: Partial<RestaurantFields>,
  changer: { readonly isAdmin: boolean },
  now: number,
): Promise<boolean> {
  const row = await db.first<RestaurantRow>(LOCK_OF_PROVIDER, [providerId]);
  if (!row) return false;
  const fields = await holdName(db, row, { ...editedFields(row), ...changes }, changer, now);
  await updateRestaurantRow(db, row.id, fields, !row.missing.includes('dishes'), now);
  return true;
}
