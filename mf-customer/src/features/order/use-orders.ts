import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from 'shared-api';
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

/** A page of the signed-in customer's orders, newest first. */
export function useOrders(query: OrderQuery) {
  const api = useApi();
  const { id } = useUser();
  return useQuery({
    queryKey: orderKeys.list(id, query),
    queryFn: ({ signal }) => api.order.ofUser({ params: { userId: id }, query }, { signal }),
    placeholderData: keepPreviousData,
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
