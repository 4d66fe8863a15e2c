import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApi } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';
import { restaurantListQuery } from '../../lib/restaurant/restaurant-queries.ts';

/** Asking again costs as many calls as there are pages; this many milliseconds must lie between two of them. */
const CALL_EVERY_MS = 60_000;
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
/** With more restaurants than this the service searches them: nobody's phone shall fetch thousands to find one. */
const MOST_FETCHED = 300;

/**
 * The public restaurants. The first page is shown while the others come in; of a list that is too long for that
 * (`isLong`) the others come when they are scrolled to.
 */
export function useAllRestaurants() {
  const query = useInfiniteQuery(restaurantListQuery(useApi()));
  const { data, hasNextPage, isFetching, isRefetching, isError, fetchNextPage, refetch } = query;
  const { total = 0, isEstimate = false } = data?.pages[0] ?? {};
  const isLong = total > MOST_FETCHED;
  useEffect(() => {
    if (hasNextPage && !isLong && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isLong, isFetching, isError, fetchNextPage]);

  const restaurants = useMemo(() => data?.pages.flatMap(({ rows }) => rows), [data]);
  const pages = data?.pages.length ?? 0;
  // An open restaurant closes: the badges are right again soon after the first one changed.
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
  return { restaurants, total, isEstimate, isLong, fetchMore, isError, isRefetching, refetch };
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
