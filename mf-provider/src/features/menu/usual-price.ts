import type { MenuDraft } from './menu-draft.ts';

/** Fewest dishes with a usual price. */
const ENOUGH = 3;
const FACTOR = 10;

/** The median of a menu's prices without one dish; undefined for a small menu. */
export function usualPrice(draft: MenuDraft, exceptKey?: string): number | undefined {
  const prices = draft
    .flatMap(({ items }) => items)
    .filter(({ key, price }) => key !== exceptKey && price > 0)
    .map(({ price }) => price)
    .sort((a, b) => a - b);
  return prices.length < ENOUGH ? undefined : prices[Math.floor(prices.length / 2)];
}

/** Whether a price is ten times the usual one, or a tenth: more often a typing error than a price. */
export function isUnusualPrice(price: number, usual: number | undefined): boolean {
  if (usual === undefined || price <= 0) return false;
  return price >= usual * FACTOR || price <= usual / FACTOR;
}
