/** Largest total of one order in minor units: the contract's amounts go up to 1,000,000 MRU. */
export const MAX_TOTAL_MINOR = 100_000_000;

export interface LineAmount {
  /** Price of one, in minor units. */
  readonly price: number;
  readonly quantity: number;
}

/** Sums of an order, in minor units. */
export interface Totals {
  readonly subtotal: number;
  readonly deliveryFee: number;
  readonly total: number;
}

/** Adds up an order in minor units; only integers, so nothing is rounded. */
export function totalsOf(lines: readonly LineAmount[], deliveryFee: number): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  return { subtotal, deliveryFee, total: subtotal + deliveryFee };
}
