import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getProduct } from './stage.ts';

const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 100;

/** The link to a page in the newest mail to an address. @throws when none arrives in time */
export async function waitForMailedLink(email: string, path: string): Promise<string> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    for (const mail of await readMails()) {
      const link = new RegExp(`http\\S+${path}#[\\w-]+`).exec(mail)?.[0];
      if (link && mail.includes(`To: ${email}`)) return link;
    }
    await setTimeout(LOOK_EVERY_MS);
  }
  throw new Error(`No mail with a link to ${path} has reached ${email}.`);
}

/** Without a mail server the product writes its mails into a folder; the newest come first. */
async function readMails(): Promise<string[]> {
  const folder = join(getProduct().dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const written = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(written.reverse().map((name) => readFile(join(folder, name), 'utf8')));
  // The lines of a quoted-printable text are broken anywhere.
  return mails.map((mail) => mail.replaceAll(/=\r?\n/g, ''));
}
