import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { serviceNow } from 'shared-ui';
import { usePolling } from './open-orders/use-polling.ts';
import { orderKeys } from './order-keys.ts';

/** Time in which the count is not refetched: it came with the page, or another part has just asked. */
export const FRESH_MS = 5_000;

/** The query of {@link useWaiting}; shared by all that show the count. */
export function waitingQuery(api: Api, restaurantId: string) {
  return queryOptions({
    queryKey: orderKeys.waiting(restaurantId),
    queryFn: async () => {
      const dueBy = new Date(serviceNow()).toISOString();
      const query = { dueBy, limit: 1 } as const;
      return (await api.order.ofRestaurant({ params: { restaurantId }, query })).total;
    },
    staleTime: FRESH_MS,
  });
}

/** How many orders are to be answered or begun with; the area's order alert refreshes it on every page. */
export function useWaiting(restaurantId: string): number | undefined {
  return useQuery(waitingQuery(useApi(), restaurantId)).data;
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
