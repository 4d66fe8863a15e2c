import type { Role } from 'shared-api/contract';
import type { AuditContext } from '../audit/audit-context.ts';
import { notifyDecision, type DecisionPlace } from '../approval/notify-decision.ts';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { SignedIn } from '../../infra/http/actor.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { notifyUsers } from '../notification/notify-users.ts';
import { forgetCustomer } from '../order/forget-customer.ts';
import { removeProvidersOfUser } from '../provider/repository.ts';
import {
  acceptRestaurantsOfUser,
  removeRestaurantsOfUser,
  syncRestaurantsOfUser,
  type SeenRestaurant,
} from '../restaurant/owner-changes.ts';
import { forgetAuthor } from '../review/write-review.ts';
import { endOtherSessions } from '../session/repository.ts';
import { accountChanges, recordAccountAudit } from './record-account-audit.ts';
import { lockUser, refuseLastAdmin, removeUser, setConfirmed, setRole, type UserRow } from './repository.ts';

/** Approves a user or undoes it; a provider's restaurants appear or disappear, and the user is notified. */
export function confirmUser(
  place: DecisionPlace,
  audit: AuditContext,
  id: string,
  confirmed: boolean,
): Promise<UserRow> {
  return place.context.db.transaction(async (transaction) => {
    const user = await lockUser(transaction, id);
    if (!user) throw notFound();
    if (user.confirmed === confirmed) return user;
    return setConfirmation(place, transaction, audit, user, confirmed);
  });
}

/** The same for a user that is locked, and is not in that state yet; `seen`: the restaurants that the admin saw. */
export async function setConfirmation(
  place: DecisionPlace,
  transaction: Queryable,
  audit: AuditContext,
  { id }: UserRow,
  confirmed: boolean,
  seen?: readonly SeenRestaurant[],
): Promise<UserRow> {
  const now = place.context.clock();
  const user = await setConfirmed(transaction, id, confirmed, now);
  if (!user) throw notFound();
  if (confirmed) await notifyUsers(transaction, [id], 'account_confirmed', {}, now);
  if (confirmed && user.role === 'PROVIDER') {
    await notifyDecision(place, transaction, user, 'provider_confirmed');
  }
  await recordAccountAudit(transaction, audit, confirmed ? 'user_confirmed' : 'user_unconfirmed', user, now);
  if (confirmed) await acceptRestaurantsOfUser(transaction, id, seen, now);
  await syncRestaurantsOfUser(transaction, id);
  return user;
}

/**
 * Changes a user's role and ends its sessions, except the caller's.
 *
 * @throws ServiceError `last_admin`
 */
export function changeRole(
  context: ServiceContext,
  audit: AuditContext<SignedIn>,
  id: string,
  role: Role,
): Promise<UserRow> {
  return context.db.transaction(async (transaction) => {
    if (role !== 'ADMIN') await refuseLastAdmin(transaction, id);
    const before = await lockUser(transaction, id);
    const user = await setRole(transaction, id, role, context.clock());
    if (!before || !user) throw notFound();
    await endOtherSessions(transaction, id, audit.actor.sessionId);
    const changes = accountChanges(before, user);
    await recordAccountAudit(transaction, audit, 'role_changed', user, context.clock(), changes);
    await syncRestaurantsOfUser(transaction, id);
    return user;
  });
}

/**
 * Deletes an account with its sessions; its restaurants leave the list, its orders and reviews stay without it and
 * without anything that identifies the customer.
 *
 * @throws ServiceError `last_admin`
 */
export function deleteAccount(context: ServiceContext, audit: AuditContext, id: string): Promise<void> {
  return context.db.transaction(async (transaction) => {
    await refuseLastAdmin(transaction, id);
    await removeRestaurantsOfUser(transaction, id, context.clock());
    await removeProvidersOfUser(transaction, id, context.clock());
    await forgetCustomer(transaction, id);
    await forgetAuthor(transaction, id);
    const user = await lockUser(transaction, id);
    if (!user || !(await removeUser(transaction, id))) throw notFound();
    await recordAccountAudit(transaction, audit, 'user_removed', user, context.clock());
  });
}
