import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { FRESH_MS } from '../../lib/get-waiting.ts';
import { usePolling } from '../../lib/open-orders/use-polling.ts';
import { orderKeys } from '../../lib/order-keys.ts';
import { toOrderQuery, type OrderFilters } from './order-filters.ts';

/** The query of {@link useOrders}. */
export function ordersQuery(api: Api, restaurantId: string, filters: OrderFilters) {
  const query = toOrderQuery(filters);
  return queryOptions({
    queryKey: orderKeys.list(restaurantId, query),
    queryFn: ({ signal }) => api.order.ofRestaurant({ params: { restaurantId }, query }, { signal }),
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[3] === restaurantId ? keepPreviousData(previous) : undefined,
    staleTime: FRESH_MS,
  });
}

/** One page of a restaurant's orders; the previous page stays on screen while it loads. */
export function useOrders(restaurantId: string, filters: OrderFilters) {
  return useQuery({ ...ordersQuery(useApi(), restaurantId, filters), ...usePolling() });
}
