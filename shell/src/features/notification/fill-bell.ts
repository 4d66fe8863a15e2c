import type { QueryClient } from '@tanstack/react-query';
import type { AppContext } from 'shared-api';
import { followAccountOrders } from '../../lib/follow-account-orders.ts';
import { UNDER_WAY_KEY, type OrderUnderWay } from '../../lib/order-under-way.ts';
import { followNotifications } from './follow-notifications.ts';
import { followOwnOrders } from './follow-own-orders.ts';

/** Fills the bell and the bar of the order under way, signed in or not. Returns the function that stops it. */
export function fillBell(context: AppContext, queryClient: QueryClient): () => void {
  const report = (orders: readonly OrderUnderWay[]) => void queryClient.setQueryData(UNDER_WAY_KEY, orders);
  const stops = [
    followNotifications(context),
    // After the account's bell, so that the device's takes over after a sign-out.
    followOwnOrders(context, report),
    followAccountOrders(context, report),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
