import type { QueryClient } from '@tanstack/react-query';
import type { Restaurant } from 'shared-api/contract';
import { restaurantKeys } from '../restaurant-keys.ts';
import type { Availability } from './switchable.ts';

function withAvailability(restaurant: Restaurant, state: Availability): Restaurant {
  const { id, soldOutUntil, portionsLeft } = state;
  const change = <Entry extends Availability>(entry: Entry): Entry =>
    entry.id === id ? { ...entry, soldOutUntil, portionsLeft } : entry;
  const { menu, optionGroups } = restaurant;
  return {
    ...restaurant,
    menu: menu.map((category) => ({ ...category, items: category.items.map(change) })),
    ...(optionGroups && {
      optionGroups: optionGroups.map((group) => ({ ...group, options: group.options.map(change) })),
    }),
  };
}

/** Puts the state of a dish or an option into the query cache. */
export function putAvailability(client: QueryClient, restaurantId: string, state: Availability): void {
  client.setQueryData<Restaurant>(
    restaurantKeys.one(restaurantId),
    (known) => known && withAvailability(known, state),
  );
}
