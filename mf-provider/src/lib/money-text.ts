/** Formats an amount for an input: no currency, no grouping, decimals only if needed. */
export function moneyText(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}
