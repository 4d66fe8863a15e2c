import { latinDigits } from './latin-digits.ts';

/** Signs of an order's code: without 0, 1, I, L, O and U, which are easily confused when read out. */
export const ORDER_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many digits at the end of the phone number open an order together with its code. */
export const PHONE_END_LENGTH = 4;

/** Days after an order in which its code opens it; later only the tracking link does: guesses must have an end. */
export const ORDER_CODE_DAYS = 7;

const CODE = new RegExp(`^([${ORDER_CODE_ALPHABET}]{3})([${ORDER_CODE_ALPHABET}]{3})$`);

/**
 * The order code that somebody typed who was asked for one, e.g. `K7M-42Q`: in lower case, with spaces or any dash, or
 * none, with a number sign before it, in Arabic-Indic digits. Undefined for what cannot be one.
 */
export function readOrderCode(text: string): string | undefined {
  const signs = latinDigits(text)
    .replaceAll(/[\s\p{Pd}\p{Cf}#.]/gu, '')
    .toUpperCase();
  const [, head, tail] = CODE.exec(signs) ?? [];
  return head === undefined || tail === undefined ? undefined : `${head}-${tail}`;
}

/** The last digits of what somebody typed, who may have typed the whole number; undefined for fewer digits. */
export function readPhoneEnd(text: string): string | undefined {
  const digits = latinDigits(text).replaceAll(/\D/g, '');
  return digits.length < PHONE_END_LENGTH ? undefined : digits.slice(-PHONE_END_LENGTH);
}
