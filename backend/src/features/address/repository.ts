import { communesOf, MAX_ADDRESSES, type Address } from 'shared-api/contract';
import type { Database, Queryable, Transaction } from '../../infra/database/database.ts';
import { newId } from '../../infra/database/new-id.ts';
import { named } from '../../infra/database/statement.ts';
import type { InputOf } from '../../infra/http/contract-types.ts';
import type { CallerScope } from '../../infra/http/scope.ts';
import { invalidField, notFound, ServiceError } from '../../infra/http/service-error.ts';

export type NewAddress = InputOf<'address', 'create'>['body'];
export type AddressChange = InputOf<'address', 'update'>['body'];

/** The columns are the fields of the contract. */
const COLUMNS = 'id, label, address, region, commune, landmark, phone, is_default AS "isDefault"';

const LIST = named(
  'address.list',
  `SELECT ${COLUMNS} FROM address WHERE user_id = $1
   ORDER BY is_default DESC, created_at, id LIMIT ${MAX_ADDRESSES}`,
);

/** A user's addresses: the default one first, then in the order of saving. */
export function listAddresses(db: Queryable, userId: string): Promise<Address[]> {
  return db.query<Address>(LIST, [userId]);
}

const LOCK = named('address.lock', 'SELECT id FROM app_user WHERE id = $1 FOR UPDATE');

/** Locks a user's addresses for a change, so that concurrent changes keep the limit and one default. */
function writing<Result>(
  db: Database,
  userId: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (transaction) => {
    await transaction.execute(LOCK, [userId]);
    return work(transaction);
  });
}

const COUNT = named('address.count', 'SELECT count(*)::int AS count FROM address WHERE user_id = $1');
const UNSET = named(
  'address.unset-default',
  'UPDATE address SET is_default = false WHERE user_id = $1 AND is_default',
);

const INSERT = named(
  'address.insert',
  `INSERT INTO address (id, user_id, label, address, region, commune, landmark, phone, is_default, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) RETURNING ${COLUMNS}`,
);

/**
 * Saves an address; the first one is the default.
 *
 * @throws ServiceError `addresses_full`
 */
export function insertAddress(
  db: Database,
  userId: string,
  address: NewAddress,
  now: number,
): Promise<Address> {
  return writing(db, userId, async (transaction) => {
    const before = await transaction.first<{ count: number }>(COUNT, [userId]);
    const count = before?.count ?? 0;
    if (count >= MAX_ADDRESSES) throw new ServiceError('addresses_full');
    const isDefault = count === 0 || address.isDefault === true;
    if (isDefault) await transaction.execute(UNSET, [userId]);
    const { label, address: place, region, commune, landmark, phone } = address;
    const row = await transaction.first<Address>(INSERT, [
      ...[newId(now), userId, label, place],
      ...[region ?? null, commune || null, landmark || null, phone ?? null],
      ...[isDefault, new Date(now)],
    ]);
    if (!row) throw new Error('The address was not stored');
    return row;
  });
}

const FIND = named('address.find', `SELECT ${COLUMNS} FROM address WHERE id = $1 AND user_id = $2`);
const UPDATE = named(
  'address.update',
  `UPDATE address SET label = $3, address = $4, region = $5, commune = $6, landmark = $7, phone = $8, is_default = $9,
     updated_at = $10
   WHERE id = $1 AND user_id = $2 RETURNING ${COLUMNS}`,
);

/**
 * Changes the given fields; null clears one.
 *
 * @throws ServiceError `not_found`, for another's as for none; `validation_failed` for a commune of another region
 */
export function updateAddress(
  db: Database,
  { userId }: CallerScope<string>,
  id: string,
  change: AddressChange,
  now: number,
): Promise<Address> {
  return writing(db, userId, async (transaction) => {
    const present = await transaction.first<Address>(FIND, [id, userId]);
    if (!present) throw notFound();
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    const { label, address, region, commune, landmark, phone } = { ...present, ...Object.fromEntries(given) };
    if (region && commune && !communesOf(region).includes(commune)) {
      throw invalidField('commune', 'not a commune of the region');
    }
    if (change.isDefault) await transaction.execute(UNSET, [userId]);
    const row = await transaction.first<Address>(UPDATE, [
      ...[id, userId, label, address, region, commune || null, landmark || null, phone],
      ...[present.isDefault || change.isDefault === true, new Date(now)],
    ]);
    if (!row) throw notFound();
    return row;
  });
}

const REMOVE = named(
  'address.remove',
  'DELETE FROM address WHERE id = $1 AND user_id = $2 RETURNING is_default',
);
const PROMOTE = named(
  'address.promote',
  `UPDATE address SET is_default = true
   WHERE id = (SELECT id FROM address WHERE user_id = $1 ORDER BY created_at, id LIMIT 1)`,
);

/**
 * Deletes an address; the oldest remaining one becomes the default.
 *
 * @throws ServiceError `not_found`, for another's as for none
 */
export function removeAddress(db: Database, { userId }: CallerScope<string>, id: string): Promise<void> {
  return writing(db, userId, async (transaction) => {
    const removed = await transaction.first<{ is_default: boolean }>(REMOVE, [id, userId]);
    if (!removed) throw notFound();
    if (removed.is_default) await transaction.execute(PROMOTE, [userId]);
  });
}
