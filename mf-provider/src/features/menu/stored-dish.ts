import type { MenuItem, Restaurant } from 'shared-api/contract';

/** A dish as it is stored; undefined for one that is only in a draft. */
export function storedDish({ menu }: Restaurant, key: string | undefined): MenuItem | undefined {
  return menu.flatMap(({ items }) => items).find(({ id }) => id === key);
}
