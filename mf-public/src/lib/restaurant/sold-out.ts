import type { MenuItem } from 'shared-api/contract';

/** Whether a dish is sold out at an instant. */
export function isSoldOut(item: MenuItem, now: number): boolean {
  return item.soldOutUntil !== null && Date.parse(item.soldOutUntil) > now;
}
