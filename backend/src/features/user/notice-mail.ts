import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { Composer } from '../../infra/mail/composer.ts';
import { layOutMail } from '../../infra/mail/mail-layout.ts';
import { enqueueMail } from '../../infra/mail/mail-queue.ts';
import { findSiteOrigin } from '../../infra/mail/site-origin.ts';
import { NOTICE_MAIL_TEXTS } from '../../locales/texts.ts';
import type { UserRow } from './repository.ts';

const DAY_MS = 86_400_000;

/** Mails that only report a change of an account, or that somebody tried to get in. */
export type NoticeKind = Exclude<keyof (typeof NOTICE_MAIL_TEXTS)[typeof DEFAULT_LANGUAGE], 'frame'>;

/** Page that a notice's button leads to. */
const PAGES: Readonly<Record<NoticeKind, `/${string}`>> = {
  password_changed: '/forgot-password',
  email_changed: '/contact',
  email_change_requested: '/forgot-password',
  passkey_added: '/account/security',
  passkey_removed: '/account/security',
  totp_added: '/account/security',
  totp_removed: '/account/security',
  recovery_codes_made: '/account/security',
  recovery_codes_removed: '/account/security',
  recovery_code_used: '/forgot-password',
  second_step_failed: '/forgot-password',
};

function composer(kind: NoticeKind): Composer {
  return {
    usefulFor: 7 * DAY_MS,
    compose: (_transaction, { email, language, origin }) => {
      const spoken = language ?? DEFAULT_LANGUAGE;
      const { frame, ...notices } = NOTICE_MAIL_TEXTS[spoken];
      const texts = { ...notices[kind], ...frame };
      return Promise.resolve({ kind, to: email, ...layOutMail(spoken, texts, `${origin}${PAGES[kind]}`) });
    },
  };
}

/** The composers of all notices. */
export const noticeComposers: Readonly<Record<NoticeKind, Composer>> = {
  password_changed: composer('password_changed'),
  email_changed: composer('email_changed'),
  email_change_requested: composer('email_change_requested'),
  passkey_added: composer('passkey_added'),
  passkey_removed: composer('passkey_removed'),
  totp_added: composer('totp_added'),
  totp_removed: composer('totp_removed'),
  recovery_codes_made: composer('recovery_codes_made'),
  recovery_codes_removed: composer('recovery_codes_removed'),
  recovery_code_used: composer('recovery_code_used'),
  second_step_failed: composer('second_step_failed'),
};

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
