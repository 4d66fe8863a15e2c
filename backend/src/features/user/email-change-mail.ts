import { DEFAULT_LANGUAGE } from 'shared-api/contract';
import type { Composer } from '../../infra/mail/composer.ts';
import { layOutMail } from '../../infra/mail/mail-layout.ts';
import { MAIL_TEXTS } from '../../locales/texts.ts';
import { findLinkOfMail } from './account-links.ts';
import { EMAIL_CHANGE_LIFETIME_MS } from './email-change.ts';
import { composeLinkMail } from './link-mail.ts';
import { findUser, findUserByEmail } from './repository.ts';

const MOVE = {
  path: '/confirm-email',
  lifetime: EMAIL_CHANGE_LIFETIME_MS,
  texts: 'email_change',
} as const;

/** To the new address: the link that moves the account, or that another account has the address. */
export const composeEmailChange: Composer = {
  usefulFor: EMAIL_CHANGE_LIFETIME_MS,
  compose: async (transaction, job, now) => {
    const link = await findLinkOfMail(transaction, job.id, now);
    const asker = link && (await findUser(transaction, link.user_id));
    if (!asker) return null;
    const holder = await findUserByEmail(transaction, job.email);
    if (!holder) return composeLinkMail(transaction, job, asker, MOVE, now);
    if (holder.id === asker.id) return null;
    // The job's language is the asker's.
    const language = holder.language ?? DEFAULT_LANGUAGE;
    const body = layOutMail(language, MAIL_TEXTS[language].email_in_use, `${job.origin}/login`);
    return { kind: job.kind, to: job.email, ...body };
  },
};
