import type { AppContext } from 'shared-api';
import { followNotifications } from './follow-notifications.ts';
import { followOwnOrders } from './follow-own-orders.ts';

/** Fills the bell, signed in or not. Returns the function that stops it. */
export function fillBell(context: AppContext): () => void {
  const stops = [
    followNotifications(context),
    // After the account's bell, so that the device's takes over after a sign-out.
    followOwnOrders(context),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
