import { useEffect } from 'react';
import { createStoredText } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';

const storedRestaurant = createStoredText('maida.provider.restaurant');

/**
 * Stores on the device which of several restaurants was chosen last, and adds it to an address without one. The
 * screen follows the address alone: no other tab changes it under a draft.
 */
export function useRememberedRestaurant(
  restaurants: readonly RestaurantSummary[],
  named: string | null,
  onRecall: (id: string) => void,
): void {
  useEffect(() => {
    const isMine = (id: string | null) => restaurants.some((restaurant) => restaurant.id === id);
    if (restaurants.length < 2) return;
    if (named !== null) {
      if (isMine(named)) storedRestaurant.write(named);
      return;
    }
    const known = storedRestaurant.read();
    if (known !== null && isMine(known)) onRecall(known);
  }, [restaurants, named, onRecall]);
}
