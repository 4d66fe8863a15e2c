import type { Language, Role } from 'shared-api/contract';
import { uniqueViolation } from '../../infra/database/database-errors.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { newId } from '../../infra/database/new-id.ts';
import { named } from '../../infra/database/statement.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { foldText, searchTextOf } from '../../lib/search-text.ts';

/** An account as the database stores it, without its password. */
export interface UserRow {
  id: string;
  email: string;
  firstname: string | null;
  lastname: string | null;
  phone: string | null;
  role: Role;
  confirmed: boolean;
  email_confirmed: boolean;
  language: Language | null;
  created_at: Date;
}

export const USER_COLUMNS =
  'id, email, firstname, lastname, phone, role, confirmed, email_confirmed, language, created_at';

/** A new account. */
export interface NewUser {
  /** Where one was promised; a new one by default. */
  readonly id?: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly role: Role;
  readonly confirmed: boolean;
  readonly emailConfirmed?: boolean;
  readonly firstname?: string | null | undefined;
  readonly lastname?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly language?: Language | null | undefined;
}

const insert = named(
  'user.insert',
  `INSERT INTO app_user (id, email, password_hash, role, confirmed, email_confirmed, firstname, lastname, phone,
                         language, sort_name, search_text, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)
   RETURNING ${USER_COLUMNS}`,
);
const selectById = named('user.byId', `SELECT ${USER_COLUMNS} FROM app_user WHERE id = $1`);
const selectByEmail = named(
  'user.byEmail',
  `SELECT ${USER_COLUMNS}, password_hash FROM app_user WHERE email = $1`,
);
const lockById = named('user.lockById', `SELECT ${USER_COLUMNS} FROM app_user WHERE id = $1 FOR UPDATE`);
const update = named(
  'user.update',
  `UPDATE app_user SET firstname = $2, lastname = $3, email = $4, phone = $5, language = $6,
                       email_confirmed = email_confirmed AND email = $4, sort_name = $7, search_text = $8,
                       updated_at = $9
    WHERE id = $1 RETURNING ${USER_COLUMNS}`,
);
const updateConfirmed = named(
  'user.updateConfirmed',
  `UPDATE app_user SET confirmed = $2, declined_at = NULL, decline_reason = NULL, updated_at = $3
    WHERE id = $1 RETURNING ${USER_COLUMNS}`,
);
const updateEmailConfirmed = named(
  'user.updateEmailConfirmed',
  `UPDATE app_user SET email_confirmed = true, updated_at = $3
    WHERE id = $1 AND email = $2 AND NOT email_confirmed`,
);
const updateRole = named(
  'user.updateRole',
  `UPDATE app_user SET role = $2, updated_at = $3 WHERE id = $1 RETURNING ${USER_COLUMNS}`,
);
const updatePassword = named(
  'user.updatePassword',
  `UPDATE app_user SET password_hash = $2, updated_at = $3 WHERE id = $1`,
);
const remove = named('user.remove', `DELETE FROM app_user WHERE id = $1`);
const lockAdmins = named(
  'user.lockAdmins',
  `SELECT id FROM app_user WHERE role = 'ADMIN' ORDER BY id FOR UPDATE`,
);

/** Values for sorting and searching: `sort_name` and `search_text`. */
function derived({ firstname, lastname, email, phone }: Partial<NewUser>): [string, string] {
  return [
    foldText([lastname, firstname].filter(Boolean).join(' ')),
    searchTextOf(firstname, lastname, email, phone),
  ];
}

/** @throws ServiceError `email_taken` */
export async function insertUser(db: Queryable, user: NewUser, now: number): Promise<UserRow> {
  const { email, passwordHash, role, confirmed, emailConfirmed = false } = user;
  const { firstname, lastname, phone, language } = user;
  const flags = [confirmed, emailConfirmed];
  const values = [
    user.id ?? newId(now),
    email,
    passwordHash,
    role,
    ...flags,
    firstname,
    lastname,
    phone,
    language,
  ];
  const row = await refusingTakenEmail(() =>
    db.first<UserRow>(insert, [...values.map((value) => value ?? null), ...derived(user), new Date(now)]),
  );
  if (!row) throw new Error('The insert gave no row');
  return row;
}

export function findUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  return db.first<UserRow>(selectById, [id]);
}

/** @throws ServiceError `unauthorized` when the account was deleted a moment ago */
export async function getUser(db: Queryable, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw new ServiceError('unauthorized');
  return user;
}

export function findUserByEmail(
  db: Queryable,
  email: string,
): Promise<(UserRow & { password_hash: string }) | undefined> {
  return db.first(selectByEmail, [email]);
}

/** The account, locked until the transaction ends. */
export function lockUser(transaction: Queryable, id: string): Promise<UserRow | undefined> {
  return transaction.first<UserRow>(lockById, [id]);
}

/** @throws ServiceError `email_taken` */
export function updateUser(
  db: Queryable,
  user: Pick<UserRow, 'id' | 'firstname' | 'lastname' | 'email' | 'phone' | 'language'>,
  now: number,
): Promise<UserRow | undefined> {
  const { id, firstname, lastname, email, phone, language } = user;
  return refusingTakenEmail(() =>
    db.first<UserRow>(update, [
      id,
      firstname,
      lastname,
      email,
      phone,
      language,
      ...derived(user),
      new Date(now),
    ]),
  );
}

export function setConfirmed(
  db: Queryable,
  id: string,
  confirmed: boolean,
  now: number,
): Promise<UserRow | undefined> {
  return db.first<UserRow>(updateConfirmed, [id, confirmed, new Date(now)]);
}

/** Marks an address as verified. Returns false when it was already, or the account has another one by now. */
export async function setEmailConfirmed(
  db: Queryable,
  id: string,
  email: string,
  now: number,
): Promise<boolean> {
  return (await db.execute(updateEmailConfirmed, [id, email, new Date(now)])) > 0;
}

export function setRole(db: Queryable, id: string, role: Role, now: number): Promise<UserRow | undefined> {
  return db.first<UserRow>(updateRole, [id, role, new Date(now)]);
}

export async function setPasswordHash(db: Queryable, id: string, hash: string, now: number): Promise<void> {
  await db.execute(updatePassword, [id, hash, new Date(now)]);
}

/** Returns whether the account existed. */
export async function removeUser(db: Queryable, id: string): Promise<boolean> {
  return (await db.execute(remove, [id])) > 0;
}

/**
 * Ensures that another admin remains; locks the admins until the transaction ends, so that two of them
 * cannot remove each other at once.
 *
 * @throws ServiceError `last_admin`
 */
export async function refuseLastAdmin(transaction: Queryable, id: string): Promise<void> {
  const admins = await transaction.query<{ id: string }>(lockAdmins);
  if (admins.length === 1 && admins[0]?.id === id) throw new ServiceError('last_admin');
}

async function refusingTakenEmail<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (uniqueViolation(error) === 'app_user_email_key') {
      throw new ServiceError('email_taken', {
        errors: [{ path: 'email', message: 'is already registered' }],
      });
    }
    throw error;
  }
}
