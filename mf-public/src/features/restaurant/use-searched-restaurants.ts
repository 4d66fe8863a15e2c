import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from 'shared-api';
import { restaurantSearchQuery, type RestaurantSearch } from '../../lib/restaurant/restaurant-queries.ts';
import type { Listing } from './listing.ts';

const NOTHING: RestaurantSearch = { q: '', region: '', cuisine: '' };

/**
 * The restaurants that the service finds in a list too long to fetch.
 *
 * @param search undefined without a search
 */
export function useSearchedRestaurants(search: RestaurantSearch | undefined) {
  const { q, region, cuisine } = search ?? NOTHING;
  const query = useInfiniteQuery({
    ...restaurantSearchQuery(useApi(), { q, region, cuisine }),
    enabled: search !== undefined,
  });
  const { data, isError, isRefetching, hasNextPage, fetchNextPage, refetch } = query;
  const onEnd = useMemo(
    () => (hasNextPage && !isError ? () => void fetchNextPage({ cancelRefetch: false }) : undefined),
    [hasNextPage, isError, fetchNextPage],
  );
  const listing = useMemo<Listing | undefined>(() => {
    const first = data?.pages[0];
    if (!data || !first) return undefined;
    const restaurants = data.pages.flatMap(({ rows }) => rows);
    return {
      subject: `${q}|${region}|${cuisine}`,
      restaurants,
      total: first.total,
      isEstimate: first.isEstimate,
      onEnd,
    };
  }, [data, q, region, cuisine, onEnd]);
  return { listing, isError, isRefetching, refetch };
}
