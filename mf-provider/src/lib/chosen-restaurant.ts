import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { RestaurantSummary } from 'shared-api/contract';
import { useSearchState } from 'shared-ui/router';
import { useMyRestaurants } from './restaurant-queries.ts';

/** The parameter of the address that names the chosen restaurant. */
export const RESTAURANT_PARAMETER = 'restaurant';

/** The restaurant of `?restaurant=`, or the first one. */
export function chooseRestaurant(
  restaurants: readonly RestaurantSummary[],
  id: string | null,
): RestaurantSummary | undefined {
  return restaurants.find((restaurant) => restaurant.id === id) ?? restaurants[0];
}

/** A provider's restaurants, the one that the address names, and how to choose another. */
export function useChosenRestaurant() {
  const query = useMyRestaurants();
  const { parameters, change } = useSearchState();
  const restaurants = query.data?.rows ?? [];
  const choose = useCallback(
    // Another restaurant has other pages and other orders.
    (id: string) => change({ [RESTAURANT_PARAMETER]: id, cursor: null, order: null }, { isStep: true }),
    [change],
  );
  return {
    query,
    restaurants,
    chosen: chooseRestaurant(restaurants, parameters.get(RESTAURANT_PARAMETER)),
    choose,
  };
}

/** Makes addresses of this area that keep the chosen restaurant. */
export function useRestaurantPath(): (path: string) => string {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get(RESTAURANT_PARAMETER);
  return (path) => (id === null ? path : `${path}?${RESTAURANT_PARAMETER}=${encodeURIComponent(id)}`);
}
