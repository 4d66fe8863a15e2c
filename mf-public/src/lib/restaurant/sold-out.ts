import type { MenuItem } from 'shared-api/contract';

/** Whether a dish can't be had at an instant. */
export function isSoldOut(item: MenuItem, now: number): boolean {
  return item.soldOutUntil !== null && Date.parse(item.soldOutUntil) > now;
}
