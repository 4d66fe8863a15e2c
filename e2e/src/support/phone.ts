import { randomInt } from 'node:crypto';

/** A phone number of its own for every order: one phone may have a few open orders of guests, also on this machine. */
export function newPhone(): string {
  return `22${String(randomInt(100_000_000)).padStart(8, '0')}`;
}
