import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';
import { restaurantByIdQuery } from '../../lib/restaurant/get-restaurant.ts';

/** Most favourites that are fetched one by one. */
const MAX_FETCHED = 60;

/** The favourites among a list that was not fetched whole: those fetched already, and the others one by one. */
export function useFavouriteRestaurants(
  favourites: readonly string[],
  known: readonly RestaurantSummary[],
  isEnabled: boolean,
): readonly RestaurantSummary[] {
  const api = useApi();
  const missing = useMemo(() => {
    const atHand = new Set(known.map(({ id }) => id));
    return isEnabled ? favourites.filter((id) => !atHand.has(id)).slice(0, MAX_FETCHED) : [];
  }, [favourites, known, isEnabled]);
  const others = useQueries({
    queries: missing.map((id) => restaurantByIdQuery(api, id)),
    // A deleted restaurant is no favourite any more.
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  return useMemo(() => [...known, ...others], [known, others]);
}
