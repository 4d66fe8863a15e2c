import type { Composer } from '../../infra/mail/composer.ts';
import { composeLinkMail } from './link-mail.ts';
import { findUserByEmail } from './repository.ts';

const DAY_MS = 86_400_000;

const MAIL = {
  path: '/confirm-email',
  lifetime: 7 * DAY_MS,
  texts: 'verification',
} as const;

/** For an account that has this address and has not confirmed it yet. */
export const composeVerification: Composer = {
  usefulFor: 2 * DAY_MS,
  compose: async (transaction, job, now) => {
    const user = await findUserByEmail(transaction, job.email);
    return user && !user.email_confirmed ? composeLinkMail(transaction, job, user, MAIL, now) : null;
  },
};
