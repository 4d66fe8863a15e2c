import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, useLiveState, type Api } from 'shared-api';
import { orderKeys, type OrderQuery } from './order-keys.ts';

/** Polling interval of the list while the live connection is down. */
const POLL_MS = 30_000;

/** The query of {@link useOrders}. */
export function ordersQuery(api: Api, query: OrderQuery) {
  return queryOptions({
    queryKey: orderKeys.list(query),
    queryFn: ({ signal }) => api.order.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One page of all orders; the previous page stays on screen while it loads. */
export function useOrders(query: OrderQuery) {
  const { connection } = useLiveState();
  return useQuery({
    ...ordersQuery(useApi(), query),
    refetchInterval: connection === 'live' ? false : POLL_MS,
  });
}
