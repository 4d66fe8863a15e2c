import { createHash } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import { named } from '../database/statement.ts';
import { ServiceError } from '../http/service-error.ts';

/** Whose keys a key lives among: a user's own, or those of all guests. */
const GUEST_SCOPE = 'guest';

/** How one booking is recognised when it comes again. */
export interface BookingKey {
  readonly key: string;
  readonly scope: string;
  readonly requestHash: string;
}

export function bookingKeyOf(
  key: string | undefined,
  userId: string | null,
  booking: unknown,
): BookingKey | null {
  if (key === undefined) return null;
  const requestHash = createHash('sha256').update(JSON.stringify(booking)).digest('base64url');
  return { key, scope: userId ?? GUEST_SCOPE, requestHash };
}

// Whoever signs in or out between two attempts of the same booking must not book twice: with the same request, a
// guest's key is also found among a user's and the other way round.
const FIND = named(
  'order.find-key',
  `SELECT request_hash, order_id FROM order_idempotency
   WHERE key = $1 AND (scope = $2 OR (request_hash = $3 AND '${GUEST_SCOPE}' IN (scope, $2)))
   ORDER BY scope = $2 DESC LIMIT 1`,
);

interface KeyRow {
  readonly request_hash: string;
  readonly order_id: string;
}

/**
 * The order that a repeated booking has made before.
 *
 * @throws ServiceError `idempotency_conflict` when the key was used for another booking
 */
export async function findBooked(
  db: Queryable,
  { key, scope, requestHash }: BookingKey,
): Promise<string | null> {
  const row = await db.first<KeyRow>(FIND, [key, scope, requestHash]);
  if (!row) return null;
  if (row.request_hash !== requestHash) throw new ServiceError('idempotency_conflict');
  return row.order_id;
}
