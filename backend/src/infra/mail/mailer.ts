import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { join } from 'node:path';
import type { ServiceConfig } from '../../config.ts';
import { createFileMailer } from './file-mailer.ts';
import { messageOf, type Mailer } from './message.ts';

/** A mail server that does not answer must not hold up the mails behind it. */
const TIMEOUT_MS = 10_000;

/** Mails go to the mail server that is configured, else into files. */
export function createMailer(config: ServiceConfig, log: FastifyBaseLogger): Mailer {
  const { smtpUrl, mailFrom, dataDir } = config;
  if (smtpUrl === null) return createFileMailer(join(dataDir, 'mail'), mailFrom, log);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    send: async (mail, signal) => {
      await transport.sendMail({ ...messageOf(mail, mailFrom), signal });
    },
  };
}
