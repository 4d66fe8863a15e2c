import { useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { orderQuery } from 'shared-api/get-order';
import { usePolling } from '../../lib/open-orders/use-polling.ts';
import { orderKeys } from '../../lib/order-keys.ts';

/** The query of {@link useOrder}. */
export function presentOrderQuery(api: Api, id: string) {
  return { ...orderQuery(api, orderKeys.one(id), id), staleTime: 0 };
}

/** One order with all its details. */
export function useOrder(id: string) {
  return useQuery({ ...presentOrderQuery(useApi(), id), ...usePolling() });
}
