/**
 * Delivery fee of a commune, for checkout and service.
 *
 * @param usual the restaurant's usual fee, in any unit
 * @param fees by commune, in the same unit; null where it does not deliver
 * @returns null where the restaurant does not deliver
 */
export function feeTo(
  usual: number,
  fees: Readonly<Record<string, number | null>>,
  commune: string | null | undefined,
): number | null {
  return commune && Object.hasOwn(fees, commune) ? (fees[commune] ?? null) : usual;
}
