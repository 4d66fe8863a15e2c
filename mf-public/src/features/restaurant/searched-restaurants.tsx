import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from 'shared-api';
import { ErrorState, useNow } from 'shared-ui';
import { restaurantSearchQuery, type RestaurantSearch } from '../../lib/restaurant/restaurant-queries.ts';
import { RestaurantGrid, RestaurantGridSkeleton } from './restaurant-grid.tsx';

const MINUTE_MS = 60_000;

interface SearchedRestaurantsProps extends RestaurantSearch {
  /** Something else is being typed. */
  isTyping: boolean;
  onReset: () => void;
}

/** What the service finds among more restaurants than a phone should fetch; what was found before stays meanwhile. */
export const SearchedRestaurants = memo(function SearchedRestaurants(props: SearchedRestaurantsProps) {
  const { q, region, cuisine, isTyping, onReset } = props;
  const { t } = useTranslation('restaurant');
  const query = useInfiniteQuery({
    ...restaurantSearchQuery(useApi(), { q, region, cuisine }),
    placeholderData: keepPreviousData,
  });
  const { isError, isRefetching, isPlaceholderData, hasNextPage, fetchNextPage, refetch } = query;
  // An answer is rendered bit by bit, between the keys of somebody who types on.
  const data = useDeferredValue(query.data);
  const now = useNow(MINUTE_MS);
  const restaurants = useMemo(() => data?.pages.flatMap(({ rows }) => rows), [data]);
  const fetchMore = useMemo(
    () => (hasNextPage && !isError ? () => void fetchNextPage({ cancelRefetch: false }) : undefined),
    [hasNextPage, isError, fetchNextPage],
  );
  if (isError && (!restaurants || isPlaceholderData)) {
    return <ErrorState title={t('load_failed')} onRetry={() => void refetch()} isRetrying={isRefetching} />;
  }
  if (!restaurants) return <RestaurantGridSkeleton />;
  return (
    <RestaurantGrid
      subject={`${q}|${region}|${cuisine}`}
      restaurants={restaurants}
      total={data?.pages[0]?.total}
      isEstimate={data?.pages[0]?.isEstimate}
      isBusy={isPlaceholderData || isTyping || data !== query.data}
      now={now}
      onEnd={fetchMore}
      onReset={onReset}
    />
  );
});
