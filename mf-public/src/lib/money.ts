/** Converts to hundredths, so that sums of prices stay exact. */
export function toMinor(amount: number): number {
  return Math.round(amount * 100);
}
