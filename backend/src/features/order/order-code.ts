import { randomBytes, randomInt } from 'node:crypto';
import { ORDER_CODE_ALPHABET as ALPHABET } from 'shared-api/contract';

/** A short code to say aloud, e.g. `K7M-42Q`; 729 million of them. */
export function makeOrderCode(): string {
  const characters = Array.from({ length: 6 }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${characters.slice(0, 3).join('')}-${characters.slice(3).join('')}`;
}

const CODE = new RegExp(`^([${ALPHABET}]{3})(-?)([${ALPHABET}]{3})$`);

/** The order code that a search text is, if any; lower case and a missing dash are accepted. */
export function findOrderCode(text: string): string | undefined {
  const [, head = '', dash, tail = ''] = CODE.exec(text.trim().toUpperCase()) ?? [];
  // Without the dash, six letters may be a name and six digits the end of a phone number.
  const isCode = dash === '-' || (/\d/.test(head + tail) && /[A-Z]/.test(head + tail));
  return isCode ? `${head}-${tail}` : undefined;
}

/** A random 128-bit token, base64url, that gives access to one order. */
export function makeTrackingToken(): string {
  return randomBytes(16).toString('base64url');
}
