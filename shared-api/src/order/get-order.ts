import type { Api } from '../client/client.ts';
import type { Order } from '../contract/index.ts';

/** Query of one order with all its details, under a key of the area that asks. */
export function orderQuery<Key extends readonly string[]>(api: Api, queryKey: Key, id: string) {
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Order> =>
      api.order.get({ params: { id } }, { signal }),
  };
}
