import type { Language, Role } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { ProviderInput } from '../provider/create-provider.ts';
import { hashToken } from '../session/tokens.ts';

/** Milliseconds until a registration whose link was not followed is deleted. */
export const REGISTRATION_LIFETIME_MS = 7 * 86_400_000;

/** Mails that registrations send to one address in an hour. */
const MAX_PER_HOUR = 5;
const HOUR_MS = 3_600_000;

/** A registration whose mailed link was not followed yet. */
export interface RegistrationRow {
  /** Also that of its mail, and of the account to be. */
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly phone: string | null;
  readonly role: Extract<Role, 'USER' | 'PROVIDER'>;
  readonly language: Language | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

const insert = named(
  'registration.insert',
  `INSERT INTO registration (id, email, password_hash, firstname, lastname, phone, role, language, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

/** An address may have several waiting registrations: the first link that is followed decides. */
export async function insertRegistration(db: Queryable, row: RegistrationRow): Promise<void> {
  const { id, email, password_hash: hash, firstname, lastname, phone, role, language } = row;
  const times = [row.created_at, row.expires_at];
  await db.execute(insert, [id, email, hash, firstname, lastname, phone, role, language, ...times]);
}

const setProvider = named(
  'registration.setProvider',
  `UPDATE registration SET provider_id = $2, provider = $3 WHERE id = $1 RETURNING id, email, language`,
);

/**
 * Stores what the second step of a restaurant's registration sent, until its link is followed. Returns where that link
 * is to be mailed.
 */
export function storeProvider(
  db: Queryable,
  id: string,
  provider: { readonly id: string; readonly input: ProviderInput },
): Promise<Pick<RegistrationRow, 'id' | 'email' | 'language'> | undefined> {
  return db.first(setProvider, [id, provider.id, JSON.stringify(provider.input)]);
}

const mailed = named(
  'registration.mailed',
  `UPDATE registration r SET token_hash = $2, mailed_at = $3
   WHERE id = $1 AND (SELECT count(*) FROM registration other
     WHERE other.email = r.email AND other.mailed_at > $4 AND other.id <> r.id) < ${MAX_PER_HOUR}
   RETURNING id`,
);

/**
 * Notes that a registration's mail goes out, with the token of its link; null for an address that has an account.
 * Returns false when too many have gone to the address.
 */
export async function noteMailed(
  db: Queryable,
  id: string,
  token: string | null,
  now: number,
): Promise<boolean> {
  const hash = token === null ? null : hashToken(token);
  return (await db.first(mailed, [id, hash, new Date(now), new Date(now - HOUR_MS)])) !== undefined;
}

const take = named(
  'registration.take',
  `DELETE FROM registration WHERE token_hash = $1 AND expires_at > $2
   RETURNING id, email, password_hash, firstname, lastname, phone, role, language, created_at, expires_at,
     provider_id, provider`,
);

/** What a followed link makes an account and a restaurant of. */
export type TakenRegistration = RegistrationRow & {
  readonly provider_id: string | null;
  readonly provider: ProviderInput | null;
};

/** The registration behind a link's token, which ends with the transaction; undefined for any other token. */
export function takeRegistration(
  transaction: Queryable,
  token: string,
  now: number,
): Promise<TakenRegistration | undefined> {
  return transaction.first<TakenRegistration>(take, [hashToken(token), new Date(now)]);
}

// The rows stay: a stranger who has one and sends its restaurant next would learn from a refusal that an account began.
const voidOfEmail = named(
  'registration.voidOfEmail',
  'UPDATE registration SET token_hash = NULL WHERE email = $1 AND token_hash IS NOT NULL',
);

/** Voids the links of the other registrations of an address that has its account now. */
export async function voidRegistrations(db: Queryable, email: string): Promise<void> {
  await db.execute(voidOfEmail, [email]);
}

const prune = named('registration.prune', 'DELETE FROM registration WHERE expires_at <= $1');

export async function pruneRegistrations(db: Queryable, now: number): Promise<void> {
  await db.execute(prune, [new Date(now)]);
}
