import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import type { MailJob, MailKind } from '../../infra/mail/mail-queue.ts';
import type { RegistrationRow } from './registrations.ts';
import { hashToken, newToken } from '../session/tokens.ts';

/** Links of one kind that one account gets in an hour. */
const MAX_PER_HOUR = 5;
const HOUR_MS = 3_600_000;

const lockAccount = named('link.lockAccount', 'SELECT 1 FROM app_user WHERE id = $1 FOR NO KEY UPDATE');

// A mail that is tried again replaces its own link, and does not count against itself.
const insert = named(
  'link.insert',
  `INSERT INTO account_link (id, token_hash, kind, user_id, email, created_at, expires_at)
   SELECT $1, $2, $3, $4, $5, $6, $7
   WHERE (SELECT count(*) FROM account_link
          WHERE user_id = $4 AND kind = $3 AND created_at > $8 AND id <> $1) < ${MAX_PER_HOUR}
   ON CONFLICT (id) DO UPDATE SET token_hash = excluded.token_hash
   RETURNING id`,
);

/**
 * Creates the link of a mail, in a transaction. Returns its token; only the token's hash is stored. Null when the
 * account has reached the limit.
 */
export async function issueLink(
  db: Queryable,
  { id, kind, email }: Pick<MailJob, 'id' | 'kind' | 'email'>,
  userId: string,
  lifetime: number,
  now: number,
): Promise<string | null> {
  const token = newToken();
  // Mails that are made at the same time count one another.
  await db.execute(lockAccount, [userId]);
  const times = [now, now + lifetime, now - HOUR_MS].map((instant) => new Date(instant));
  const row = await db.first(insert, [id, hashToken(token), kind, userId, email, ...times]);
  return row ? token : null;
}

const insertUsed = named(
  'link.insertUsed',
  `INSERT INTO account_link (id, token_hash, kind, user_id, email, created_at, expires_at)
   VALUES ($1, $2, 'email_confirmation', $1, $3, $4, $5)`,
);

/** Keeps the link of a registration as one that has confirmed the address of its account. */
export async function storeUsedLink(
  db: Queryable,
  used: Pick<RegistrationRow, 'id' | 'email' | 'created_at' | 'expires_at'> & { readonly token: string },
): Promise<void> {
  const { id, token, email, created_at: createdAt, expires_at: expiresAt } = used;
  await db.execute(insertUsed, [id, hashToken(token), email, createdAt, expiresAt]);
}

interface LinkRow {
  readonly user_id: string;
  readonly email: string;
}

const select = named(
  'link.select',
  `SELECT l.user_id, l.email FROM account_link l JOIN app_user u ON u.id = l.user_id AND u.email = l.email
   WHERE l.token_hash = $1 AND l.kind = $2 AND l.expires_at > $3`,
);

/**
 * The account behind a link's token.
 *
 * @throws ServiceError `link_invalid` for a token that is unknown, used, run out, or of an address the account has left
 */
export async function getLink(db: Queryable, kind: MailKind, token: string, now: number): Promise<LinkRow> {
  const row = await db.first<LinkRow>(select, [hashToken(token), kind, new Date(now)]);
  if (!row) throw new ServiceError('link_invalid');
  return row;
}

// At most five mails an hour go to one address, whichever accounts ask for it.
const selectOfMail = named(
  'link.ofMail',
  `SELECT user_id, email FROM account_link link WHERE id = $1 AND (SELECT count(*) FROM account_link other
     WHERE other.kind = 'email_change' AND other.email = link.email AND other.created_at > $2
       AND other.created_at <= link.created_at AND other.id <> link.id) < ${MAX_PER_HOUR}`,
);

/** The link to another address that a mail is to carry; undefined when too many went to that address. */
export function findLinkOfMail(db: Queryable, mailId: string, now: number): Promise<LinkRow | undefined> {
  return db.first<LinkRow>(selectOfMail, [mailId, new Date(now - HOUR_MS)]);
}

const takeChange = named(
  'link.takeChange',
  `UPDATE account_link SET kind = 'email_confirmation'
   WHERE token_hash = $1 AND kind = 'email_change' AND expires_at > $2 RETURNING user_id, email`,
);

/**
 * The account and its new address behind a link's token, undefined for any other token. The link goes on as one that
 * confirmed the address: following it twice is no error.
 */
export function takeEmailChangeLink(
  transaction: Queryable,
  token: string,
  now: number,
): Promise<LinkRow | undefined> {
  return transaction.first<LinkRow>(takeChange, [hashToken(token), new Date(now)]);
}

const removeOfUser = named('link.removeOfUser', 'DELETE FROM account_link WHERE user_id = $1 AND kind = $2');

/** Voids the links of one kind that an account was sent; false when there were none. */
export async function removeLinks(db: Queryable, userId: string, kind: MailKind): Promise<boolean> {
  return (await db.execute(removeOfUser, [userId, kind])) > 0;
}

const prune = named('link.prune', 'DELETE FROM account_link WHERE expires_at <= $1');

export async function pruneLinks(db: Queryable, now: number): Promise<void> {
  await db.execute(prune, [new Date(now)]);
}
