import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isApiError, useApi } from 'shared-api';
import { restaurantSearchQuery, type RestaurantSearch } from '../../lib/restaurant/get-restaurants.ts';
import type { Listing } from './listing.ts';

const NOTHING: RestaurantSearch = { q: '', region: '', cuisine: '', isOpenOnly: false, sort: '' };

/**
 * The restaurants that the service finds, also by their dishes.
 *
 * @param search undefined without a search
 */
export function useSearchedRestaurants(search: RestaurantSearch | undefined) {
  const subject = JSON.stringify(search ?? NOTHING);
  const query = useInfiniteQuery({
    ...restaurantSearchQuery(useApi(), search ?? NOTHING),
    enabled: search !== undefined,
  });
  const { data, error, isError, isFetching, isRefetching, hasNextPage, fetchNextPage, refetch } = query;
  const onEnd = useMemo(
    () => (hasNextPage && !isError ? () => void fetchNextPage({ cancelRefetch: false }) : undefined),
    [hasNextPage, isError, fetchNextPage],
  );
  const listing = useMemo<Listing | undefined>(() => {
    const first = data?.pages[0];
    if (!data || !first) return undefined;
    const restaurants = data.pages.flatMap(({ rows }) => rows);
    return {
      subject,
      restaurants,
      total: first.total,
      isMinimum: first.isMinimum,
      onEnd,
    };
  }, [data, subject, onEnd]);
  const isLimited = isApiError(error, 'rate_limited');
  return { listing, isError, isLimited, isFetching, isRefetching, refetch };
}
