import type { ServiceContext } from '../../context.ts';
import { composers } from './composers.ts';
import { removeMail, takeMail, type MailJob } from './mail-queue.ts';

/** Sends the mails that are due, one after the other; any number of instances may do so at once. */
export async function sendDueMails(context: ServiceContext): Promise<void> {
  const { db, clock, stopping } = context;
  while (!stopping.aborted) {
    const job = await takeMail(db, clock());
    if (!job) return;
    await sendMail(context, job);
  }
}

async function sendMail(context: ServiceContext, job: MailJob): Promise<void> {
  const { db, clock, log, mailer, stopping } = context;
  const { compose, usefulFor } = composers[job.kind];
  const now = clock();
  if (now - job.created_at.getTime() > usefulFor) {
    log.error({ kind: job.kind, attempts: job.attempts - 1 }, 'a mail could not be sent in time');
    return removeMail(db, job.id);
  }
  const mail = await db.transaction((transaction) => compose(transaction, job, now));
  try {
    if (mail) await mailer.send(mail, stopping);
  } catch (error) {
    // The message of a mail server repeats the address.
    log.warn({ kind: job.kind, attempts: job.attempts, ...reasonOf(error) }, 'a mail was not taken');
    if (!isFinal(error)) return undefined;
  }
  return removeMail(db, job.id);
}

/** What may be logged of a failure: the library's code and the server's reply code. */
function reasonOf(error: unknown): { code?: string; response?: number } {
  if (typeof error !== 'object' || error === null) return {};
  return {
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('responseCode' in error &&
      typeof error.responseCode === 'number' && { response: error.responseCode }),
  };
}

/** There is no such mailbox: the same mail would be refused again. */
function isFinal(error: unknown): boolean {
  const { code, response = 0 } = reasonOf(error);
  return code === 'EENVELOPE' && response >= 500;
}
