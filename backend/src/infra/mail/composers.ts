import { composeApproved, composeDeclined } from '../../features/approval/decision-mail.ts';
import type { Transaction } from '../database/database.ts';
import { composeVerification } from '../../features/user/verification-mail.ts';
import { composeEmailChanged, composePasswordChanged } from '../../features/user/notice-mail.ts';
import { composeReset } from '../../features/user/reset-mail.ts';
import type { MailJob, MailKind } from './mail-queue.ts';
import type { Mail } from './message.ts';

/** How a mail is made when its turn has come. */
export interface Composer {
  /** Milliseconds after which it is of no use any more. */
  readonly usefulFor: number;
  /** Makes the mail, and the link it carries; null when there is nobody to write to. */
  readonly compose: (transaction: Transaction, job: MailJob, now: number) => Promise<Mail | null>;
}

/** Every kind of mail. */
export const composers: Readonly<Record<MailKind, Composer>> = {
  password_reset: composeReset,
  email_confirmation: composeVerification,
  provider_confirmed: composeApproved,
  provider_declined: composeDeclined,
  password_changed: composePasswordChanged,
  email_changed: composeEmailChanged,
};
