import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import type { toRestaurantQuery } from './restaurant-filters.ts';

type RestaurantQuery = ReturnType<typeof toRestaurantQuery>;

/** The query of {@link useRestaurants}. */
export function restaurantsQuery(api: Api, query: RestaurantQuery) {
  return queryOptions({
    queryKey: ['admin', 'restaurant', 'list', query],
    queryFn: ({ signal }) => api.restaurant.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One page of all restaurants; the previous page stays on screen while it loads. */
export function useRestaurants(query: RestaurantQuery) {
  return useQuery(restaurantsQuery(useApi(), query));
}
