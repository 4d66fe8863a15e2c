import type { AppContext } from 'shared-api';
import { followNotifications } from './follow-notifications.ts';
import { followOwnOrders } from './follow-own-orders.ts';

/** Fills the bell, for whoever is signed in and for who is not. Gives the function that ends it. */
export function fillBell(context: AppContext): () => void {
  const stops = [
    followNotifications(context),
    // After the account's bell: whoever signs out leaves it to the device's.
    followOwnOrders(context),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
