/** Largest total of one order in minor units: what the contract's amounts can carry (1,000,000 MRU). */
export const MAX_TOTAL_MINOR = 100_000_000;

export interface PricedLine {
  /** Price of one, in minor units. */
  readonly price: number;
  readonly quantity: number;
}

export interface Totals {
  readonly subtotal: number;
  readonly deliveryFee: number;
  readonly total: number;
}

/** Adds up an order in minor units; integers only, so that nothing is ever rounded. */
export function totalsOf(lines: readonly PricedLine[], deliveryFee: number): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  return { subtotal, deliveryFee, total: subtotal + deliveryFee };
}
