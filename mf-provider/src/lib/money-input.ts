import { MAX_AMOUNT } from 'shared-api/contract';

const AMOUNT = /^\d{1,7}(?:[.,]\d{1,2})?$/;

/** Parses a typed amount, with a point or a comma; undefined if it is none. */
export function parseMoney(text: string): number | undefined {
  const digits = text.replace(/\s/g, '');
  const amount = AMOUNT.test(digits) ? Number(digits.replace(',', '.')) : Infinity;
  return amount <= MAX_AMOUNT ? amount : undefined;
}

/** Formats an amount for an input: no currency, no grouping, decimals only if needed. */
export function moneyText(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}
