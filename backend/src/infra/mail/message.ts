import type { SendMailOptions } from 'nodemailer';

/** A mail, ready to go. */
export interface Mail {
  /** What it is about, for the name of its file. */
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Where mails go to. */
export interface Mailer {
  /** Hands a mail over; rejects when it was not taken. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** The message that the mail library composes; nothing in it may name a file or an address to be read. */
export function messageOf({ to, subject, text, html }: Mail, from: string): SendMailOptions {
  return {
    from,
    // As an object: an address is not taken apart as a list.
    to: { name: '', address: to },
    ...{ subject, text, html },
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
