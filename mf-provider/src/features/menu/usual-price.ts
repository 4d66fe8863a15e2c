import type { MenuDraft } from './menu-draft.ts';

/** Dishes that it takes to know what is usual. */
const ENOUGH = 3;
const FACTOR = 10;

/** The middle of a menu's prices, one dish left aside; undefined for a menu that is too small to have a usual price. */
export function usualPrice(draft: MenuDraft, exceptKey?: string): number | undefined {
  const prices = draft
    .flatMap(({ items }) => items)
    .filter(({ key, price }) => key !== exceptKey && price > 0)
    .map(({ price }) => price)
    .sort((a, b) => a - b);
  return prices.length < ENOUGH ? undefined : prices[Math.floor(prices.length / 2)];
}

/** Whether a price is ten times, or a tenth of, what is usual: a slip of the finger more often than a dish. */
export function isUnusualPrice(price: number, usual: number | undefined): boolean {
  if (usual === undefined || price <= 0) return false;
  return price >= usual * FACTOR || price <= usual / FACTOR;
}
