import type { Maida } from 'shared-api';
import { followNotifications } from './follow-notifications.ts';
import { followOwnOrders } from './follow-own-orders.ts';

/** Fills the bell, for whoever is signed in and for who is not. Gives the function that ends it. */
export function fillBell(maida: Maida): () => void {
  const stops = [
    followNotifications(maida),
    // After the account's bell: whoever signs out leaves it to the device's.
    followOwnOrders(maida),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
