import type { Composer } from '../../infra/mail/composer.ts';
import { composeLinkMail } from './link-mail.ts';
import { findUserByEmail } from './repository.ts';

const DAY_MS = 86_400_000;

const MAIL = {
  path: '/confirm-email',
  lifetime: 7 * DAY_MS,
  texts: {
    en: {
      subject: 'Confirm your email address',
      greeting: 'Hello,',
      intro:
        'Please confirm that this email address is yours. It is where we reach you when you forget your password:',
      action: 'Confirm my email address',
      outro:
        'The link works for seven days. If you have no account with Maida, please ignore this message: somebody has typed your address by mistake.',
    },
    fr: {
      subject: 'Confirmez votre adresse e-mail',
      greeting: 'Bonjour,',
      intro:
        'Confirmez que cette adresse e-mail est bien la vôtre. C’est ici que nous vous joindrons si vous oubliez votre mot de passe :',
      action: 'Confirmer mon adresse e-mail',
      outro:
        'Le lien fonctionne pendant sept jours. Si vous n’avez pas de compte Maida, ignorez ce message : quelqu’un a saisi votre adresse par erreur.',
    },
  },
} as const;

/** For an account that has this address and has not confirmed it yet. */
export const composeVerification: Composer = {
  usefulFor: 2 * DAY_MS,
  compose: async (transaction, job, now) => {
    const user = await findUserByEmail(transaction, job.email);
    return user && !user.email_confirmed ? composeLinkMail(transaction, job, user, MAIL, now) : null;
  },
};
