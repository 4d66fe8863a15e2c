import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useLiveState, type Api } from 'shared-api';
import type { Order } from 'shared-api/contract';
import { currentOrder, putOrder } from 'shared-api/live-order';
import { ADMIN_KEY } from '../../lib/admin-keys.ts';
import { STAGE_OF_MOVE, type OrderMove } from './order-moves.ts';
import { orderKeys, type OrderQuery } from './order-keys.ts';

/** Polling interval of the list while the live connection is down. */
const POLL_MS = 30_000;

/** One page of all orders; the previous page stays on screen while it loads. */
export function useOrders(query: OrderQuery) {
  const api = useApi();
  const { connection } = useLiveState();
  return useQuery({
    queryKey: orderKeys.list(query),
    queryFn: ({ signal }) => api.order.list({ query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: connection === 'live' ? false : POLL_MS,
  });
}

/** Sorted distinct names of restaurants with orders, optionally those that start with `q`. */
export function restaurantNamesQuery(api: Api, q = '') {
  return queryOptions({
    queryKey: orderKeys.names(q),
    queryFn: ({ signal }) => api.order.restaurantNames({ query: q === '' ? {} : { q } }, { signal }),
    staleTime: 60_000,
  });
}

/** How soon a storm shows, and its figures move. */
const STORM_POLL_MS = 10_000;

/** Restaurants with abnormally many orders right now. */
export function useOrderStorms() {
  const api = useApi();
  return useQuery({
    queryKey: orderKeys.storms,
    queryFn: ({ signal }) => api.order.storms({}, { signal }),
    refetchInterval: STORM_POLL_MS,
  });
}

/** One order with all its details. */
export function useOrder(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: orderKeys.one(id),
    queryFn: ({ signal }) => api.order.get({ params: { id } }, { signal }),
  });
}

/** Cancels or refunds an order if it is still at the stage that the admin saw; otherwise shows its current state. */
export function useMoveOrder(move: OrderMove, onMoved: (order: Order) => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ order, reason }: { order: Order; reason: string }) =>
      api.order.changeStatus({
        params: { id: order.id },
        body: { stage: STAGE_OF_MOVE[move], expectedStage: order.stage, reason },
      }),
    onSuccess: (order) => {
      putOrder(client, orderKeys, order);
      onMoved(order);
    },
    onError: (error) => {
      const current = currentOrder(error);
      if (current) putOrder(client, orderKeys, current);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ADMIN_KEY }),
  });
}
