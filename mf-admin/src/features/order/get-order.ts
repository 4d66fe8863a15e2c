import { useQuery } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import { orderQuery } from 'shared-api/get-order';
import { orderKeys } from './order-keys.ts';

/** One order with all its details. */
export function useOrder(id: string) {
  return useQuery(orderQuery(useApi(), orderKeys.one(id), id));
}
