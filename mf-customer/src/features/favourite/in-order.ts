import { ownTextsOf } from 'shared-api/own-text';
import type { RestaurantSummary } from 'shared-api/contract';

/** The name of a restaurant for readers of a language. */
export function nameIn(language: string): (restaurant: RestaurantSummary) => string {
  return (restaurant) => ownTextsOf(language, restaurant.language).name(restaurant).text;
}

/** Open restaurants first, then by name, so that a restored one returns to its place. */
export function inOrder(restaurants: readonly RestaurantSummary[], language: string): RestaurantSummary[] {
  const name = nameIn(language);
  return restaurants.toSorted(
    (a, b) => Number(b.opening.isOpen) - Number(a.opening.isOpen) || name(a).localeCompare(name(b), language),
  );
}
