import { formatDecimal } from 'shared-ui';

/** Formats an amount for an input, as the page writes it: no currency, no grouping, decimals only if needed. */
export function moneyText(amount: number, language: string): string {
  if (Number.isInteger(amount)) return String(amount);
  const cents = formatDecimal(amount % 1, 2, language).slice(1);
  return `${Math.trunc(amount)}${cents}`;
}
