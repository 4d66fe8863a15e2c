import { MAX_PASSKEYS } from 'shared-api/contract';
import { uniqueViolation } from '../../infra/database/database-errors.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { newId } from '../../infra/database/new-id.ts';
import { named } from '../../infra/database/statement.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import type { CallerScope } from '../../infra/http/scope.ts';

export interface PasskeyRow {
  readonly id: string;
  readonly user_id: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: string[];
  readonly name: string;
  readonly is_backed_up: boolean;
  readonly created_at: Date;
  readonly used_at: Date | null;
}

const COLUMNS = `id, user_id, credential_id, public_key, counter, transports, name, is_backed_up, created_at, used_at`;

const ofUser = named(
  'passkey.ofUser',
  `SELECT ${COLUMNS} FROM passkey WHERE user_id = $1 ORDER BY created_at DESC, id LIMIT ${MAX_PASSKEYS}`,
);
const byCredential = named('passkey.byCredential', `SELECT ${COLUMNS} FROM passkey WHERE credential_id = $1`);
// The account's row is locked, so that requests at the same time cannot add more than there may be.
const lockOwner = named('passkey.lockOwner', 'SELECT id FROM app_user WHERE id = $1 FOR UPDATE');
const count = named('passkey.count', 'SELECT count(*)::int AS count FROM passkey WHERE user_id = $1');
const insert = named(
  'passkey.insert',
  `INSERT INTO passkey (id, user_id, credential_id, public_key, counter, transports, name, is_backed_up, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${COLUMNS}`,
);
// Of two uses at once with the same count only one is the authenticator's.
const recordUse = named(
  'passkey.recordUse',
  `UPDATE passkey SET counter = $2, is_backed_up = $3, used_at = $4
   WHERE id = $1 AND (counter < $2 OR counter = 0 AND $2 = 0)`,
);
const rename = named(
  'passkey.rename',
  `UPDATE passkey SET name = $3 WHERE id = $1 AND user_id = $2 RETURNING ${COLUMNS}`,
);
const remove = named('passkey.remove', 'DELETE FROM passkey WHERE id = $1 AND user_id = $2');

const removeAll = named('passkey.removeAll', 'DELETE FROM passkey WHERE user_id = $1');

/** A user's passkeys, newest first. */
export function listPasskeys(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  return db.query<PasskeyRow>(ofUser, [userId]);
}

export function findPasskey(db: Queryable, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.first<PasskeyRow>(byCredential, [credentialId]);
}

export type NewPasskey = Pick<
  PasskeyRow,
  'user_id' | 'credential_id' | 'public_key' | 'counter' | 'transports' | 'name' | 'is_backed_up'
>;

/** @throws ServiceError `passkeys_full`; `conflict` when the credential is somebody's already */
export async function insertPasskey(
  transaction: Queryable,
  passkey: NewPasskey,
  now: number,
): Promise<PasskeyRow> {
  await transaction.execute(lockOwner, [passkey.user_id]);
  const held = await transaction.first<{ count: number }>(count, [passkey.user_id]);
  if (held && held.count >= MAX_PASSKEYS) throw new ServiceError('passkeys_full');
  const { user_id: userId, credential_id: credentialId, public_key: publicKey } = passkey;
  const { counter, transports, name, is_backed_up: isBackedUp } = passkey;
  const values = [userId, credentialId, publicKey, counter, transports, name, isBackedUp, new Date(now)];
  try {
    const row = await transaction.first<PasskeyRow>(insert, [newId(now), ...values]);
    if (!row) throw new Error('The insert gave no row');
    return row;
  } catch (error) {
    if (uniqueViolation(error) === 'passkey_credential_key') throw new ServiceError('conflict');
    throw error;
  }
}

/** Returns false when its counter has not grown: the credential may have been copied. */
export async function recordPasskeyUse(
  transaction: Queryable,
  { id }: PasskeyRow,
  used: { readonly counter: number; readonly isBackedUp: boolean },
  now: number,
): Promise<boolean> {
  const values = [id, used.counter, used.isBackedUp, new Date(now)];
  return (await transaction.execute(recordUse, values)) > 0;
}

/** The renamed passkey; undefined when it is not the caller's. */
export function renamePasskey(
  db: Queryable,
  { userId }: CallerScope<string>,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  return db.first<PasskeyRow>(rename, [id, userId, name]);
}

/** Returns whether it was the caller's. */
export async function removePasskey(
  db: Queryable,
  { userId }: CallerScope<string>,
  id: string,
): Promise<boolean> {
  return (await db.execute(remove, [id, userId])) > 0;
}

/** Returns how many there were. */
export function removeAllPasskeys(db: Queryable, userId: string): Promise<number> {
  return db.execute(removeAll, [userId]);
}
