import { useQuery } from '@tanstack/react-query';
import { useApi, useLiveEvents } from 'shared-api';
import { waitingQuery } from '../../lib/waiting-query.ts';

const REFRESH_MS = 60_000;

/** A restaurant's figures, counted by the service; refetched with every order and every minute. */
export function useStatistics(restaurantId: string) {
  const api = useApi();
  const query = useQuery({
    // Below the orders' keys: invalidating the orders refetches the figures too.
    queryKey: ['provider', 'order', 'statistics', restaurantId],
    queryFn: ({ signal }) => api.statistics.restaurant({ params: { id: restaurantId } }, { signal }),
    refetchInterval: REFRESH_MS,
  });
  const { refetch } = query;
  useLiveEvents((event) => {
    if (event.type === 'order' && event.data.restaurant.id === restaurantId) void refetch();
  });
  return query;
}

/** How many orders wait for an answer; the area's order alert refreshes it on every page. */
export function useWaiting(restaurantId: string): number | undefined {
  return useQuery(waitingQuery(useApi(), restaurantId)).data;
}
