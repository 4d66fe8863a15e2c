import type { Language } from 'shared-api/contract';
import type { Queryable } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { named } from '../database/statement.ts';

export type MailKind =
  | 'password_reset'
  | 'email_confirmation'
  | 'provider_confirmed'
  | 'provider_declined'
  | 'password_changed'
  | 'email_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'totp_added'
  | 'totp_removed'
  | 'recovery_codes_made'
  | 'recovery_codes_removed'
  | 'recovery_code_used'
  | 'second_step_failed'
  | 'registration'
  | 'email_change'
  | 'email_change_requested'
  | 'release_rolled_back'
  | 'restaurant_accepted'
  | 'restaurant_declined';

/** A mail that is to be made and sent. */
export interface MailJob {
  readonly id: string;
  readonly kind: MailKind;
  readonly email: string;
  /** For an account that has chosen none. */
  readonly language: Language | null;
  /** The site that links in the mail lead to. */
  readonly origin: string;
  /** What it is about, where no row says. */
  readonly detail: object | null;
  readonly created_at: Date;
  readonly attempts: number;
}

export interface NewMailJob extends Pick<MailJob, 'kind' | 'email' | 'language' | 'origin'> {
  /** That of what waits for the mail's link; a new one by default. */
  readonly id?: string;
  readonly detail?: object;
}

const insert = named(
  'mail.insert',
  `INSERT INTO mail_job (id, kind, email, language, origin, detail, created_at, due_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
);

/** Queues a mail, in the transaction of its cause. Returns the job's id. */
export async function enqueueMail(db: Queryable, job: NewMailJob, now: number): Promise<string> {
  const { kind, email, language, origin, detail } = job;
  const id = job.id ?? newId(now);
  const text = detail === undefined ? null : JSON.stringify(detail);
  await db.execute(insert, [id, kind, email, language, origin, text, new Date(now)]);
  return id;
}

// Taking a job schedules its next attempt: a crash delays the mail and never loses it.
const take = named(
  'mail.take',
  `UPDATE mail_job SET attempts = attempts + 1,
     due_at = $1::timestamptz + make_interval(secs => LEAST(900, 60 * power(2, attempts)))
   WHERE id = (SELECT id FROM mail_job WHERE due_at <= $1 ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING id, kind, email, language, origin, detail, created_at, attempts`,
);

/** The next mail that is due, or undefined; the others see it again after a minute, later and later. */
export function takeMail(db: Queryable, now: number): Promise<MailJob | undefined> {
  return db.first<MailJob>(take, [new Date(now)]);
}

const remove = named('mail.remove', 'DELETE FROM mail_job WHERE id = $1');

/** The mail is sent, or of no use any more. */
export async function removeMail(db: Queryable, id: string): Promise<void> {
  await db.execute(remove, [id]);
}
