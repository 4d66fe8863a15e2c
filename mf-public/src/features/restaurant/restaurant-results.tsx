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
  /** How many restaurants there are, and whether they are too many to fetch all of them. */
  total: number;
  isEstimate: boolean;
  isLong: boolean;
  /** `q` once typing pauses, for calls to the service. */
  settledQ: string;
  /** Whether `q` has changed since. */
  isTyping: boolean;
  /** Fetches the next page of a long list; absent on the last one. */
  onEnd: (() => void) | undefined;
  onReset: () => void;
}

/**
 * The filtered restaurants; of a long list, what the service finds. A component of its own, so that a key in the search
 * box is painted before it is rendered; earlier results stay until the next ones have come.
 */
export const RestaurantResults = memo(function RestaurantResults(props: RestaurantResultsProps) {
  const { isLong, settledQ, region, cuisine, only, isTyping, onReset } = props;
  const { t } = useTranslation('restaurant');
  const now = useNow(MINUTE_MS);
  const isSearched = isLong && only === undefined && settledQ + region + cuisine !== '';
  const known = useKnownRestaurants(props);
  const searched = useSearchedRestaurants(isSearched ? { q: settledQ, region, cuisine } : undefined);
  const listing = isSearched ? searched.listing : known;
  // Results render in slices, so that typing stays responsive.
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

/** The fetched restaurants that pass the filter. */
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

/** A value, or the last one that was defined. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
