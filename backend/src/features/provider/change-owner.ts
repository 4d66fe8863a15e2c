import type { Provider } from 'shared-api/contract';
import type { Change } from '../audit/changes.ts';
import type { AuditContext } from '../audit/audit-context.ts';
import { mask } from '../audit/mask.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { CallerScope } from '../../infra/http/scope.ts';
import { invalidField, notFound } from '../../infra/http/service-error.ts';
import { notifyUsers } from '../notification/notify-users.ts';
import { syncRestaurantsOfUser } from '../restaurant/owner-changes.ts';
import { lockUser, type UserRow } from '../user/repository.ts';
import { findProvider, lockProvider } from './repository.ts';

const PASS_ON = named('provider.pass-on', 'UPDATE provider SET user_id = $2, updated_at = $3 WHERE id = $1');

/**
 * Transfers a storefront with its restaurant to another restaurant owner; orders, menu and address stay. It is public
 * if the new owner is approved.
 *
 * @throws ServiceError `not_found`, `validation_failed` for an account that owns no restaurants
 */
export function changeOwner(
  context: ServiceContext,
  audit: AuditContext,
  scope: CallerScope<string>,
  id: string,
  userId: string,
): Promise<Provider> {
  const now = context.clock();
  return context.db.transaction(async (transaction) => {
    const before = await lockProvider(transaction, scope, id);
    if (!before) throw notFound();
    const owner = await lockUser(transaction, userId);
    if (owner?.role !== 'PROVIDER') throw invalidField('user.id', 'is not a provider');
    if (before.user.id === owner.id) return before;
    await transaction.execute(PASS_ON, [id, owner.id, new Date(now)]);
    await syncRestaurantsOfUser(transaction, owner.id);
    await recordAndNotify(transaction, audit, before, owner, now);
    const after = await findProvider(transaction, scope, id);
    if (!after) throw notFound();
    return after;
  });
}

const RESTAURANT = named('provider.restaurant', 'SELECT id FROM restaurant WHERE provider_id = $1');

async function recordAndNotify(
  transaction: Queryable,
  audit: AuditContext,
  { id, restaurantName: restaurant, user }: Provider,
  owner: UserRow,
  now: number,
): Promise<void> {
  const former = await lockUser(transaction, user.id);
  const change: Change = {
    field: 'owner',
    before: former ? mask(former.email) : null,
    after: mask(owner.email),
  };
  const done = { action: 'owner_changed', kind: 'provider', id, label: restaurant } as const;
  await recordAudit(transaction, audit, { ...done, changes: [change] }, now);
  const found = await transaction.first<{ id: string }>(RESTAURANT, [id]);
  const about = found ? { restaurantId: found.id } : {};
  await notifyUsers(transaction, [owner.id], 'restaurant_received', { restaurant }, now, about);
  if (former) await notifyUsers(transaction, [former.id], 'restaurant_passed_on', { restaurant }, now, about);
}
