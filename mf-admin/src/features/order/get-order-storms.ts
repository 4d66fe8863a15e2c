import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { orderKeys } from './order-keys.ts';

/** How soon a storm shows, and its figures move. */
const STORM_POLL_MS = 10_000;

/** The query of {@link useOrderStorms}. */
export function orderStormsQuery(api: Api) {
  return queryOptions({
    queryKey: orderKeys.storms,
    queryFn: ({ signal }) => api.order.storms({}, { signal }),
    refetchInterval: STORM_POLL_MS,
  });
}

/** Restaurants with abnormally many orders right now. */
export function useOrderStorms() {
  return useQuery(orderStormsQuery(useApi()));
}
