import type { Api } from 'shared-api';

/** Time in which the count is not refetched: it came with the page, or another part has just asked. */
export const FRESH_MS = 5_000;

/** Query of how many orders of a restaurant wait for an answer; shared by all that show it. */
export function waitingQuery(api: Api, restaurantId: string) {
  return {
    queryKey: ['provider', 'order', 'waiting', restaurantId] as const,
    queryFn: async () => {
      const query = { providerStatus: 'Pending', limit: 1 } as const;
      return (await api.order.ofRestaurant({ params: { restaurantId }, query })).total;
    },
    staleTime: FRESH_MS,
  };
}
