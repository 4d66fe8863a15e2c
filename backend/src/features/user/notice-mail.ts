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

const PASSKEY_ADDED = {
  en: {
    subject: 'A passkey was added to your account',
    greeting: 'Hello,',
    intro:
      'A new passkey can now sign in to your account with Maida. If that was you, there is nothing to do. If it was not, remove it at once and set a new password:',
    action: 'Look at your passkeys',
    outro: 'Maida never asks you for your password, neither by mail nor by phone.',
  },
  fr: {
    subject: 'Une clé d’accès a été ajoutée à votre compte',
    greeting: 'Bonjour,',
    intro:
      'Une nouvelle clé d’accès permet maintenant de se connecter à votre compte Maida. Si c’était vous, il n’y a rien à faire. Sinon, supprimez-la sans attendre et choisissez un nouveau mot de passe :',
    action: 'Voir vos clés d’accès',
    outro: 'Maida ne vous demande jamais votre mot de passe, ni par e-mail ni par téléphone.',
  },
} as const satisfies Record<Language, MailTexts>;

const PASSKEY_REMOVED = {
  en: {
    subject: 'A passkey was removed from your account',
    greeting: 'Hello,',
    intro:
      'A passkey of your account with Maida was removed; it no longer signs in. If that was you, there is nothing to do. If it was not, check your account at once:',
    action: 'Check your account',
    outro: 'Maida never asks you for your password, neither by mail nor by phone.',
  },
  fr: {
    subject: 'Une clé d’accès a été supprimée de votre compte',
    greeting: 'Bonjour,',
    intro:
      'Une clé d’accès de votre compte Maida a été supprimée ; elle ne permet plus de se connecter. Si c’était vous, il n’y a rien à faire. Sinon, vérifiez votre compte sans attendre :',
    action: 'Vérifier votre compte',
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
export const composePasskeyAdded = composer('/account/security', PASSKEY_ADDED);
export const composePasskeyRemoved = composer('/account/security', PASSKEY_REMOVED);

/** Mails that only report a change. */
export type NoticeKind = 'password_changed' | 'email_changed' | 'passkey_added' | 'passkey_removed';

/**
 * Queues a mail about a change of the account, so that another person's change does not go unnoticed; in the
 * transaction of the change. An address that was never verified may be a stranger's and gets no mail.
 */
export async function queueNoticeMail(
  { context, request }: { context: ServiceContext; request: FastifyRequest },
  transaction: Queryable,
  kind: NoticeKind,
  { email, email_confirmed: isConfirmed, language }: Pick<UserRow, 'email' | 'email_confirmed' | 'language'>,
): Promise<void> {
  const origin = findSiteOrigin(context, request);
  if (!isConfirmed || origin === null) return;
  await enqueueMail(transaction, { kind, email, language, origin }, context.clock());
}
