import type { Role } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { newId } from '../../infra/database/new-id.ts';
import { named } from '../../infra/database/statement.ts';
import { UNKNOWN_AGENT, type Agent } from './agent.ts';
import { hashToken, newToken } from './tokens.ts';

const HOUR_MS = 3_600_000;
/** A session ends when it was not used for this long … */
export const SESSION_IDLE_MS = 14 * 24 * HOUR_MS;
/** … and in any case this long after sign-in. */
export const SESSION_LIFETIME_MS = 60 * 24 * HOUR_MS;
/** How exactly the last use is known; every request writing it would cost an update each. */
const SEEN_STEP_MS = 5 * 60_000;

export interface SessionRow {
  session_id: string;
  seen_at: Date;
  user_id: string;
  role: Role;
  confirmed: boolean;
  email: string;
  verified_at: Date;
  passkey_at: Date | null;
  totp_at: Date | null;
  /** Only looked at for an admin whom neither a passkey nor a code has proved. */
  is_factor_unused: boolean;
}

/** How somebody has proved who they are; `totp` is a code of an authenticator app. */
export type Proof = 'password' | 'recovery_code' | 'totp' | 'passkey';

const insert = named(
  'session.insert',
  `INSERT INTO session (id, token_hash, user_id, created_at, seen_at, verified_at, expires_at, browser, system,
                        passkey_at, totp_at, recovered_at)
   VALUES ($1, $2, $3, $4, $4, $4, $5, $6, $7, CASE WHEN $8 = 'passkey' THEN $4::timestamptz END,
           CASE WHEN $8 = 'totp' THEN $4::timestamptz END, CASE WHEN $8 = 'recovery_code' THEN $4::timestamptz END)`,
);
const select = named(
  'session.select',
  `SELECT s.id AS session_id, s.seen_at, coalesce(s.verified_at, s.created_at) AS verified_at, s.passkey_at,
          s.totp_at, u.id AS user_id, u.role, u.confirmed, u.email,
          CASE WHEN u.role = 'ADMIN' AND coalesce(s.passkey_at, s.totp_at, s.recovered_at) IS NULL
               THEN EXISTS (SELECT FROM passkey WHERE user_id = u.id)
                 OR EXISTS (SELECT FROM totp WHERE user_id = u.id AND confirmed_at IS NOT NULL)
               ELSE false END AS is_factor_unused
     FROM session s JOIN app_user u ON u.id = s.user_id
    WHERE s.token_hash = $1 AND s.expires_at > $2 AND s.seen_at > $3`,
);
const touch = named('session.touch', `UPDATE session SET seen_at = $2 WHERE id = $1`);
const verify = named(
  'session.verify',
  `UPDATE session SET verified_at = $3, passkey_at = CASE WHEN $2 = 'passkey' THEN $3 ELSE passkey_at END,
                      totp_at = CASE WHEN $2 = 'totp' THEN $3 ELSE totp_at END
    WHERE id = $1`,
);
const removeByToken = named('session.removeByToken', `DELETE FROM session WHERE token_hash = $1`);
const removeOthers = named('session.removeOthers', `DELETE FROM session WHERE user_id = $1 AND id <> $2`);
// A sign-in that waits for its second step began with what counts no more.
const removeAll = named(
  'session.removeAll',
  `WITH waiting AS (DELETE FROM sign_in_ticket WHERE user_id = $1) DELETE FROM session WHERE user_id = $1`,
);
const removeExpired = named(
  'session.removeExpired',
  `DELETE FROM session WHERE expires_at <= $1 OR seen_at <= $2`,
);

/** Starts a session. Returns the token for its cookie; the database stores only the token's hash. */
export async function startSession(
  db: Queryable,
  userId: string,
  now: number,
  { browser, system }: Agent = UNKNOWN_AGENT,
  proof: Proof = 'password',
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now + SESSION_LIFETIME_MS);
  const times = [new Date(now), expiresAt];
  const values = [newId(now), hashToken(token), userId, ...times, browser, system, proof];
  await db.execute(insert, values);
  return token;
}

/** The person has proved again who they are. */
export async function markVerified(
  db: Queryable,
  sessionId: string,
  proof: Proof,
  now: number,
): Promise<void> {
  await db.execute(verify, [sessionId, proof, new Date(now)]);
}

/** The live session of a token with its current user; records that it was used. */
export async function findSession(
  db: Queryable,
  token: string,
  now: number,
): Promise<SessionRow | undefined> {
  const idleSince = new Date(now - SESSION_IDLE_MS);
  const row = await db.first<SessionRow>(select, [hashToken(token), new Date(now), idleSince]);
  if (row && now - row.seen_at.getTime() > SEEN_STEP_MS)
    await db.execute(touch, [row.session_id, new Date(now)]);
  return row;
}

const selectLive = named(
  'session.live',
  `SELECT id FROM session WHERE id = ANY ($1::uuid[]) AND expires_at > $2 AND seen_at > $3`,
);

/** Those of some sessions that have not ended. */
export async function findLiveSessions(
  db: Queryable,
  ids: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const values = [ids, new Date(now), new Date(now - SESSION_IDLE_MS)];
  const rows = await db.query<{ id: string }>(selectLive, values);
  return new Set(rows.map(({ id }) => id));
}

export async function endSession(db: Queryable, token: string): Promise<void> {
  await db.execute(removeByToken, [hashToken(token)]);
}

export async function endOtherSessions(db: Queryable, userId: string, sessionId: string): Promise<void> {
  await db.execute(removeOthers, [userId, sessionId]);
}

export async function endAllSessions(db: Queryable, userId: string): Promise<void> {
  await db.execute(removeAll, [userId]);
}

/** Removes expired sessions. */
export async function pruneSessions(db: Queryable, now: number): Promise<void> {
  await db.execute(removeExpired, [new Date(now), new Date(now - SESSION_IDLE_MS)]);
}
