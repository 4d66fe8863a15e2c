import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, useLiveEvents, type Api } from 'shared-api';
import { orderKeys } from '../../lib/order-keys.ts';

const REFRESH_MS = 60_000;

/** The query of {@link useStatistics}. */
export function statisticsQuery(api: Api, restaurantId: string) {
  return queryOptions({
    // Below the orders' keys: invalidating the orders refetches the figures too.
    queryKey: orderKeys.statistics(restaurantId),
    queryFn: ({ signal }) => api.statistics.restaurant({ params: { id: restaurantId } }, { signal }),
    refetchInterval: REFRESH_MS,
  });
}

/** A restaurant's figures, counted by the service; refetched with every order and every minute. */
export function useStatistics(restaurantId: string) {
  const query = useQuery(statisticsQuery(useApi(), restaurantId));
  const { refetch } = query;
  useLiveEvents((event) => {
    if (event.type === 'order' && event.data.restaurant.id === restaurantId) void refetch();
  });
  return query;
}
