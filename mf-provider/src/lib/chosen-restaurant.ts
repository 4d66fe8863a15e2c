import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { RestaurantSummary } from 'shared-api/contract';
import { useSearchState } from 'shared-ui/router';
import { useMyRestaurants } from './get-my-restaurants.ts';

/** Search parameter with the chosen restaurant's id. */
export const RESTAURANT_PARAMETER = 'restaurant';

const NONE: readonly RestaurantSummary[] = [];

/** The restaurant of `?restaurant=`, or the first one. */
export function chooseRestaurant(
  restaurants: readonly RestaurantSummary[],
  id: string | null,
): RestaurantSummary | undefined {
  return restaurants.find((restaurant) => restaurant.id === id) ?? restaurants[0];
}

/** A provider's restaurants, the chosen one, and how to choose another. */
export function useChosenRestaurant() {
  const query = useMyRestaurants();
  const { parameters, change } = useSearchState();
  const restaurants = query.data?.rows ?? NONE;
  const named = parameters.get(RESTAURANT_PARAMETER);
  const choose = useCallback(
    // Page number and open order belong to the previous restaurant.
    (id: string) => change({ [RESTAURANT_PARAMETER]: id, cursor: null, order: null }, { isStep: true }),
    [change],
  );
  const recall = useCallback((id: string) => change({ [RESTAURANT_PARAMETER]: id }), [change]);
  return {
    query,
    restaurants,
    /** The id in the address. */
    named,
    chosen: chooseRestaurant(restaurants, named),
    choose,
    /** Adds the restaurant that was chosen last to an address without one. */
    recall,
  };
}

/** Links within the area that preserve the chosen restaurant. */
export function useRestaurantPath(): (path: string) => string {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get(RESTAURANT_PARAMETER);
  return (path) => (id === null ? path : `${path}?${RESTAURANT_PARAMETER}=${encodeURIComponent(id)}`);
}
