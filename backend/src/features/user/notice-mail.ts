import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, type Language } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { Composer } from '../../infra/mail/composer.ts';
import { layOutMail, type MailTexts } from '../../infra/mail/mail-layout.ts';
import { enqueueMail } from '../../infra/mail/mail-queue.ts';
import { findSiteOrigin } from '../../infra/mail/site-origin.ts';
import type { UserRow } from './repository.ts';

const DAY_MS = 86_400_000;

const PASSWORD_CHANGED = {
  en: {
    subject: 'Your password has changed',
    greeting: 'Hello,',
    intro:
      'The password of your account was changed, and all your other devices are signed out. If that was you, there is nothing to do. If it was not, set a new one at once:',
    action: 'Set a new password',
    outro: 'Maida never asks you for your password, neither by mail nor by phone.',
  },
  fr: {
    subject: 'Votre mot de passe a changé',
    greeting: 'Bonjour,',
    intro:
      'Le mot de passe de votre compte a été changé, et tous vos autres appareils sont déconnectés. Si c’était vous, il n’y a rien à faire. Sinon, choisissez-en un nouveau sans attendre :',
    action: 'Choisir un nouveau mot de passe',
    outro: 'Maida ne vous demande jamais votre mot de passe, ni par e-mail ni par téléphone.',
  },
} as const satisfies Record<Language, MailTexts>;

const EMAIL_CHANGED = {
  en: {
    subject: 'Your account has another email address',
    greeting: 'Hello,',
    intro:
      'Your account with Maida now has another email address; links for it are not sent here any more. If that was you, there is nothing to do. If it was not, write to us at once:',
    action: 'Write to us',
    outro: 'Maida never asks you for your password, neither by mail nor by phone.',
  },
  fr: {
    subject: 'Votre compte a une autre adresse e-mail',
    greeting: 'Bonjour,',
    intro:
      'Votre compte Maida a maintenant une autre adresse e-mail ; ses liens ne sont plus envoyés ici. Si c’était vous, il n’y a rien à faire. Sinon, écrivez-nous sans attendre :',
    action: 'Nous écrire',
    outro: 'Maida ne vous demande jamais votre mot de passe, ni par e-mail ni par téléphone.',
  },
} as const satisfies Record<Language, MailTexts>;

function composer(path: `/${string}`, texts: Readonly<Record<Language, MailTexts>>): Composer {
  return {
    usefulFor: 7 * DAY_MS,
    compose: (_transaction, { kind, email, language, origin }) => {
      const spoken = language ?? DEFAULT_LANGUAGE;
      return Promise.resolve({ kind, to: email, ...layOutMail(spoken, texts[spoken], `${origin}${path}`) });
    },
  };
}

export const composePasswordChanged = composer('/forgot-password', PASSWORD_CHANGED);
export const composeEmailChanged = composer('/contact', EMAIL_CHANGED);

/**
 * Queues a mail about a change of the account, so that another person's change does not go unnoticed; in the
 * transaction of the change. An address that was never verified may be a stranger's and gets no mail.
 */
export async function queueNoticeMail(
  { context, request }: { context: ServiceContext; request: FastifyRequest },
  transaction: Queryable,
  kind: 'password_changed' | 'email_changed',
  { email, email_confirmed: isConfirmed, language }: Pick<UserRow, 'email' | 'email_confirmed' | 'language'>,
): Promise<void> {
  const origin = findSiteOrigin(context, request);
  if (!isConfirmed || origin === null) return;
  await enqueueMail(transaction, { kind, email, language, origin }, context.clock());
}
