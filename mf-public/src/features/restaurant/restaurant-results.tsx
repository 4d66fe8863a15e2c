import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RestaurantSummary } from 'shared-api/contract';
import { ErrorState, useNow } from 'shared-ui';
import { filterRestaurants, toSearchable, type RestaurantFilter } from './filter-restaurants.ts';
import type { Listing } from './listing.ts';
import { RestaurantGrid, RestaurantGridSkeleton } from './restaurant-grid.tsx';
import { useFavouriteRestaurants } from './use-favourite-restaurants.ts';
import { useSearchedRestaurants } from './use-searched-restaurants.ts';

const MINUTE_MS = 60_000;
const NONE: readonly string[] = [];

interface RestaurantResultsProps extends RestaurantFilter {
  restaurants: readonly RestaurantSummary[];
  /** How many restaurants there are, and whether they are too many to have them all here. */
  total: number;
  isEstimate: boolean;
  isLong: boolean;
  /** Follows `q` when typing pauses, for what asks the service. */
  settledQ: string;
  /** Something else is being typed. */
  isTyping: boolean;
  /** Fetches more of a long list; absent when there are no more. */
  onEnd: (() => void) | undefined;
  onReset: () => void;
}

/**
 * What the filter leaves, of a long list what the service finds. A component of its own, so that a key in the search box
 * is answered before it is rendered; what was found before stays until the next is there.
 */
export const RestaurantResults = memo(function RestaurantResults(props: RestaurantResultsProps) {
  const { isLong, settledQ, region, cuisine, only, isTyping, onReset } = props;
  const { t } = useTranslation('restaurant');
  const now = useNow(MINUTE_MS);
  const isSearched = isLong && only === undefined && settledQ + region + cuisine !== '';
  const known = useKnownRestaurants(props);
  const searched = useSearchedRestaurants(isSearched ? { q: settledQ, region, cuisine } : undefined);
  const listing = isSearched ? searched.listing : known;
  // An answer is rendered bit by bit, between the keys of somebody who types on.
  const shown = useDeferredValue(useLast(listing));
  if (isSearched && searched.isError && !listing) {
    const retry = () => void searched.refetch();
    return <ErrorState title={t('load_failed')} onRetry={retry} isRetrying={searched.isRefetching} />;
  }
  if (!shown) return <RestaurantGridSkeleton />;
  return (
    <RestaurantGrid
      listing={shown}
      isBusy={isSearched && (isTyping || shown !== listing)}
      now={now}
      onReset={onReset}
    />
  );
});

/** What the filter leaves of the restaurants that are at hand. */
function useKnownRestaurants(props: RestaurantResultsProps): Listing {
  const { restaurants, total, isEstimate, isLong, region, cuisine, only, onEnd } = props;
  const isPartial = isLong && only === undefined;
  const q = isPartial ? '' : props.q;
  const known = useFavouriteRestaurants(only ?? NONE, restaurants, isLong && only !== undefined);
  const searchable = useMemo(() => toSearchable(known), [known]);
  return useMemo(
    () => ({
      subject: `${q}|${region}|${cuisine}|${only !== undefined}`,
      restaurants: filterRestaurants(searchable, { q, region, cuisine, only }),
      ...(isPartial && { total, isEstimate, onEnd }),
    }),
    [searchable, q, region, cuisine, only, isPartial, total, isEstimate, onEnd],
  );
}

/** A value, or the last one there was. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
