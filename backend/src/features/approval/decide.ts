import type { Approval } from 'shared-api/contract';
import type { AuditContext } from '../audit/audit-context.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { notFound, ServiceError } from '../../infra/http/service-error.ts';
import { notifyUsers } from '../notification/notify-users.ts';
import type { SeenRestaurant } from '../restaurant/owner-changes.ts';
import { setConfirmation } from '../user/account-changes.ts';
import { recordAccountAudit } from '../user/record-account-audit.ts';
import { lockUser, type UserRow } from '../user/repository.ts';
import { OWNER_COLUMNS, presentOwners, type OwnerRow } from './presenter.ts';
import { notifyDecision, type DecisionPlace } from './notify-decision.ts';

const FIND = named('confirmation.find', `SELECT ${OWNER_COLUMNS} FROM app_user u WHERE u.id = $1`);

async function getOwner(db: Queryable, id: string): Promise<Approval> {
  const row = await db.first<OwnerRow>(FIND, [id]);
  const [owner] = row ? await presentOwners(db, [row]) : [];
  if (!owner) throw notFound();
  return owner;
}

/** The owner that a decision is about. */
interface DecidedOwner {
  readonly audit: AuditContext;
  readonly id: string;
  /** The state that the admin saw, if the decision depends on it. */
  readonly expectedState?: Exclude<Approval['state'], 'accepted'> | undefined;
}

/** Serializes concurrent decisions on the same owner. */
function decide(
  { context }: DecisionPlace,
  { id, expectedState }: DecidedOwner,
  apply: (transaction: Transaction, user: UserRow) => Promise<void>,
): Promise<Approval> {
  return context.db.transaction(async (transaction) => {
    const user = await lockUser(transaction, id);
    if (user?.role !== 'PROVIDER') throw notFound();
    if (expectedState !== undefined) {
      const current = await getOwner(transaction, id);
      if (current.state !== expectedState) throw new ServiceError('conflict', { current });
    }
    await apply(transaction, user);
    return getOwner(transaction, id);
  });
}

/**
 * Approves a restaurant owner, also one who was declined before; the restaurants become public, if `seen` is given only
 * those.
 *
 * @throws ServiceError `not_found` for an account that owns no restaurants, `conflict` with `current` for one who
 * is in another state than expected
 */
export function approveOwner(
  place: DecisionPlace,
  owner: DecidedOwner,
  seen: readonly SeenRestaurant[] | undefined,
): Promise<Approval> {
  return decide(place, owner, async (transaction, user) => {
    if (!user.confirmed) await setConfirmation(place, transaction, owner.audit, user, true, seen);
  });
}

const DECLINE = named(
  'confirmation.decline',
  `UPDATE app_user SET declined_at = $2, decline_reason = $3, updated_at = $2 WHERE id = $1 AND declined_at IS NULL`,
);

/**
 * Declines a restaurant owner, who leaves the queue and is notified of the reason.
 *
 * @throws ServiceError `not_found`, `conflict` with `current` for one who is approved already, or in another state than
 * expected
 */
export function declineOwner(place: DecisionPlace, owner: DecidedOwner, reason: string): Promise<Approval> {
  const { audit, id } = owner;
  return decide(place, owner, async (transaction, user) => {
    const now = place.context.clock();
    if (user.confirmed) throw new ServiceError('conflict', { current: await getOwner(transaction, id) });
    if ((await transaction.execute(DECLINE, [id, new Date(now), reason])) === 0) return;
    await recordAccountAudit(transaction, audit, 'user_declined', user, now);
    await notifyUsers(transaction, [id], 'account_declined', { reason }, now);
    await notifyDecision(place, transaction, user, 'provider_declined');
  });
}
