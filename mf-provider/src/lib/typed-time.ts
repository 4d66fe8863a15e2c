import { plainNumber } from 'shared-api/contract';

const TIME = /^(\d{1,2})(?:[:：.h](\d{2})?)?$/i;
const DIGITS = /^(\d{1,2})(\d{2})$/;
const WHOLE = /^(?:\d{1,2}[:：.h]\d{2}|\d{4})$/i;

/**
 * The time of day that somebody typed, on the 24-hour clock: `19:30`, `1930`, `19h30`, `9` are understood, in digits of
 * any script, and `24:00` is midnight.
 *
 * @returns `HH:MM`; undefined if it is no time
 */
export function parseTime(text: string): string | undefined {
  const match = TIME.exec(plainNumber(text)) ?? DIGITS.exec(plainNumber(text));
  if (!match) return undefined;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? '0')];
  if (hour === 24 && minute === 0) return '00:00';
  if (hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Whether nobody would type on: `19:30` and `1930`, but not `19` or `1`. */
export function isWholeTime(text: string): boolean {
  return WHOLE.test(plainNumber(text)) && parseTime(text) !== undefined;
}
