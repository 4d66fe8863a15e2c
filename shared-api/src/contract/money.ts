/** An amount of the API (MRU, at most two decimals) in minor units, so that sums stay exact. */
export function toMinor(amount: number): number {
  return Math.round(amount * 100);
}

/** Minor units as an amount of the API. */
export function toAmount(minor: number): number {
  return minor / 100;
}
