import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApi } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';
import { restaurantListQuery } from '../../lib/restaurant/restaurant-queries.ts';

const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/** Every public restaurant: the first page is shown while the others come in. */
export function useAllRestaurants() {
  const query = useInfiniteQuery({
    ...restaurantListQuery(useApi()),
    // An open restaurant closes: the badges are right again as soon as the first one changes.
    refetchInterval: ({ state }) => untilNextChange(state.data?.pages.flatMap(({ rows }) => rows) ?? []),
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const restaurants = useMemo(() => data?.pages.flatMap(({ rows }) => rows), [data]);
  return { ...query, restaurants };
}

function untilNextChange(restaurants: readonly RestaurantSummary[]): number | false {
  const now = Date.now();
  const waits = restaurants
    .map(({ opening }) => (opening.changesAt === null ? 0 : Date.parse(opening.changesAt) - now))
    .filter((wait) => wait > 0);
  // A second later, so that the service's clock has passed it, too.
  return waits.length === 0 ? false : Math.min(Math.min(...waits) + 1_000, LONGEST_TIMEOUT_MS);
}
