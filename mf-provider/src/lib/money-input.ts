import { MAX_AMOUNT } from 'shared-api/contract';

const AMOUNT = /^\d{1,7}(?:[.,]\d{1,2})?$/;

/** Reads an amount as people type it, with a point or a comma; undefined for anything else. */
export function parseMoney(text: string): number | undefined {
  const digits = text.replace(/\s/g, '');
  const amount = AMOUNT.test(digits) ? Number(digits.replace(',', '.')) : Infinity;
  return amount <= MAX_AMOUNT ? amount : undefined;
}

/** An amount as the text of an input: no currency, no grouping, decimals only where there are some. */
export function moneyText(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}
