import type { Language } from 'shared-api/contract';
import type { MailTexts } from '../../infra/mail/mail-layout.ts';

/** Mails that only report a change of an account, or that somebody tried to get in. */
export type NoticeKind =
  | 'password_changed'
  | 'email_changed'
  | 'email_change_requested'
  | 'passkey_added'
  | 'passkey_removed'
  | 'totp_added'
  | 'totp_removed'
  | 'recovery_codes_made'
  | 'recovery_codes_removed'
  | 'recovery_code_used'
  | 'second_step_failed';

/** What a notice says between greeting and closing line. */
export type NoticeText = Pick<MailTexts, 'subject' | 'intro' | 'action'>;

const PASSWORD_CHANGED = {
  en: {
    subject: 'Your password has changed',
    intro:
      'The password of your account was changed, and all your other devices are signed out. If that was you, there is nothing to do. If it was not, set a new one at once:',
    action: 'Set a new password',
  },
  fr: {
    subject: 'Votre mot de passe a changé',
    intro:
      'Le mot de passe de votre compte a été changé, et tous vos autres appareils sont déconnectés. Si c’était vous, il n’y a rien à faire. Sinon, choisissez-en un nouveau sans attendre :',
    action: 'Choisir un nouveau mot de passe',
  },
} as const satisfies Record<Language, NoticeText>;

const EMAIL_CHANGED = {
  en: {
    subject: 'Your account has another email address',
    intro:
      'Your account with Maida now has another email address; links for it are not sent here any more. If that was you, there is nothing to do. If it was not, write to us at once:',
    action: 'Write to us',
  },
  fr: {
    subject: 'Votre compte a une autre adresse e-mail',
    intro:
      'Votre compte Maida a maintenant une autre adresse e-mail ; ses liens ne sont plus envoyés ici. Si c’était vous, il n’y a rien à faire. Sinon, écrivez-nous sans attendre :',
    action: 'Nous écrire',
  },
} as const satisfies Record<Language, NoticeText>;

const EMAIL_CHANGE_REQUESTED = {
  en: {
    subject: 'A new email address for your account',
    intro:
      'Somebody has asked to change the email address of your account with Maida. The change takes effect when the link sent to the new address is followed. If that was you, there is nothing to do here. If it was not, choose a new password at once, which also cancels the change:',
    action: 'Choose a new password',
  },
  fr: {
    subject: 'Une nouvelle adresse e-mail pour votre compte',
    intro:
      'Quelqu’un a demandé à changer l’adresse e-mail de votre compte Maida. Le changement prendra effet lorsque le lien envoyé à la nouvelle adresse sera suivi. Si c’est vous, il n’y a rien à faire ici. Sinon, choisissez un nouveau mot de passe sans attendre, ce qui annulera aussi le changement :',
    action: 'Choisir un nouveau mot de passe',
  },
} as const satisfies Record<Language, NoticeText>;

const PASSKEY_ADDED = {
  en: {
    subject: 'A passkey was added to your account',
    intro:
      'A new passkey can now sign in to your account with Maida. If that was you, there is nothing to do. If it was not, remove it at once and set a new password:',
    action: 'Look at your passkeys',
  },
  fr: {
    subject: 'Une clé d’accès a été ajoutée à votre compte',
    intro:
      'Une nouvelle clé d’accès permet maintenant de se connecter à votre compte Maida. Si c’était vous, il n’y a rien à faire. Sinon, supprimez-la sans attendre et choisissez un nouveau mot de passe :',
    action: 'Voir vos clés d’accès',
  },
} as const satisfies Record<Language, NoticeText>;

const PASSKEY_REMOVED = {
  en: {
    subject: 'A passkey was removed from your account',
    intro:
      'A passkey of your account with Maida was removed; it no longer signs in. If that was you, there is nothing to do. If it was not, check your account at once:',
    action: 'Check your account',
  },
  fr: {
    subject: 'Une clé d’accès a été supprimée de votre compte',
    intro:
      'Une clé d’accès de votre compte Maida a été supprimée ; elle ne permet plus de se connecter. Si c’était vous, il n’y a rien à faire. Sinon, vérifiez votre compte sans attendre :',
    action: 'Vérifier votre compte',
  },
} as const satisfies Record<Language, NoticeText>;

const TOTP_ADDED = {
  en: {
    subject: 'An authenticator app was added to your account',
    intro:
      'From now on your password alone no longer signs in to your account with Maida: a code of your authenticator app is needed as well. If that was you, there is nothing to do. If it was not, check your account at once:',
    action: 'Check your account',
  },
  fr: {
    subject: 'Une application d’authentification a été ajoutée à votre compte',
    intro:
      'Désormais, votre mot de passe ne suffit plus pour vous connecter à votre compte Maida : il faut aussi un code de votre application d’authentification. Si c’était vous, il n’y a rien à faire. Sinon, vérifiez votre compte sans attendre :',
    action: 'Vérifier votre compte',
  },
} as const satisfies Record<Language, NoticeText>;

const TOTP_REMOVED = {
  en: {
    subject: 'The authenticator app was removed from your account',
    intro:
      'The authenticator app of your account with Maida was removed; its codes no longer count. If that was you, there is nothing to do. If it was not, check your account at once:',
    action: 'Check your account',
  },
  fr: {
    subject: 'L’application d’authentification a été retirée de votre compte',
    intro:
      'L’application d’authentification de votre compte Maida a été retirée ; ses codes ne sont plus acceptés. Si c’était vous, il n’y a rien à faire. Sinon, vérifiez votre compte sans attendre :',
    action: 'Vérifier votre compte',
  },
} as const satisfies Record<Language, NoticeText>;

const RECOVERY_CODES_MADE = {
  en: {
    subject: 'New recovery codes for your account',
    intro:
      'New recovery codes were made for your account with Maida; earlier ones no longer work, and your password alone does not sign in. If that was you, there is nothing to do. If it was not, check your account at once:',
    action: 'Check your account',
  },
  fr: {
    subject: 'De nouveaux codes de secours pour votre compte',
    intro:
      'De nouveaux codes de secours ont été créés pour votre compte Maida ; les anciens ne fonctionnent plus, et votre mot de passe ne suffit pas pour vous connecter. Si c’était vous, il n’y a rien à faire. Sinon, vérifiez votre compte sans attendre :',
    action: 'Vérifier votre compte',
  },
} as const satisfies Record<Language, NoticeText>;

const RECOVERY_CODES_REMOVED = {
  en: {
    subject: 'Your recovery codes were removed',
    intro:
      'The recovery codes of your account with Maida were removed; your password alone signs in again. If that was you, there is nothing to do. If it was not, check your account at once:',
    action: 'Check your account',
  },
  fr: {
    subject: 'Vos codes de secours ont été supprimés',
    intro:
      'Les codes de secours de votre compte Maida ont été supprimés ; votre mot de passe suffit de nouveau pour vous connecter. Si c’était vous, il n’y a rien à faire. Sinon, vérifiez votre compte sans attendre :',
    action: 'Vérifier votre compte',
  },
} as const satisfies Record<Language, NoticeText>;

const RECOVERY_CODE_USED = {
  en: {
    subject: 'Somebody signed in with one of your recovery codes',
    intro:
      'Your password and one of your recovery codes have just signed in to your account with Maida. The code is used up. If that was you, there is nothing to do. If it was not, set a new password at once, then make new recovery codes:',
    action: 'Set a new password',
  },
  fr: {
    subject: 'Connexion avec l’un de vos codes de secours',
    intro:
      'Votre mot de passe et l’un de vos codes de secours viennent de servir à se connecter à votre compte Maida. Ce code ne peut plus être utilisé. Si c’était vous, il n’y a rien à faire. Sinon, choisissez sans attendre un nouveau mot de passe, puis créez de nouveaux codes de secours :',
    action: 'Choisir un nouveau mot de passe',
  },
} as const satisfies Record<Language, NoticeText>;

const SECOND_STEP_FAILED = {
  en: {
    subject: 'Somebody knows your password',
    intro:
      'Somebody has entered your password for Maida, and then several wrong codes. They were not let in. If it was not you, set a new password:',
    action: 'Set a new password',
  },
  fr: {
    subject: 'Quelqu’un connaît votre mot de passe',
    intro:
      'Quelqu’un a saisi votre mot de passe Maida, puis plusieurs codes erronés. L’accès lui a été refusé. Si ce n’était pas vous, choisissez un nouveau mot de passe :',
    action: 'Choisir un nouveau mot de passe',
  },
} as const satisfies Record<Language, NoticeText>;

/** What each notice says. */
export const NOTICE_TEXTS: Readonly<Record<NoticeKind, Readonly<Record<Language, NoticeText>>>> = {
  password_changed: PASSWORD_CHANGED,
  email_changed: EMAIL_CHANGED,
  email_change_requested: EMAIL_CHANGE_REQUESTED,
  passkey_added: PASSKEY_ADDED,
  passkey_removed: PASSKEY_REMOVED,
  totp_added: TOTP_ADDED,
  totp_removed: TOTP_REMOVED,
  recovery_codes_made: RECOVERY_CODES_MADE,
  recovery_codes_removed: RECOVERY_CODES_REMOVED,
  recovery_code_used: RECOVERY_CODE_USED,
  second_step_failed: SECOND_STEP_FAILED,
};
