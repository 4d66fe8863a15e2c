import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError, useApi, useLiveState, type Api } from 'shared-api';
import type { Order } from 'shared-api/contract';
import { ADMIN_KEY } from '../../lib/admin-keys.ts';
import { orderIn, STAGE_OF_MOVE, type OrderMove } from './order-moves.ts';
import { orderKeys, type OrderQuery } from './order-keys.ts';

/** How often the list is read again while nothing can be pushed. */
const POLL_MS = 30_000;

/** One page of all orders; the page before stays on screen while the next one loads. */
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

/** Sorted distinct names of restaurants that have orders: those that begin like `q`, or the first of all. */
export function restaurantNamesQuery(api: Api, q = '') {
  return queryOptions({
    queryKey: orderKeys.names(q),
    queryFn: ({ signal }) => api.order.restaurantNames({ query: q === '' ? {} : { q } }, { signal }),
    staleTime: 60_000,
  });
}

/** One order, whole. */
export function useOrder(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: orderKeys.one(id),
    queryFn: ({ signal }) => api.order.get({ params: { id } }, { signal }),
  });
}

/** Cancels or refunds an order as long as it stands where the admin saw it; otherwise it is shown as it now is. */
export function useMoveOrder(move: OrderMove, onMoved: (order: Order) => void) {
  const api = useApi();
  const client = useQueryClient();
  const keep = (order: Order) => client.setQueryData(orderKeys.one(order.id), order);
  return useMutation({
    mutationFn: ({ order, reason }: { order: Order; reason: string }) =>
      api.order.changeStatus({
        params: { id: order.id },
        body: { stage: STAGE_OF_MOVE[move], expectedStage: order.stage, reason },
      }),
    onSuccess: (order) => {
      keep(order);
      onMoved(order);
    },
    onError: (error) => {
      const current = isApiError(error, 'stage_changed') ? orderIn(error.problem?.current) : undefined;
      if (current) keep(current);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ADMIN_KEY }),
  });
}
