import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Page, useApi, type Api } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';
import { restaurantKeys } from './restaurant-keys.ts';

/**
 * The service lists open restaurants first. Pausing one of several must not put another on screen: they are sorted by
 * creation, which is the order of their ids.
 */
function inOrderOfCreation(page: Page<RestaurantSummary>): Page<RestaurantSummary> {
  return { ...page, rows: page.rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)) };
}

/** The query of {@link useMyRestaurants}. */
export function myRestaurantsQuery(api: Api) {
  return queryOptions({
    queryKey: restaurantKeys.mine,
    queryFn: ({ signal }) => api.restaurant.mine({}, { signal }),
    select: inOrderOfCreation,
    staleTime: 60_000,
  });
}

/** The signed-in provider's restaurants. */
export function useMyRestaurants() {
  return useQuery(myRestaurantsQuery(useApi()));
}
