import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from 'shared-api';
import { putOrder } from 'shared-api/live-order';
import { orderKeys } from '../../lib/order-keys.ts';
import { CHANGE_STAGE_KEY } from './use-change-stage.ts';

/** Updates everything that shows orders with what the service pushes. */
export function useLiveOrders(): void {
  const client = useQueryClient();

  useLiveEvents((event) => {
    if (event.type === 'open') void client.invalidateQueries({ queryKey: orderKeys.all });
    if (event.type !== 'order') return;
    putOrder(client, orderKeys, event.data);
    // A list read during our own change would show the old stage for a moment.
    if (client.isMutating({ mutationKey: CHANGE_STAGE_KEY }) > 0) return;
    void client.invalidateQueries({ queryKey: orderKeys.ofRestaurant(event.data.restaurant.id) });
    void client.invalidateQueries({ queryKey: orderKeys.waiting(event.data.restaurant.id) });
    void client.invalidateQueries({ queryKey: orderKeys.one(event.data.id) });
  });
}
