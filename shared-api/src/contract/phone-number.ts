import { latinDigits } from './latin-digits.ts';
import { plainNumber } from './typed-number.ts';

/** What only groups a number: dashes, brackets, dots, slashes, apostrophes, the sign before a country's code. */
const GROUPING = /[\p{Pd}\u2212\p{Ps}\p{Pe}.\u2024\uFF0E·•∙。,،/\uFF0F_'’+\uFF0B]/gu;

/**
 * A phone number as it is stored and compared: without what is only writing, the digits of every script as `0` to `9`.
 * Other signs stay, so that the number is refused.
 */
export function readPhone(text: string): string {
  return plainNumber(text).replaceAll(GROUPING, '');
}

/** Whether a text is a phone number of so many digits, however it is written. */
export function isPhone(text: string, digits: number): boolean {
  const phone = readPhone(text);
  return phone.length === digits && countDigits(phone) === digits;
}

/** How many digits a text has, of any script. */
export function countDigits(text: string): number {
  return latinDigits(text).match(/\d/g)?.length ?? 0;
}

/** How many digits were typed, where that is what is wrong with a phone number; undefined where it is not. */
export function miscountedDigits(text: string, digits: number): number | undefined {
  const count = countDigits(text);
  return text.trim() === '' || count === digits ? undefined : count;
}
