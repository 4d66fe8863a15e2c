import { MAX_ADDRESSES, type Address } from 'shared-api/contract';
import type { Queryable } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { named } from '../database/statement.ts';
import type { InputOf } from '../http/routes.ts';
import { notFound, ServiceError } from '../http/service-error.ts';

export type NewAddress = InputOf<'address', 'create'>['body'];
export type AddressChange = InputOf<'address', 'update'>['body'];

/** The columns are the fields of the contract. */
const COLUMNS = 'id, label, address, commune, landmark, phone';

const LIST = named(
  'address.list',
  `SELECT ${COLUMNS} FROM address WHERE user_id = $1 ORDER BY created_at, id LIMIT ${MAX_ADDRESSES}`,
);

/** A user's addresses, the first saved first. */
export function listAddresses(db: Queryable, userId: string): Promise<Address[]> {
  return db.query<Address>(LIST, [userId]);
}

const INSERT = named(
  'address.insert',
  `INSERT INTO address (id, user_id, label, address, commune, landmark, phone, created_at, updated_at)
   SELECT $2, $1, $3, $4, $5, $6, $7, $8, $8
   WHERE (SELECT count(*) FROM address WHERE user_id = $1) < ${MAX_ADDRESSES}
   RETURNING ${COLUMNS}`,
);

/** @throws ServiceError `addresses_full` */
export async function insertAddress(
  db: Queryable,
  userId: string,
  { label, address, commune, landmark, phone }: NewAddress,
  now: number,
): Promise<Address> {
  const values = [userId, newId(now), label, address, commune || null, landmark || null, phone ?? null];
  const row = await db.first<Address>(INSERT, [...values, new Date(now)]);
  if (!row) throw new ServiceError('addresses_full');
  return row;
}

// For each field, whether the change names it, and its value.
const UPDATE = named(
  'address.update',
  `UPDATE address SET label = COALESCE($3, label), address = COALESCE($4, address),
     commune = CASE WHEN $5 THEN $6 ELSE commune END, landmark = CASE WHEN $7 THEN $8 ELSE landmark END,
     phone = CASE WHEN $9 THEN $10 ELSE phone END, updated_at = $11
   WHERE id = $1 AND user_id = $2 RETURNING ${COLUMNS}`,
);

/**
 * Changes what is given; null takes away.
 *
 * @throws ServiceError `not_found`, for another's as for none
 */
export async function updateAddress(
  db: Queryable,
  userId: string,
  id: string,
  { label, address, commune, landmark, phone }: AddressChange,
  now: number,
): Promise<Address> {
  const row = await db.first<Address>(UPDATE, [
    ...[id, userId, label ?? null, address ?? null],
    ...[commune !== undefined, commune || null],
    ...[landmark !== undefined, landmark || null],
    ...[phone !== undefined, phone ?? null],
    new Date(now),
  ]);
  if (!row) throw notFound();
  return row;
}

const REMOVE = named('address.remove', 'DELETE FROM address WHERE id = $1 AND user_id = $2');

/** @throws ServiceError `not_found`, for another's as for none */
export async function removeAddress(db: Queryable, userId: string, id: string): Promise<void> {
  if ((await db.execute(REMOVE, [id, userId])) === 0) throw notFound();
}
