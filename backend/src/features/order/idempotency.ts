import { createHash } from 'node:crypto';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { ServiceError } from '../../infra/http/service-error.ts';

/** Scope of the keys of all callers without an account; a user's keys have the user's id. */
const GUEST_SCOPE = 'guest';

/** Identifies an order that is sent again. */
export interface IdempotencyKey {
  readonly key: string;
  readonly scope: string;
  readonly requestHash: string;
}

/** @param key the `Idempotency-Key` header */
export function idempotencyKeyOf(
  key: string | undefined,
  userId: string | null,
  order: unknown,
): IdempotencyKey | null {
  if (key === undefined) return null;
  const requestHash = createHash('sha256').update(JSON.stringify(order)).digest('base64url');
  return { key, scope: userId ?? GUEST_SCOPE, requestHash };
}

/** What a key was used for. */
export interface IdempotencyRow {
  readonly request_hash: string;
  readonly order_id: string;
}

/**
 * SQL for the row of a key. A customer who signs in or out between two attempts must not order twice: for the same
 * request, a guest's key also matches a user's, and the other way round.
 */
export function idempotencyRowSql(key: string, scope: string, requestHash: string): string {
  return `SELECT k.request_hash, k.order_id FROM order_idempotency k
   WHERE k.key = ${key}
     AND (k.scope = ${scope} OR (k.request_hash = ${requestHash} AND '${GUEST_SCOPE}' IN (k.scope, ${scope})))
   ORDER BY k.scope = ${scope} DESC LIMIT 1`;
}

const FIND = named('order.find-key', idempotencyRowSql('$1', '$2', '$3'));

/**
 * The id of the order that was placed under this key; null if there is none.
 *
 * @throws ServiceError `idempotency_conflict` if the key was used for a different request
 */
export async function findOrderIdByKey(db: Queryable, key: IdempotencyKey): Promise<string | null> {
  return orderIdOfKey(key, await db.first<IdempotencyRow>(FIND, [key.key, key.scope, key.requestHash]));
}

/** The same, from the key's row. */
export function orderIdOfKey(
  { requestHash }: IdempotencyKey,
  row: IdempotencyRow | null | undefined,
): string | null {
  if (!row) return null;
  if (row.request_hash !== requestHash) throw new ServiceError('idempotency_conflict');
  return row.order_id;
}
