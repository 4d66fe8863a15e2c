import { auditContextOf } from '../audit/audit-context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { named } from '../../infra/database/statement.ts';
import type { Call } from '../../infra/http/routes.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { touchPublicList } from './repository.ts';

const REMOVE = named(
  'restaurant.remove',
  `UPDATE restaurant SET deleted_at = $4, version = version + 1
   WHERE id = $1 AND deleted_at IS NULL AND (owner_id = $2 OR $3) RETURNING name`,
);

/**
 * Removes a restaurant from all lists; its orders and its menu stay.
 *
 * @throws ServiceError `not_found`, also for another's or a removed one
 */
export function removeRestaurant(call: Call<'restaurant', 'remove', 'caller'>): Promise<void> {
  const { input, db, scope, context } = call;
  const { id } = input.params;
  const now = context.clock();
  return db.transaction(async (transaction) => {
    const values = [id, scope.userId, scope.isAdmin, new Date(now)];
    const removed = await transaction.first<{ name: string }>(REMOVE, values);
    if (!removed) throw notFound();
    const done = { action: 'restaurant_removed', kind: 'restaurant', id, label: removed.name } as const;
    await recordAudit(transaction, auditContextOf(call, input.query.reason), done, now);
    await touchPublicList(transaction);
  });
}
