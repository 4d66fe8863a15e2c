import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import type { OrderStatus, OrderType } from 'shared-api/contract';
import { useUser } from '../../lib/use-user.ts';
import { orderKeys } from '../../lib/order-keys.ts';
import type { OrderSort } from './use-order-page-address.ts';

export interface OrderQuery {
  readonly limit: number;
  readonly status?: OrderStatus;
  readonly orderType?: OrderType;
  readonly sort?: OrderSort;
  readonly cursor?: string;
}

/** The query of {@link useOrders}. */
export function ordersQuery(api: Api, userId: string, query: OrderQuery) {
  return queryOptions({
    queryKey: orderKeys.list(userId, query),
    queryFn: ({ signal }) => api.order.ofUser({ params: { userId }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the signed-in customer's orders, newest first. */
export function useOrders(query: OrderQuery) {
  return useQuery(ordersQuery(useApi(), useUser().id, query));
}
