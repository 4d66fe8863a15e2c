import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { orderKeys } from './order-keys.ts';

/** The query of {@link useRestaurantNames}. */
export function restaurantNamesQuery(api: Api, q: string) {
  return queryOptions({
    queryKey: orderKeys.names(q),
    queryFn: ({ signal }) => api.order.restaurantNames({ query: q === '' ? {} : { q } }, { signal }),
    staleTime: 60_000,
  });
}

/**
 * Sorted distinct names of restaurants with orders that start with what is typed; the previous ones stay on screen
 * while these load.
 */
export function useRestaurantNames(search: string) {
  return useQuery({ ...restaurantNamesQuery(useApi(), search), placeholderData: keepPreviousData });
}
