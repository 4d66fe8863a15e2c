import { randomInt } from 'node:crypto';

/** A random whole number, both ends included. */
export function between(least: number, most: number): number {
  return randomInt(least, most + 1);
}

/** One of a list. */
export function oneOf<Value>(values: readonly [Value, ...Value[]]): Value {
  return values[randomInt(values.length)] ?? values[0];
}

/** Lower-case letters that make a name unique. */
export function letters(length = 10): string {
  return Array.from({ length }, () => String.fromCodePoint(between(97, 122))).join('');
}
