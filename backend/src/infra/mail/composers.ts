import { composeApproved, composeDeclined } from '../../features/approval/decision-mail.ts';
import { composeAccepted, composeNotAccepted } from '../../features/approval/restaurant-mail.ts';
import { composeEmailChange } from '../../features/user/email-change-mail.ts';
import { composeVerification } from '../../features/user/verification-mail.ts';
import { noticeComposers } from '../../features/user/notice-mail.ts';
import { composeRegistration } from '../../features/user/registration-mail.ts';
import { composeReset } from '../../features/user/reset-mail.ts';
import type { Composer } from './composer.ts';
import type { MailKind } from './mail-queue.ts';
import { composeRolledBack } from './release-mail.ts';

/** Every kind of mail. */
export const composers: Readonly<Record<MailKind, Composer>> = {
  password_reset: composeReset,
  email_confirmation: composeVerification,
  provider_confirmed: composeApproved,
  provider_declined: composeDeclined,
  restaurant_accepted: composeAccepted,
  restaurant_declined: composeNotAccepted,
  ...noticeComposers,
  registration: composeRegistration,
  email_change: composeEmailChange,
  release_rolled_back: composeRolledBack,
};
