import { MIN_PASSWORD_LENGTH } from 'shared-api/contract';
import { invalidField } from '../../infra/http/service-error.ts';

/** What everybody who looks at the site would try first. */
const PRODUCT = 'maida';

let common: Promise<ReadonlySet<string>> | undefined;

/** Some 18,000 passwords, about 3 MB: read when somebody first sets one, not with the start. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const long = dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD_LENGTH);
  return new Set(long.map((password) => password.toLowerCase()));
}

/** The letters of a text that are left when it loses what people hang on to a word: digits and punctuation. */
function wordOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
}

/** Whether a password is the site's name, the own address or a part of it, however it is decorated. */
function isFromContext(password: string, email: string): boolean {
  const [mailbox = '', domain = ''] = email.split('@');
  const words = [PRODUCT, mailbox, domain, email].map(wordOf).filter((word) => word !== '');
  return words.includes(wordOf(password)) || email.toLowerCase() === password.toLowerCase();
}

/**
 * Wherever a password is set: refuses what is guessed first.
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
