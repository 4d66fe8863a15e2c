import { communesOf, readAmount, REGIONS } from 'shared-api/contract';
import { moneyText } from '../../lib/money-text.ts';

/** Typed fees by commune; null where there is no delivery. Other communes cost the usual fee. */
export type CommuneFees = Readonly<Record<string, string | null>>;

/** The kinds of fee that a commune may have. */
export const FEE_KINDS = ['usual', 'own', 'none'] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

/** Converts stored fees to the form. */
export function toCommuneFees(fees: Readonly<Record<string, number | null>>, language: string): CommuneFees {
  return Object.fromEntries(
    Object.entries(fees)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([commune, fee]) => [commune, fee === null ? null : moneyText(fee, language)]),
  );
}

/** Converts valid typed fees to stored ones. */
export function fromCommuneFees(fees: CommuneFees): Record<string, number | null> {
  return Object.fromEntries(
    Object.entries(fees).map(([commune, text]) => [commune, text === null ? null : (readAmount(text) ?? 0)]),
  );
}

/** Whether every own fee is an amount. */
export function areFees(fees: CommuneFees): boolean {
  return Object.values(fees).every((text) => text === null || readAmount(text) !== undefined);
}

export function kindOf(fees: CommuneFees, commune: string): FeeKind {
  const fee = fees[commune];
  if (fee === undefined) return 'usual';
  return fee === null ? 'none' : 'own';
}

/** Changes the kind of one commune's fee; an own fee starts at the usual one. */
export function withKind(fees: CommuneFees, commune: string, kind: FeeKind, usual: string): CommuneFees {
  if (kind !== 'usual') return { ...fees, [commune]: kind === 'own' ? usual : null };
  return Object.fromEntries(Object.entries(fees).filter(([name]) => name !== commune));
}

/** Communes to show: those of the region, and others with a fee. */
export function shownCommunes(region: string, fees: CommuneFees, asked: readonly string[]): string[] {
  const own = communesOf(region);
  const others = REGIONS.flatMap((name) => communesOf(name)).filter(
    (commune) => !own.includes(commune) && (commune in fees || asked.includes(commune)),
  );
  return [...own, ...others];
}
