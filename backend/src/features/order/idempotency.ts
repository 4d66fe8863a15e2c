import { createHash } from 'node:crypto';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { ServiceError } from '../../infra/http/service-error.ts';

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

/** What a key was used for. */
export interface KeyRow {
  readonly request_hash: string;
  readonly order_id: string;
}

/**
 * SQL: the row of a key. Whoever signs in or out between two attempts of the same booking must not book twice: with the
 * same request, a guest's key is also found among a user's and the other way round.
 */
export function keyRowOf(key: string, scope: string, requestHash: string): string {
  return `SELECT k.request_hash, k.order_id FROM order_idempotency k
   WHERE k.key = ${key}
     AND (k.scope = ${scope} OR (k.request_hash = ${requestHash} AND '${GUEST_SCOPE}' IN (k.scope, ${scope})))
   ORDER BY k.scope = ${scope} DESC LIMIT 1`;
}

const FIND = named('order.find-key', keyRowOf('$1', '$2', '$3'));

/**
 * The order that a repeated booking has made before.
 *
 * @throws ServiceError `idempotency_conflict` when the key was used for another booking
 */
export async function findBooked(db: Queryable, key: BookingKey): Promise<string | null> {
  return bookedOrder(key, await db.first<KeyRow>(FIND, [key.key, key.scope, key.requestHash]));
}

/** The same from the key's row, if there is one. */
export function bookedOrder({ requestHash }: BookingKey, row: KeyRow | null | undefined): string | null {
  if (!row) return null;
  if (row.request_hash !== requestHash) throw new ServiceError('idempotency_conflict');
  return row.order_id;
}
