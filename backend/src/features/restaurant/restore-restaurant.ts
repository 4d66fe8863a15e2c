import type { Restaurant } from 'shared-api/contract';
import { auditContextOf } from '../audit/audit-context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { named } from '../../infra/database/statement.ts';
import type { Call } from '../../infra/http/routes.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { getRestaurant } from './get-restaurant.ts';
import { touchPublicList } from './repository.ts';
import type { RestaurantRow } from './restaurant-row.ts';
import { storedOpening } from './schedule.ts';

type RestorableRow = Pick<RestaurantRow, 'name' | 'schedule' | 'promotions'>;

// The restaurant of a removed provider or of a deleted account stays removed.
const LOCK_RESTORABLE = named(
  'restaurant.lock-restorable',
  `SELECT r.name, r.schedule, r.promotions FROM restaurant r JOIN provider p ON p.id = r.provider_id
   WHERE r.id = $1 AND (r.owner_id = $2 OR $3) AND r.owner_id IS NOT NULL AND p.removed_at IS NULL FOR UPDATE OF r`,
);

const RESTORE = named(
  'restaurant.restore',
  `UPDATE restaurant SET deleted_at = NULL, is_closed = $2, opening_due_at = $3, version = version + 1
   WHERE id = $1 AND deleted_at IS NOT NULL`,
);

/**
 * Undoes a removal; returns a restaurant that was not removed unchanged.
 *
 * @throws ServiceError `not_found`
 */
export function restoreRestaurant(call: Call<'restaurant', 'restore', 'caller'>): Promise<Restaurant> {
  const { input, db, scope, context } = call;
  const { id } = input.params;
  const now = context.clock();
  return db.transaction(async (transaction) => {
    const values = [id, scope.userId, scope.isAdmin];
    const row = await transaction.first<RestorableRow>(LOCK_RESTORABLE, values);
    if (!row) throw notFound();
    const { isClosed, dueAt } = storedOpening(row, now);
    if ((await transaction.execute(RESTORE, [id, isClosed, dueAt])) > 0) {
      const done = { action: 'restaurant_restored', kind: 'restaurant', id, label: row.name } as const;
      await recordAudit(transaction, auditContextOf(call, input.query.reason), done, now);
    }
    await touchPublicList(transaction, dueAt);
    return getRestaurant(transaction, scope, id, now);
  });
}
