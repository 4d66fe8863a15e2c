import { queryOptions } from '@tanstack/react-query';
import type { Api } from 'shared-api';

/** The times for which a restaurant takes orders, with the room that they have. */
export function slotsQuery(api: Api, restaurantId: string) {
  return queryOptions({
    queryKey: ['slots', restaurantId],
    queryFn: ({ signal }) => api.order.slots({ params: { restaurantId } }, { signal }),
    // Others order, too.
    staleTime: 0,
  });
}
