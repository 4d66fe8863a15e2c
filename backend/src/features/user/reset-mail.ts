import type { Composer } from '../../infra/mail/composer.ts';
import { composeLinkMail } from './link-mail.ts';
import { findUserByEmail } from './repository.ts';

const LIFETIME_MS = 3_600_000;

const MAIL = {
  path: '/reset-password',
  lifetime: LIFETIME_MS,
  texts: {
    en: {
      subject: 'Choose a new password for Maida',
      greeting: 'Hello,',
      intro:
        'Somebody asked for a new password for the Maida account with this email address. If it was you, open this link within an hour and choose one:',
      action: 'Choose a new password',
      outro:
        'If it was not you, there is nothing to do: your password stays as it is, and the link stops working by itself.',
    },
    fr: {
      subject: 'Choisissez un nouveau mot de passe Maida',
      greeting: 'Bonjour,',
      intro:
        'Quelqu’un a demandé un nouveau mot de passe pour le compte Maida lié à cette adresse e-mail. Si c’est vous, ouvrez ce lien dans l’heure et choisissez-en un :',
      action: 'Choisir un nouveau mot de passe',
      outro:
        'Si ce n’est pas vous, vous n’avez rien à faire : votre mot de passe ne change pas et le lien cessera de fonctionner de lui-même.',
    },
  },
} as const;

/** For an account that has this address. */
export const composeReset: Composer = {
  usefulFor: LIFETIME_MS,
  compose: async (transaction, job, now) => {
    const user = await findUserByEmail(transaction, job.email);
    return user ? composeLinkMail(transaction, job, user, MAIL, now) : null;
  },
};
