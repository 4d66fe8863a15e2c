import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from 'shared-api';
import { restaurantSearchQuery, type RestaurantSearch } from '../../lib/restaurant/restaurant-queries.ts';
import type { Listing } from './listing.ts';

const NOTHING: RestaurantSearch = { q: '', region: '', cuisine: '' };

/**
 * What the service finds among more restaurants than a phone should fetch.
 *
 * @param search undefined while nothing is looked for
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
