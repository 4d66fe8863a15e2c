import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from 'shared-api';
import { putOrder } from 'shared-api/live-order';
import { orderKeys } from '../../lib/order-keys.ts';

/** Updates the orders on screen with what the service pushes. */
export function useLiveOrders(): void {
  const client = useQueryClient();

  useLiveEvents((event) => {
    if (event.type === 'open') void client.invalidateQueries({ queryKey: orderKeys.all });
    if (event.type !== 'order') return;
    putOrder(client, orderKeys, event.data);
    // The event has a row of the list; the history of the open order is refetched.
    void client.invalidateQueries({ queryKey: orderKeys.one(event.data.id) });
    void client.invalidateQueries({ queryKey: orderKeys.lists });
  });
}
