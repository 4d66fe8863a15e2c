import type { Transaction } from '../database/database.ts';
import type { MailJob } from './mail-queue.ts';
import type { Mail } from './message.ts';

/** Composes one kind of mail when it is sent. */
export interface Composer {
  /** Milliseconds after which it is too late to send it. */
  readonly usefulFor: number;
  /** Composes the mail and creates its link; null without a recipient. */
  readonly compose: (transaction: Transaction, job: MailJob, now: number) => Promise<Mail | null>;
}
