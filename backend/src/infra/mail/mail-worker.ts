import { every } from '../../lib/every.ts';
import type { Worker } from '../../worker.ts';
import { sendDueMails } from './send-mails.ts';

const POLL_MS = 1000;

/** Sends what is laid out for sending. */
export const mailWorker: Worker = {
  name: 'mail',
  start: async (context) => every(context, 'mail', POLL_MS, () => sendDueMails(context)),
};
