import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RestaurantSummary } from 'shared-api/contract';
import { ErrorState, useNow } from 'shared-ui';
import {
  filterRestaurants,
  sortRestaurants,
  toSearchable,
  type RestaurantFilter,
} from './filter-restaurants.ts';
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
  isMinimum: boolean;
  isLong: boolean;
  /** `q` once typing pauses, for calls to the service. */
  settledQ: string;
  /** Whether `q` has changed since. */
  isTyping: boolean;
  /** Fetches the next page of a long list; absent on the last one. */
  onEnd: (() => void) | undefined;
  onReset: () => void;
  onAllRegions: () => void;
}

/**
 * The filtered restaurants; of a long list, what the service finds. A component of its own, so that a key in the search
 * box is painted before it is rendered; earlier results stay until the next ones have come.
 */
export const RestaurantResults = memo(function RestaurantResults(props: RestaurantResultsProps) {
  const { isLong, settledQ, region, cuisine, isOpenOnly, sort, only, isTyping, onReset, onAllRegions } =
    props;
  const { t } = useTranslation('restaurant');
  const now = useNow(MINUTE_MS);
  const isSearched =
    isLong && only === undefined && (settledQ + region + cuisine + sort !== '' || isOpenOnly);
  // A short list is filtered here; the service adds what only the menus show.
  const isAdded = !isLong && only === undefined && settledQ !== '';
  const search = { q: settledQ, region, cuisine, isOpenOnly, sort };
  const known = useKnownRestaurants(props);
  const searched = useSearchedRestaurants(isSearched || isAdded ? search : undefined);
  const added = isAdded && !isTyping ? searched.listing : undefined;
  const both = useMemo(() => withAdded(known, added, sort), [known, added, sort]);
  const listing = isSearched ? searched.listing : both;
  // Results render in slices, so that typing stays responsive.
  const shown = useDeferredValue(useLast(listing));
  if (isSearched && searched.isError && !listing) {
    const retry = () => void searched.refetch();
    const title = t(searched.isLimited ? 'too_many_searches' : 'load_failed');
    return <ErrorState title={title} onRetry={retry} isRetrying={searched.isRefetching} />;
  }
  if (!shown) return <RestaurantGridSkeleton />;
  return (
    <RestaurantGrid
      listing={shown}
      isBusy={isSearched && (isTyping || shown !== listing)}
      menus={isAdded ? stateOfMenus(searched, added !== undefined) : undefined}
      typed={settledQ}
      now={now}
      onReset={onReset}
      onAllRegions={region === '' ? undefined : onAllRegions}
    />
  );
});

function stateOfMenus({ isError, isLimited }: ReturnType<typeof useSearchedRestaurants>, isAdded: boolean) {
  if (isError) return isLimited ? 'limited' : 'failed';
  return isAdded ? undefined : 'searching';
}

/** The fetched restaurants that pass the filter. */
function useKnownRestaurants(props: RestaurantResultsProps): Listing {
  const { restaurants, total, isMinimum, isLong, region, cuisine, isOpenOnly, only, onEnd } = props;
  const isPartial = isLong && only === undefined;
  const q = isPartial ? '' : props.q;
  const known = useFavouriteRestaurants(only ?? NONE, restaurants, isLong && only !== undefined);
  const sort = isPartial ? '' : props.sort;
  const { t, i18n } = useTranslation('restaurant');
  const { language } = i18n;
  const searchable = useMemo(() => toSearchable(known, sort, { t, language }), [known, sort, t, language]);
  return useMemo(
    () => ({
      subject: `${q}|${region}|${cuisine}|${isOpenOnly}|${sort}|${only !== undefined}`,
      restaurants: filterRestaurants(searchable, { q, region, cuisine, isOpenOnly, sort, only }),
      ...(isPartial && { total, isMinimum, onEnd }),
    }),
    [searchable, q, region, cuisine, isOpenOnly, sort, only, isPartial, total, isMinimum, onEnd],
  );
}

/** What is known here, and what the service found beside it by the menus. */
function withAdded(known: Listing, added: Listing | undefined, sort: RestaurantFilter['sort']): Listing {
  if (!added) return known;
  const atHand = new Set(known.restaurants.map(({ id }) => id));
  const others = added.restaurants.filter(({ id }) => !atHand.has(id));
  if (others.length === 0 && !added.onEnd) return known;
  const restaurants = sortRestaurants([...known.restaurants, ...others], sort);
  return { ...known, restaurants, onEnd: added.onEnd };
}

/** A value, or the last one that was defined. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
