import type { Api } from 'shared-api';

/** How many orders of a restaurant wait for an answer; one key for everything that shows it. */
export function waitingQuery(api: Api, restaurantId: string) {
  return {
    queryKey: ['provider', 'order', 'waiting', restaurantId] as const,
    queryFn: async () => {
      const query = { providerStatus: 'Pending', limit: 1 } as const;
      return (await api.order.ofRestaurant({ params: { restaurantId }, query })).total;
    },
    staleTime: 0,
  };
}
