import type { Confirmation } from 'shared-api/contract';
import type { Deed } from '../audit/deed.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { notFound, ServiceError } from '../../infra/http/service-error.ts';
import { notifyUsers } from '../notification/notify-users.ts';
import { setConfirmation } from '../user/account-changes.ts';
import { recordAccountDeed } from '../user/account-deed.ts';
import { lockUser, type UserRow } from '../user/user-repository.ts';
import { OWNER_COLUMNS, presentOwners, type OwnerRow } from './confirmation-row.ts';
import { tellDecision, type DecisionPlace } from './tell-decision.ts';

const FIND = named('confirmation.find', `SELECT ${OWNER_COLUMNS} FROM app_user u WHERE u.id = $1`);

async function getOwner(db: Queryable, id: string): Promise<Confirmation> {
  const row = await db.first<OwnerRow>(FIND, [id]);
  const [owner] = row ? await presentOwners(db, [row]) : [];
  if (!owner) throw notFound();
  return owner;
}

/** Whom a decision is about. */
interface DecidedOwner {
  readonly deed: Deed;
  readonly id: string;
  /** How the owner stood for whoever decides, if that matters. */
  readonly expectedState?: Exclude<Confirmation['state'], 'accepted'> | undefined;
}

/** Decides in one transaction with whoever else decides on the same owner. */
function decide(
  { context }: DecisionPlace,
  { id, expectedState }: DecidedOwner,
  apply: (transaction: Transaction, user: UserRow) => Promise<void>,
): Promise<Confirmation> {
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
 * Confirms a restaurant owner, also one who was declined before; the restaurants become public.
 *
 * @throws ServiceError `not_found` for an account that owns no restaurants, `conflict` with `current` for one who
 * stands otherwise than expected
 */
export function acceptOwner(place: DecisionPlace, owner: DecidedOwner): Promise<Confirmation> {
  return decide(place, owner, async (transaction, user) => {
    if (!user.confirmed) await setConfirmation(place, transaction, owner.deed, user, true);
  });
}

const DECLINE = named(
  'confirmation.decline',
  `UPDATE app_user SET declined_at = $2, decline_reason = $3, updated_at = $2 WHERE id = $1 AND declined_at IS NULL`,
);

/**
 * Says no to a restaurant owner, who leaves the queue and learns why.
 *
 * @throws ServiceError `not_found`, `conflict` with `current` for one who is confirmed by now, or stands otherwise than
 * expected
 */
export function declineOwner(
  place: DecisionPlace,
  owner: DecidedOwner,
  reason: string,
): Promise<Confirmation> {
  const { deed, id } = owner;
  return decide(place, owner, async (transaction, user) => {
    const now = place.context.clock();
    if (user.confirmed) throw new ServiceError('conflict', { current: await getOwner(transaction, id) });
    if ((await transaction.execute(DECLINE, [id, new Date(now), reason])) === 0) return;
    await recordAccountDeed(transaction, deed, 'user_declined', user, now);
    await notifyUsers(transaction, [id], 'account_declined', { reason }, now);
    await tellDecision(place, transaction, user, 'provider_declined');
  });
}
