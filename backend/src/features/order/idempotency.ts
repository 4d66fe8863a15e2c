import { createHash } from 'node:crypto';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { hashToken } from '../session/tokens.ts';

/** Scope of the keys of all callers without an account; a user's keys have the user's id. */
const GUEST_SCOPE = 'guest';

/** Identifies an order that is sent again. */
export interface IdempotencyKey {
  readonly key: string;
  readonly scope: string;
  readonly requestHash: string;
  /** Hash of the browser's visitor token, base64url; null without a browser. */
  readonly device: string | null;
}

/**
 * @param key the `Idempotency-Key` header
 * @param device the browser's visitor token
 */
export function idempotencyKeyOf(
  key: string | undefined,
  userId: string | null,
  device: string | undefined,
  order: unknown,
): IdempotencyKey | null {
  if (key === undefined) return null;
  return {
    key,
    scope: userId ?? GUEST_SCOPE,
    requestHash: createHash('sha256').update(JSON.stringify(order)).digest('base64url'),
    device: device === undefined ? null : hashToken(device).toString('base64url'),
  };
}

/** What a key was used for. */
export interface IdempotencyRow {
  readonly request_hash: string;
  readonly order_id: string;
  /** A guest's key that another browser has used. */
  readonly is_foreign: boolean;
}

/** SQL expressions of a key: a column or parameter for each field. */
type KeySql = Readonly<Record<keyof IdempotencyKey, string>>;

/**
 * SQL for the row of a key. A customer who signs in or out between two attempts must not order twice: for the same
 * request from the same browser, a guest's key also matches a user's, and the other way round.
 */
export function idempotencyRowSql({ key, scope, requestHash, device }: KeySql): string {
  return `SELECT k.request_hash, k.order_id,
     k.scope = '${GUEST_SCOPE}' AND k.device IS NOT NULL AND k.device IS DISTINCT FROM ${device} AS is_foreign
   FROM order_idempotency k
   WHERE k.key = ${key}
     AND (k.scope = ${scope}
       OR (k.request_hash = ${requestHash} AND k.device = ${device} AND '${GUEST_SCOPE}' IN (k.scope, ${scope})))
   ORDER BY k.scope = ${scope} DESC LIMIT 1`;
}

const FIND = named(
  'order.find-key',
  idempotencyRowSql({ key: '$1', scope: '$2', requestHash: '$3', device: '$4' }),
);

/**
 * The id of the order that was placed under this key; null if there is none.
 *
 * @throws ServiceError `idempotency_conflict` if the key was used for a different request, or by another guest
 */
export async function findOrderIdByKey(db: Queryable, key: IdempotencyKey): Promise<string | null> {
  const parameters = [key.key, key.scope, key.requestHash, key.device];
  return orderIdOfKey(key, await db.first<IdempotencyRow>(FIND, parameters));
}

/** The same, from the key's row. */
export function orderIdOfKey(
  { requestHash }: IdempotencyKey,
  row: IdempotencyRow | null | undefined,
): string | null {
  if (!row) return null;
  if (row.is_foreign || row.request_hash !== requestHash) throw new ServiceError('idempotency_conflict');
  return row.order_id;
}
