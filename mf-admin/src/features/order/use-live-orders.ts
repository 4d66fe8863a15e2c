import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveEvents } from 'shared-api';
import { putOrder } from 'shared-api/live-order';
import { orderKeys } from './order-keys.ts';

/** The page on screen is refetched at most this often, however many orders arrive. */
const REFRESH_MS = 2000;

/** Updates the orders on screen with what the service pushes: all orders of all restaurants. */
export function useLiveOrders(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLiveEvents((event) => {
    if (event.type === 'notification') void client.invalidateQueries({ queryKey: orderKeys.storms });
    if (event.type !== 'order') return;
    putOrder(client, orderKeys, event.data);
    // The event has a row of the list; the history of the open order is refetched.
    void client.invalidateQueries({ queryKey: orderKeys.one(event.data.id) });
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: orderKeys.lists });
    }, REFRESH_MS);
  });

  useEffect(() => () => clearTimeout(timer.current), []);
}
