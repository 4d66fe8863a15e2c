import type { Restaurant, Schedule } from 'shared-api/contract';
import type { Deed } from '../audit/deed.ts';
import { recordDeed } from '../audit/record-deed.ts';
import type { Database } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { isAdmin, type SignedIn } from '../../infra/http/actor.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { getRestaurant } from './find-restaurant.ts';
import { touchPublicList } from './restaurant-repository.ts';
import { storedOpening } from './schedule.ts';

const REMOVE = named(
  'restaurant.remove',
  `UPDATE restaurant SET deleted_at = $4, version = version + 1
   WHERE id = $1 AND deleted_at IS NULL AND (owner_id = $2 OR $3) RETURNING name`,
);

/**
 * Takes a restaurant off the list; its orders and its menu stay.
 *
 * @throws ServiceError `not_found` for another's or one removed before
 */
export async function removeRestaurant(
  db: Database,
  deed: Deed<SignedIn>,
  id: string,
  now: number,
): Promise<void> {
  const { actor } = deed;
  await db.transaction(async (transaction) => {
    const values = [id, actor.id, isAdmin(actor), new Date(now)];
    const removed = await transaction.first<{ name: string }>(REMOVE, values);
    if (!removed) throw notFound();
    const done = { action: 'restaurant_removed', kind: 'restaurant', id, label: removed.name } as const;
    await recordDeed(transaction, deed, done, now);
    await touchPublicList(transaction);
  });
}

interface Restorable {
  readonly name: string;
  readonly schedule: Schedule;
}

// The restaurant of a removed provider or of a deleted account stays removed.
const RESTORABLE = named(
  'restaurant.lock-restorable',
  `SELECT r.name, r.schedule FROM restaurant r JOIN provider p ON p.id = r.provider_id
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
  deed: Deed<SignedIn>,
  id: string,
  now: number,
): Promise<Restaurant> {
  const { actor } = deed;
  return db.transaction(async (transaction) => {
    const row = await transaction.first<Restorable>(RESTORABLE, [id, actor.id, isAdmin(actor)]);
    if (!row) throw notFound();
    const { isClosed, dueAt } = storedOpening(row.schedule, now);
    if ((await transaction.execute(RESTORE, [id, isClosed, dueAt])) > 0) {
      const done = { action: 'restaurant_restored', kind: 'restaurant', id, label: row.name } as const;
      await recordDeed(transaction, deed, done, now);
    }
    await touchPublicList(transaction, dueAt);
    return getRestaurant(transaction, id, actor, now);
  });
}
