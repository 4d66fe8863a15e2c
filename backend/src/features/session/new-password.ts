import { MIN_PASSWORD_LENGTH } from 'shared-api/contract';
import { invalidField } from '../../infra/http/service-error.ts';

/** Passwords that derive from the site. */
const PRODUCT = 'maida';

let common: Promise<ReadonlySet<string>> | undefined;

/** Some 18,000 passwords, about 3 MB: loaded when a password is first set. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const long = dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD_LENGTH);
  return new Set(long.map((password) => password.toLowerCase()));
}

/** The letters of a text without the digits and punctuation around a word. */
function wordOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
}

/** Whether a password is the site's name or (a part of) the user's address, also with digits around it. */
function isFromContext(password: string, email: string): boolean {
  const [mailbox = '', domain = ''] = email.split('@');
  const words = [PRODUCT, mailbox, domain, email].map(wordOf).filter((word) => word !== '');
  return words.includes(wordOf(password)) || email.toLowerCase() === password.toLowerCase();
}

/**
 * Refuses common and guessable passwords; called wherever a password is set.
 *
 * @param email the account's address
 * @throws ServiceError `password_common`, `password_guessable`
 */
export async function checkNewPassword(password: string, email: string): Promise<void> {
  common ??= readCommon();
  if ((await common).has(password.toLowerCase())) {
    throw invalidField('password', 'is among the most common ones', 'password_common');
  }
  if (isFromContext(password, email)) {
    throw invalidField('password', 'is made of the address or of the site’s name', 'password_guessable');
  }
}
