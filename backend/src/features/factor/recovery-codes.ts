import { randomInt } from 'node:crypto';
import { plainNumber, RECOVERY_CODE_COUNT } from 'shared-api/contract';
import type { Secrets } from '../session/secrets.ts';

/** Without 0 and O, 1 and I, which look alike on paper. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Ten new codes of 60 random bits, as people read them: `ABCD-2345-WXYZ`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    Array.from({ length: GROUPS }, () =>
      Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
    ).join('-'),
  );
}

/** Hash of a code for the database, under the service's secret: a copied table alone cannot be searched. */
export function hashRecoveryCode(secrets: Secrets, userId: string, code: string): Buffer {
  return Buffer.from(secrets.sign('recovery-code', `${userId}\0${plainCode(code)}`), 'base64url');
}

/** A code as it was meant: people leave out dashes, add spaces, write small letters and digits of their script. */
export function plainCode(code: string): string {
  return plainNumber(code)
    .replaceAll(/\p{Pd}/gu, '')
    .toUpperCase();
}
