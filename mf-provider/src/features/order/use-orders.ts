import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { usePolling } from '../../lib/open-orders/use-polling.ts';
import { FRESH_MS, waitingQuery } from '../../lib/waiting-query.ts';
import { orderKeys } from './order-cache.ts';
import { toOrderQuery, type OrderFilters } from './order-filters.ts';

/** One page of a restaurant's orders; the previous page stays on screen while it loads. */
export function useOrders(restaurantId: string, filters: OrderFilters) {
  const api = useApi();
  const polling = usePolling();
  const query = toOrderQuery(filters);
  return useQuery({
    queryKey: orderKeys.list(restaurantId, query),
    queryFn: ({ signal }) => api.order.ofRestaurant({ params: { restaurantId }, query }, { signal }),
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[3] === restaurantId ? keepPreviousData(previous) : undefined,
    staleTime: FRESH_MS,
    ...polling,
  });
}

/** Query of one order with all its details. */
export function orderQuery(api: Api, id: string) {
  return {
    queryKey: orderKeys.one(id),
    queryFn: ({ signal }: { signal: AbortSignal }) => api.order.get({ params: { id } }, { signal }),
    staleTime: 0,
  };
}

/** One order with all its details. */
export function useOrder(id: string) {
  const api = useApi();
  return useQuery({ ...orderQuery(api, id), ...usePolling() });
}

/** How many orders wait for an answer, by restaurant id. */
export function useWaitingCounts(restaurantIds: readonly string[]): ReadonlyMap<string, number> {
  const api = useApi();
  const polling = usePolling();
  const totals = useQueries({
    queries: restaurantIds.map((restaurantId) => ({ ...waitingQuery(api, restaurantId), ...polling })),
  });
  return new Map(restaurantIds.map((id, index) => [id, totals[index]?.data ?? 0]));
}
