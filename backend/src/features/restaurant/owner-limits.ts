import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { ServiceError } from '../../infra/http/service-error.ts';

/** Most restaurants of an owner; those deleted within a day count, too. */
export const MAX_RESTAURANTS = { approved: 20, unapproved: 2 } as const;

const DAY_MS = 86_400_000;

interface OwnerRow {
  readonly confirmed: boolean;
  readonly is_declined: boolean;
  readonly count: number;
}

// Locks the owner, so that simultaneous requests are counted one after the other.
const LOCK_OWNER = named('restaurant.lock-owner', 'SELECT FROM app_user WHERE id = $1 FOR UPDATE');
const OWNER = named(
  'restaurant.owner-limits',
  `SELECT u.confirmed, NOT u.confirmed AND u.declined_at IS NOT NULL AS is_declined,
     (SELECT count(*)::int FROM provider p JOIN restaurant r ON r.provider_id = p.id
      WHERE p.user_id = u.id AND (r.deleted_at IS NULL OR p.created_at > $2)) AS count
   FROM app_user u WHERE u.id = $1`,
);

/**
 * Refuses another restaurant of an owner who has enough of them or was declined; call it in the transaction that
 * creates the restaurant. Returns whether the owner is approved, which no admin changes before the transaction ends.
 * Admins are not limited, so a caller who is one does not call this.
 *
 * @throws ServiceError `restaurants_full`, `owner_declined`
 */
export async function checkMayCreate(
  transaction: Queryable,
  ownerId: string,
  now: number,
): Promise<{ readonly confirmed: boolean }> {
  await transaction.query(LOCK_OWNER, [ownerId]);
  const owner = await transaction.first<OwnerRow>(OWNER, [ownerId, new Date(now - DAY_MS)]);
  if (!owner) return { confirmed: false };
  if (owner.is_declined) throw new ServiceError('owner_declined');
  const max = MAX_RESTAURANTS[owner.confirmed ? 'approved' : 'unapproved'];
  if (owner.count >= max) throw new ServiceError('restaurants_full');
  return owner;
}
