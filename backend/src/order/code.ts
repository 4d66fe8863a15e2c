import { randomBytes, randomInt } from 'node:crypto';

/** Without 0, 1, I, L, O and U: nothing to mistake for another when said aloud or read from a ticket. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short code to say aloud, e.g. `K7M-42Q`; 729 million of them. */
export function makeOrderCode(): string {
  const characters = Array.from({ length: 6 }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${characters.slice(0, 3).join('')}-${characters.slice(3).join('')}`;
}

/** A random 128-bit token, base64url: whoever holds it may follow the order. */
export function makeTrackingToken(): string {
  return randomBytes(16).toString('base64url');
}
