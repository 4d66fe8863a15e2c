import type { MenuItem, Restaurant } from 'shared-api/contract';

/** A dish or an option, as far as it is switched or counted. */
export type Availability = Pick<MenuItem, 'id' | 'soldOutUntil' | 'portionsLeft'>;

/** Dishes and options of a restaurant. */
export function switchableOf({ menu, optionGroups = [] }: Restaurant): readonly Availability[] {
  return [...menu.flatMap(({ items }) => items), ...optionGroups.flatMap(({ options }) => options)];
}
