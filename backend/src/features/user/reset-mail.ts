import type { Composer } from '../../infra/mail/composer.ts';
import { composeLinkMail } from './link-mail.ts';
import { findUserByEmail } from './repository.ts';

const LIFETIME_MS = 3_600_000;

const MAIL = {
  path: '/reset-password',
  lifetime: LIFETIME_MS,
  texts: 'reset',
} as const;

/** For an account that has this address. */
export const composeReset: Composer = {
  usefulFor: LIFETIME_MS,
  compose: async (transaction, job, now) => {
    const user = await findUserByEmail(transaction, job.email);
    return user ? composeLinkMail(transaction, job, user, MAIL, now) : null;
  },
};
