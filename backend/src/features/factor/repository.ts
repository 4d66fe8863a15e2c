import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';

export interface TotpRow {
  readonly sealed_secret: Buffer;
  readonly created_at: Date;
  readonly confirmed_at: Date | null;
  readonly last_step: number;
}

const selectTotp = named(
  'totp.select',
  'SELECT sealed_secret, created_at, confirmed_at, last_step::float8 AS last_step FROM totp WHERE user_id = $1',
);
// A set-up that was never finished gives way to the next one; one that counts does not.
const beginTotp = named(
  'totp.begin',
  `INSERT INTO totp (user_id, sealed_secret, created_at) VALUES ($1, $2, $3)
   ON CONFLICT (user_id) DO UPDATE SET sealed_secret = $2, created_at = $3 WHERE totp.confirmed_at IS NULL`,
);
const confirmTotp = named(
  'totp.confirm',
  `UPDATE totp SET confirmed_at = $4, last_step = $3
   WHERE user_id = $1 AND sealed_secret = $2 AND confirmed_at IS NULL`,
);
// Of two uses of one code at once only one finds the step unused.
const useStep = named(
  'totp.useStep',
  `UPDATE totp SET last_step = $3
   WHERE user_id = $1 AND sealed_secret = $2 AND confirmed_at IS NOT NULL AND last_step < $3`,
);
const removeTotp = named('totp.remove', 'DELETE FROM totp WHERE user_id = $1 AND confirmed_at IS NOT NULL');
const pruneTotp = named('totp.prune', 'DELETE FROM totp WHERE confirmed_at IS NULL AND created_at < $1');

const insertCodes = named(
  'recovery-code.insert',
  `INSERT INTO recovery_code (user_id, code_hash, created_at) SELECT $1, unnest($2::bytea[]), $3`,
);
const useCode = named(
  'recovery-code.use',
  `UPDATE recovery_code SET used_at = $3 WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL`,
);
const removeCodes = named('recovery-code.remove', 'DELETE FROM recovery_code WHERE user_id = $1');

const selectFactors = named(
  'factor.select',
  `SELECT (SELECT confirmed_at FROM totp WHERE user_id = $1) AS totp_at,
          EXISTS (SELECT FROM passkey WHERE user_id = $1) AS has_passkey,
          min(created_at) AS codes_at, count(*) FILTER (WHERE used_at IS NULL)::int AS codes_left
     FROM recovery_code WHERE user_id = $1`,
);

/** What an account has beside its password. */
export interface FactorsRow {
  /** When the authenticator app began to count; null without one. */
  readonly totp_at: Date | null;
  readonly has_passkey: boolean;
  /** When the recovery codes were made; null without any, used ones included. */
  readonly codes_at: Date | null;
  readonly codes_left: number;
}

export async function getFactors(db: Queryable, userId: string): Promise<FactorsRow> {
  const row = await db.first<FactorsRow>(selectFactors, [userId]);
  if (!row) throw new Error('An aggregate gives one row');
  return row;
}

/** Whether the password of an account is not enough (decision passkeys). */
export function hasSecondStep(factors: FactorsRow): boolean {
  return factors.totp_at !== null || factors.codes_at !== null;
}

/**
 * What a signed-in person may prove with who they are, beside a passkey: the password counts only without anything
 * better.
 */
export async function acceptedProofs(db: Queryable, userId: string) {
  const { has_passkey: hasPasskey, totp_at: totpAt } = await getFactors(db, userId);
  const hasTotp = totpAt !== null;
  return { hasTotp, hasPassword: !hasTotp && !hasPasskey };
}

export function findTotp(db: Queryable, userId: string): Promise<TotpRow | undefined> {
  return db.first<TotpRow>(selectTotp, [userId]);
}

/** Stores a secret that does not count yet. Returns false when there is one that does. */
export async function storeTotp(
  db: Queryable,
  userId: string,
  sealedSecret: Buffer,
  now: number,
): Promise<boolean> {
  return (await db.execute(beginTotp, [userId, sealedSecret, new Date(now)])) > 0;
}

/** Makes a stored secret count. Returns false when it was replaced, confirmed or removed meanwhile. */
export async function confirmTotpRow(
  db: Queryable,
  userId: string,
  { sealed_secret: sealedSecret }: TotpRow,
  step: number,
  now: number,
): Promise<boolean> {
  return (await db.execute(confirmTotp, [userId, sealedSecret, step, new Date(now)])) > 0;
}

/** Uses up a time step. Returns false when this one or a later one was used before. */
export async function useTotpStep(
  db: Queryable,
  userId: string,
  { sealed_secret: sealedSecret }: TotpRow,
  step: number,
): Promise<boolean> {
  return (await db.execute(useStep, [userId, sealedSecret, step])) > 0;
}

/** Returns whether there was one that counted. */
export async function removeTotpRow(db: Queryable, userId: string): Promise<boolean> {
  return (await db.execute(removeTotp, [userId])) > 0;
}

/** Removes secrets of set-ups that nobody finished. */
export async function pruneTotps(db: Queryable, before: number): Promise<void> {
  await db.execute(pruneTotp, [new Date(before)]);
}

/** Puts new codes in the place of all earlier ones. */
export async function replaceRecoveryCodes(
  transaction: Queryable,
  userId: string,
  hashes: readonly Buffer[],
  now: number,
): Promise<void> {
  await transaction.execute(removeCodes, [userId]);
  await transaction.execute(insertCodes, [userId, hashes, new Date(now)]);
}

/** Uses up a code. Returns false when it is not one of the account's, or was used before. */
export async function useRecoveryCode(
  db: Queryable,
  userId: string,
  hash: Buffer,
  now: number,
): Promise<boolean> {
  return (await db.execute(useCode, [userId, hash, new Date(now)])) > 0;
}

/** Returns how many there were, used ones included. */
export function removeRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  return db.execute(removeCodes, [userId]);
}

/**
 * Removes the recovery codes once there is nothing left that they stand in for, so that the password signs in alone
 * again; call it in the transaction that removes a factor, with the account's row locked.
 */
export async function removeLoneRecoveryCodes(transaction: Queryable, userId: string): Promise<void> {
  const { totp_at: totpAt, has_passkey: hasPasskey } = await getFactors(transaction, userId);
  if (totpAt === null && !hasPasskey) await removeRecoveryCodes(transaction, userId);
}
