import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApi } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';
import { restaurantListQuery } from '../../lib/restaurant/restaurant-queries.ts';

/** Asking again costs as many calls as there are pages; this many milliseconds must lie between two of them. */
const CALL_EVERY_MS = 60_000;
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/** Every public restaurant: the first page is shown while the others come in. */
export function useAllRestaurants() {
  const query = useInfiniteQuery(restaurantListQuery(useApi()));
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  const restaurants = useMemo(() => data?.pages.flatMap(({ rows }) => rows), [data]);
  const pages = data?.pages.length ?? 0;
  // An open restaurant closes: the badges are right again soon after the first one changed.
  useEffect(() => {
    if (!restaurants || hasNextPage) return undefined;
    const wait = Math.max(untilNextChange(restaurants), pages * CALL_EVERY_MS);
    const timer = setTimeout(() => void refetch(), Math.min(wait, LONGEST_TIMEOUT_MS));
    return () => clearTimeout(timer);
  }, [restaurants, pages, hasNextPage, refetch]);

  return { ...query, restaurants };
}

function untilNextChange(restaurants: readonly RestaurantSummary[]): number {
  const now = Date.now();
  let next = Infinity;
  for (const { opening } of restaurants) {
    const at = opening.changesAt === null ? Infinity : Date.parse(opening.changesAt);
    if (at > now && at < next) next = at;
  }
  return next - now;
}
