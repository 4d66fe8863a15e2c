import type { Restaurant, Schedule } from 'shared-api/contract';
import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';
import { isAdmin, type SignedIn } from '../http/actor.ts';
import { notFound } from '../http/service-error.ts';
import { getRestaurant } from './find-restaurant.ts';
import { touchPublicList } from './restaurant-repository.ts';
import { storedOpening } from './schedule.ts';

const REMOVE = named(
  'restaurant.remove',
  `UPDATE restaurant SET deleted_at = $4, version = version + 1
   WHERE id = $1 AND deleted_at IS NULL AND (owner_id = $2 OR $3)`,
);

/**
 * Takes a restaurant off the list; its orders and its menu stay.
 *
 * @throws ServiceError `not_found` for another's or one removed before
 */
export async function removeRestaurant(
  db: Database,
  actor: SignedIn,
  id: string,
  now: number,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const removed = await transaction.execute(REMOVE, [id, actor.id, isAdmin(actor), new Date(now)]);
    if (removed === 0) throw notFound();
    await touchPublicList(transaction);
  });
}

// The restaurant of a removed provider or of a deleted account stays removed.
const RESTORABLE = named(
  'restaurant.lock-restorable',
  `SELECT r.schedule FROM restaurant r JOIN provider p ON p.id = r.provider_id
   WHERE r.id = $1 AND (r.owner_id = $2 OR $3) AND r.owner_id IS NOT NULL AND p.removed_at IS NULL FOR UPDATE OF r`,
);

const RESTORE = named(
  'restaurant.restore',
  `UPDATE restaurant SET deleted_at = NULL, is_closed = $2, opening_due_at = $3, version = version + 1
   WHERE id = $1 AND deleted_at IS NOT NULL`,
);

/**
 * Undoes a removal; a restaurant that was never removed is given as it is.
 *
 * @throws ServiceError `not_found`
 */
export async function restoreRestaurant(
  db: Database,
  actor: SignedIn,
  id: string,
  now: number,
): Promise<Restaurant> {
  return db.transaction(async (transaction) => {
    const row = await transaction.first<{ schedule: Schedule }>(RESTORABLE, [id, actor.id, isAdmin(actor)]);
    if (!row) throw notFound();
    const { isClosed, dueAt } = storedOpening(row.schedule, now);
    await transaction.execute(RESTORE, [id, isClosed, dueAt]);
    await touchPublicList(transaction);
    return getRestaurant(transaction, id, actor, now);
  });
}
