import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { orderKeys } from '../../lib/order-keys.ts';

/** The query of {@link useBlockedSenders}. */
export function blockedSendersQuery(api: Api, restaurantId: string) {
  return queryOptions({
    queryKey: orderKeys.blockedSenders(restaurantId),
    queryFn: ({ signal }) => api.order.blockedSenders({ params: { restaurantId } }, { signal }),
    staleTime: 0,
  });
}

/** The senders that a restaurant refuses. */
export function useBlockedSenders(restaurantId: string) {
  return useQuery(blockedSendersQuery(useApi(), restaurantId));
}
