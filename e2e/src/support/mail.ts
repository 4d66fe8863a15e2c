import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Product } from './product.ts';

const TIMEOUT_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** The link with a token in the newest mail to an address. @throws when none arrives in time */
export function waitForMailedLink(product: Product, email: string, path: string): Promise<string> {
  return waitForLink(product, email, new RegExp(`http\\S+${path}#[\\w-]+`));
}

/** A mail to an address with a link to a page. @throws when none arrives in time */
export async function waitForMailedPage(product: Product, email: string, path: string): Promise<void> {
  await waitForLink(product, email, new RegExp(`https?://[^\\s/]+${path}(?=\\s)`));
}

async function waitForLink({ dataDir }: Product, email: string, link: RegExp): Promise<string> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    for (const mail of await readMails(dataDir)) {
      const found = link.exec(mail)?.[0];
      if (found && mail.includes(`To: ${email}`)) return found;
    }
    await setTimeout(LOOK_EVERY_MS);
  }
  throw new Error(`No mail with a link like ${link.source} has reached ${email}.`);
}

/** Without a mail server the product writes its mails into a folder; the newest come first. */
async function readMails(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const written = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(written.reverse().map((name) => readFile(join(folder, name), 'utf8')));
  // The lines of a quoted-printable text are broken anywhere.
  return mails.map((mail) => mail.replaceAll(/=\r?\n/g, ''));
}
