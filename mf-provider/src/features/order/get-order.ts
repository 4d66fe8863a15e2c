import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { usePolling } from '../../lib/open-orders/use-polling.ts';
import { orderKeys } from '../../lib/order-keys.ts';

/** The query of {@link useOrder}. */
export function orderQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: orderKeys.one(id),
    queryFn: ({ signal }) => api.order.get({ params: { id } }, { signal }),
    staleTime: 0,
  });
}

/** One order with all its details. */
export function useOrder(id: string) {
  return useQuery({ ...orderQuery(useApi(), id), ...usePolling() });
}
