import { DEFAULT_LANGUAGE } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { layOutMail } from '../../infra/mail/mail-layout.ts';
import type { MailJob } from '../../infra/mail/mail-queue.ts';
import type { Mail } from '../../infra/mail/message.ts';
import { MAIL_TEXTS } from '../../locales/texts.ts';
import { issueLink } from './account-links.ts';
import type { UserRow } from './repository.ts';

/** A kind of mail with a link. */
interface LinkMail {
  /** Page that the link leads to. */
  readonly path: `/${string}`;
  /** Milliseconds for which the link works. */
  readonly lifetime: number;
  /** Key of its texts. */
  readonly texts: 'reset' | 'verification' | 'email_change';
}

/**
 * A mail to an account in its language. The token stands behind a `#`: browsers do not send that part, so it is in no
 * log and in no `Referer`. The account's name is left out: somebody who registers with another's address could write
 * there.
 */
export async function composeLinkMail(
  db: Queryable,
  job: MailJob,
  user: Pick<UserRow, 'id' | 'language'>,
  { path, lifetime, texts }: LinkMail,
  now: number,
): Promise<Mail | null> {
  const token = await issueLink(db, job, user.id, lifetime, now);
  if (token === null) return null;
  const language = user.language ?? job.language ?? DEFAULT_LANGUAGE;
  const body = layOutMail(language, MAIL_TEXTS[language][texts], `${job.origin}${path}#${token}`);
  return { kind: job.kind, to: job.email, ...body };
}
