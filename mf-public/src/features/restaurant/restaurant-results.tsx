import { memo, useMemo } from 'react';
import type { RestaurantSummary } from 'shared-api/contract';
import { useNow } from 'shared-ui';
import { filterRestaurants, toSearchable, type RestaurantFilter } from './filter-restaurants.ts';
import { RestaurantGrid } from './restaurant-grid.tsx';
import { useFavouriteRestaurants } from './use-favourite-restaurants.ts';

const MINUTE_MS = 60_000;
const NONE: readonly string[] = [];

interface RestaurantResultsProps extends RestaurantFilter {
  restaurants: readonly RestaurantSummary[];
  /** How many restaurants there are, and whether they are too many to have them all here. */
  total: number;
  isEstimate: boolean;
  isLong: boolean;
  /** Fetches more of a long list; absent when there are no more. */
  onEnd: (() => void) | undefined;
  onReset: () => void;
}

/** What the filter leaves. A component of its own, so that a key in the search box is answered before it is rendered. */
export const RestaurantResults = memo(function RestaurantResults(props: RestaurantResultsProps) {
  const { restaurants, total, isEstimate, isLong, q, region, cuisine, only, onEnd, onReset } = props;
  const now = useNow(MINUTE_MS);
  const known = useFavouriteRestaurants(only ?? NONE, restaurants, isLong && only !== undefined);
  const searchable = useMemo(() => toSearchable(known), [known]);
  const found = useMemo(
    () => filterRestaurants(searchable, { q, region, cuisine, only }),
    [searchable, q, region, cuisine, only],
  );
  const isPartial = isLong && only === undefined;
  return (
    <RestaurantGrid
      subject={`${q}|${region}|${cuisine}|${only !== undefined}`}
      restaurants={found}
      total={isPartial ? total : undefined}
      isEstimate={isPartial && isEstimate}
      now={now}
      onEnd={isPartial ? onEnd : undefined}
      onReset={onReset}
    />
  );
});
