import assert from 'node:assert/strict';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ServiceContext } from '../../context.ts';
import type { Statement } from '../database/statement.ts';
import type { TestService } from '../../../test/support/test-service.ts';
import { sendDueMails } from './send-mails.ts';
import type { SmtpServer } from './smtp-server.ts';

const WAITING: Statement = { name: 'test.waiting-mails', text: 'SELECT id FROM mail_job LIMIT 1' };

/** A mail as a test reads it. */
export interface ReadMail {
  readonly file: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where its link leads to. */
  readonly link: URL;
  /** What stands behind the link's `#`. */
  readonly token: string;
}

/** Sends what is due by a mail server, and takes what that got, in its order. */
export async function takeSentMails({ context }: TestService, smtp: SmtpServer): Promise<ReadMail[]> {
  await sendAll(context);
  // A line that begins with a dot has another one before it (RFC 5321, 4.5.2).
  return smtp.takeAll().map((source) => read('', source.replaceAll('\r\n..', '\r\n.')));
}

/** Sends what is due and takes the mails out of the folder, oldest first. */
export async function takeMails({ context }: TestService): Promise<ReadMail[]> {
  await sendAll(context);
  const folder = join(context.config.dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(
    files.map(async (file) => read(file, await readFile(join(folder, file), 'utf8'))),
  );
  await rm(folder, { recursive: true, force: true });
  return mails;
}

/** Also waits for what the service's own worker is at. */
async function sendAll(context: ServiceContext): Promise<void> {
  while (await context.db.first(WAITING)) {
    await sendDueMails(context);
    await setTimeout(5);
  }
}

/** The one mail that is due. */
export async function takeMail(service: TestService): Promise<ReadMail> {
  const [mail, ...others] = await takeMails(service);
  assert.ok(mail, 'there is a mail');
  assert.equal(others.length, 0, 'there is one mail only');
  return mail;
}

function read(file: string, source: string): ReadMail {
  // By the boundary itself: a line of a token may begin with two dashes, too.
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  const [head = '', ...parts] = source.split(`\r\n--${boundary}`);
  const header = (name: string) =>
    decodeWords(
      new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'm').exec(head)?.[1]?.replaceAll('\r\n', '') ?? '',
    );
  const body = (type: string) =>
    decodeBody(parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '');
  const text = body('text/plain');
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  return {
    ...{ file, text, link },
    to: header('To'),
    subject: header('Subject'),
    html: body('text/html'),
    token: link.hash.slice(1),
  };
}

function decodeBody(part: string): string {
  const [head = '', ...lines] = part.split('\r\n\r\n');
  const body = lines.join('\r\n\r\n');
  return decodeTransfer(head, body).replaceAll('\r\n', '\n');
}

function decodeTransfer(head: string, body: string): string {
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  return /quoted-printable/i.test(head) ? fromQuoted(body.replaceAll(/=\r\n/g, '')) : body;
}

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`. */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : fromQuoted(word.replaceAll('_', ' ')),
    );
}

function fromQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
