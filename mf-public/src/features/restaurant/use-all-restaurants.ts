import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApi } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';
import { serviceNow } from 'shared-ui';
import { restaurantListQuery } from '../../lib/restaurant/get-restaurants.ts';

/** Least milliseconds between two refetches, each of which costs one call per page. */
const CALL_EVERY_MS = 60_000;
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
/** With more restaurants than this the service searches: a phone must not fetch thousands to find one. */
const MOST_FETCHED = 300;

/**
 * The public restaurants. The first page is shown while the others load; of a list that is too long for that
 * (`isLong`) the others load on scrolling.
 */
export function useAllRestaurants() {
  const query = useInfiniteQuery(restaurantListQuery(useApi()));
  const { data, hasNextPage, isFetching, isRefetching, isError, fetchNextPage, refetch } = query;
  const { total = 0, isMinimum = false } = data?.pages[0] ?? {};
  const isLong = total > MOST_FETCHED;
  useEffect(() => {
    if (hasNextPage && !isLong && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isLong, isFetching, isError, fetchNextPage]);

  const restaurants = useMemo(() => data?.pages.flatMap(({ rows }) => rows), [data]);
  const pages = data?.pages.length ?? 0;
  // Refetch soon after the first restaurant closes or opens, so that the badges stay right.
  useEffect(() => {
    if (!restaurants || (hasNextPage && !isLong)) return undefined;
    const wait = Math.max(untilNextChange(restaurants), pages * CALL_EVERY_MS);
    const timer = setTimeout(() => void refetch(), Math.min(wait, MAX_TIMEOUT_MS));
    return () => clearTimeout(timer);
  }, [restaurants, pages, hasNextPage, isLong, refetch]);

  const fetchMore = useMemo(
    () =>
      isLong && hasNextPage && !isError ? () => void fetchNextPage({ cancelRefetch: false }) : undefined,
    [isLong, hasNextPage, isError, fetchNextPage],
  );
  return { restaurants, total, isMinimum, isLong, fetchMore, isError, isRefetching, refetch };
}

function untilNextChange(restaurants: readonly RestaurantSummary[]): number {
  const now = serviceNow();
  let next = Infinity;
  for (const { opening } of restaurants) {
    const at = opening.changesAt === null ? Infinity : Date.parse(opening.changesAt);
    if (at > now && at < next) next = at;
  }
  return next - now;
}
