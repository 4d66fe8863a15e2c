import type { Api } from 'shared-api';

/** What a page has just come with, or what another part of it has just asked, is not asked again. */
export const FRESH_MS = 5_000;

/** How many orders of a restaurant wait for an answer; one key for everything that shows it. */
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
