import { useQuery } from '@tanstack/react-query';
import { useApi, useLiveEvents } from 'shared-api';
import { waitingQuery } from '../../lib/waiting-query.ts';

const REFRESH_MS = 60_000;

/** A restaurant's figures as the service counts them; refetched with every order and every minute. */
export function useStatistics(restaurantId: string) {
  const api = useApi();
  const query = useQuery({
    // Below the orders' keys: what changes orders in this tab changes the figures.
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

/** How many orders wait for an answer; the watch over all pages keeps it fresh. */
export function useWaiting(restaurantId: string): number | undefined {
  return useQuery(waitingQuery(useApi(), restaurantId)).data;
}
