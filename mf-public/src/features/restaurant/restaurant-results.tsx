import { memo, useMemo } from 'react';
import type { RestaurantSummary } from 'shared-api/contract';
import { useNow } from 'shared-ui';
import { filterRestaurants, toSearchable, type RestaurantFilter } from './filter-restaurants.ts';
import { RestaurantGrid } from './restaurant-grid.tsx';

const MINUTE_MS = 60_000;

interface RestaurantResultsProps extends RestaurantFilter {
  restaurants: readonly RestaurantSummary[];
  onReset: () => void;
}

/** What the filter leaves. A component of its own, so that a key in the search box is answered before it is rendered. */
export const RestaurantResults = memo(function RestaurantResults(props: RestaurantResultsProps) {
  const { restaurants, q, region, cuisine, only, onReset } = props;
  const now = useNow(MINUTE_MS);
  const searchable = useMemo(() => toSearchable(restaurants), [restaurants]);
  const found = useMemo(
    () => filterRestaurants(searchable, { q, region, cuisine, only }),
    [searchable, q, region, cuisine, only],
  );
  return (
    <RestaurantGrid
      subject={`${q}|${region}|${cuisine}|${only !== undefined}`}
      restaurants={found}
      now={now}
      onReset={onReset}
    />
  );
});
