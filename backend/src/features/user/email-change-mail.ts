import { DEFAULT_LANGUAGE } from 'shared-api/contract';
import type { Composer } from '../../infra/mail/composer.ts';
import { layOutMail } from '../../infra/mail/mail-layout.ts';
import { findLinkOfMail } from './account-links.ts';
import { EMAIL_CHANGE_LIFETIME_MS } from './email-change.ts';
import { composeLinkMail } from './link-mail.ts';
import { findUser, findUserByEmail } from './repository.ts';

const MOVE = {
  path: '/confirm-email',
  lifetime: EMAIL_CHANGE_LIFETIME_MS,
  texts: {
    en: {
      subject: 'Confirm your new email address',
      greeting: 'Hello,',
      intro: 'Follow this link, and this becomes the email address of your account with Maida:',
      action: 'Use this email address',
      outro:
        'The link works for a day. Until then your account keeps its present address. If you did not ask for this, please ignore this message: somebody has typed your address by mistake.',
    },
    fr: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      greeting: 'Bonjour,',
      intro: 'Suivez ce lien pour que cette adresse e-mail devienne celle de votre compte Maida :',
      action: 'Utiliser cette adresse e-mail',
      outro:
        'Le lien fonctionne pendant un jour. D’ici là, votre compte garde son adresse actuelle. Si vous n’avez rien demandé, ignorez ce message : quelqu’un a saisi votre adresse par erreur.',
    },
  },
} as const;

const IN_USE = {
  en: {
    subject: 'Your email address was given for another account',
    greeting: 'Hello,',
    intro:
      'Somebody wanted to use your email address for another account with Maida. It belongs to your account, so nothing has changed. If it was you, log in to that one:',
    action: 'Log in',
    outro: 'If it was not you, there is nothing to do: your account and your password stay as they are.',
  },
  fr: {
    subject: 'Votre adresse e-mail a été indiquée pour un autre compte',
    greeting: 'Bonjour,',
    intro:
      'Quelqu’un a voulu utiliser votre adresse e-mail pour un autre compte Maida. Elle est déjà celle de votre compte, donc rien n’a changé. Si c’est vous, connectez-vous à ce compte :',
    action: 'Se connecter',
    outro:
      'Si ce n’est pas vous, vous n’avez rien à faire : votre compte et votre mot de passe restent inchangés.',
  },
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
    const language = holder.language ?? job.language ?? DEFAULT_LANGUAGE;
    const body = layOutMail(language, IN_USE[language], `${job.origin}/login`);
    return { kind: job.kind, to: job.email, ...body };
  },
};
