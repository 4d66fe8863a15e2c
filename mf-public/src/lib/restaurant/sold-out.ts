import type { MenuItem } from 'shared-api/contract';

/** Whether a dish or an option is sold out at an instant. */
export function isSoldOut({ soldOutUntil }: Pick<MenuItem, 'soldOutUntil'>, now: number): boolean {
  return soldOutUntil !== null && Date.parse(soldOutUntil) > now;
}
