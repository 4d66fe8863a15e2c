import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { MAX_PAGE_SIZE } from 'shared-api/contract';
import { FRESH_MS } from '../get-waiting.ts';
import { orderKeys } from '../order-keys.ts';
import { usePolling } from './use-polling.ts';

const QUERY = { status: 'PENDING', sort: 'newest', limit: MAX_PAGE_SIZE } as const;

/** The query of {@link useOpenOrders}. */
export function openOrdersQuery(api: Api, restaurantId: string) {
  return queryOptions({
    // Below the lists' key: what changes an order in them changes it here.
    queryKey: orderKeys.list(restaurantId, QUERY),
    queryFn: ({ signal }) => api.order.ofRestaurant({ params: { restaurantId }, query: QUERY }, { signal }),
    staleTime: FRESH_MS,
  });
}

/**
 * A restaurant's open orders; what was known last stays while they can't be loaded. The newest ones come: should a
 * restaurant never end its orders, those of tonight are still among them.
 */
export function useOpenOrders(restaurantId: string) {
  return useQuery({ ...openOrdersQuery(useApi(), restaurantId), ...usePolling() });
}
