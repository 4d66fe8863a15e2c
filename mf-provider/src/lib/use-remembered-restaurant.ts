import { useEffect } from 'react';
import type { RestaurantSummary } from 'shared-api/contract';

const KEY = 'maida.provider.restaurant';

function recall(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // a private window: the choice lasts as long as the address
  }
}

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
      if (isMine(named)) remember(named);
      return;
    }
    const known = recall();
    if (known !== null && isMine(known)) onRecall(known);
  }, [restaurants, named, onRecall]);
}
