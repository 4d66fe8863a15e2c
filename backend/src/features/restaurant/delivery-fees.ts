/** Amounts by commune; null where there is no delivery. */
type Fees = Readonly<Record<string, number | null>>;

/** The same communes with every amount converted. */
export function mapFees(fees: Fees, convert: (amount: number) => number): Record<string, number | null> {
  return Object.fromEntries(
    Object.entries(fees).map(([commune, fee]) => [commune, fee === null ? null : convert(fee)]),
  );
}
