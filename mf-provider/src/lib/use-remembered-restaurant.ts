import { useEffect } from 'react';
import { createStoredText } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';

const storedRestaurant = createStoredText('maida.provider.restaurant');

/**
 * Keeps on the device which of several restaurants an address has named last, and names it in an address that names
 * none. What is on screen follows the address alone: no other tab changes it under a draft.
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
