import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';
import { restaurantByIdQuery } from '../../lib/restaurant/restaurant-queries.ts';

/** Marks beyond this many are not looked up one by one. */
const MOST_ASKED = 60;

/** The marked restaurants of a list that was not fetched whole: those at hand, and the others one by one. */
export function useFavouriteRestaurants(
  favourites: readonly string[],
  known: readonly RestaurantSummary[],
  isWanted: boolean,
): readonly RestaurantSummary[] {
  const api = useApi();
  const missing = useMemo(() => {
    const atHand = new Set(known.map(({ id }) => id));
    return isWanted ? favourites.filter((id) => !atHand.has(id)).slice(0, MOST_ASKED) : [];
  }, [favourites, known, isWanted]);
  const others = useQueries({
    queries: missing.map((id) => restaurantByIdQuery(api, id)),
    // One that is gone is none of the favourites any more.
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  return useMemo(() => [...known, ...others], [known, others]);
}
