import { latinDigits } from './latin-digits.ts';
import { MAX_AMOUNT } from './restaurant-limits.ts';

/** Blanks, and what nobody sees: marks of direction, joiners, variants of a sign. */
const UNSEEN = /[\s\p{Cf}\p{DI}\u2800]/gu;

/** A number without blanks and invisible signs, the digits of every script as `0` to `9`. */
export function plainNumber(text: string): string {
  return latinDigits(text).replaceAll(UNSEEN, '');
}

const WHOLE = /^\d{1,9}$/;

/** The whole number that somebody typed; undefined if it is none. */
export function readWholeNumber(text: string): number | undefined {
  const plain = plainNumber(text);
  return WHOLE.test(plain) ? Number(plain) : undefined;
}

/** What parts thousands and cannot be a decimal mark, and the currency. */
const AROUND_AMOUNT = /['’\u066C]|MRU$/giu;
/** A decimal mark is a point or a comma, also the Arabic and the full-width ones. */
const AMOUNT = /^(?<whole>\d{1,7})(?:[.,\u066B\uFF0E\uFF0C](?<cents>\d{1,2}))?$/u;

/** The amount that somebody typed, in MRU; undefined if it is none, or more than an amount can be. */
export function readAmount(text: string): number | undefined {
  const { whole, cents = '' } = AMOUNT.exec(plainNumber(text).replaceAll(AROUND_AMOUNT, ''))?.groups ?? {};
  if (whole === undefined) return undefined;
  const amount = Number(`${whole}.${cents}`);
  return amount <= MAX_AMOUNT ? amount : undefined;
}
