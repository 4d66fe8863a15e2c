import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, type Mailer } from './message.ts';

/**
 * Writes every mail into a file that mail programs open, and logs where; neither its address nor its link. The files
 * are readable by the service's account only.
 */
export function createFileMailer(folder: string, from: string, log: FastifyBaseLogger): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(messageOf(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, fileName(mail.kind));
      // A watcher of the folder sees complete files only.
      await writeFile(`${path}.part`, message, { mode: 0o600, flag: 'wx' });
      await rename(`${path}.part`, path);
      log.warn({ path }, 'SMTP_URL is not set: a mail was written to a file');
    },
  };
}

/** Sorts by time; names nobody. */
function fileName(kind: string): string {
  const time = new Date().toISOString().replaceAll(':', '-');
  return `${time}-${kind.replaceAll('_', '-')}-${randomBytes(4).toString('hex')}.eml`;
}
