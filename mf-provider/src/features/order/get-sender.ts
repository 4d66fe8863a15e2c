import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { orderKeys } from '../../lib/order-keys.ts';

/** The query of {@link useSender}. */
export function senderQuery(api: Api, orderId: string) {
  return queryOptions({
    queryKey: orderKeys.sender(orderId),
    queryFn: ({ signal }) => api.order.sender({ params: { id: orderId } }, { signal }),
    staleTime: 0,
  });
}

/** What else the sender of an order has pending here. Live orders refetch it with everything else. */
export function useSender(orderId: string) {
  return useQuery(senderQuery(useApi(), orderId));
}
