import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createStoredText } from 'shared-api';
import type { FilterChange, useRestaurantFilter } from './use-restaurant-filter.ts';

/** The visitor's region on this device; null until they were asked, empty for the whole country. */
const stored = createStoredText('maida.region');

/**
 * Remembers the region that a visitor looks in: their next visit begins there. It is asked for once, and read after the
 * first render, so that a server renders the same.
 */
export function useOwnRegion(filter: ReturnType<typeof useRestaurantFilter>) {
  const { isUnfiltered, change: changeFilter } = filter;
  const own = useSyncExternalStore(stored.subscribe, stored.read, () => '');
  const [wasUnfiltered] = useState(isUnfiltered);
  const [isAnswered, setAnswered] = useState(false);
  const isAsked = own === null && wasUnfiltered && !isAnswered;

  const begin = useEffectEvent(() => {
    const region = stored.read();
    if (region && isUnfiltered) changeFilter({ region });
  });
  // Once, for the address that the page was opened at: later, "All Regions" is a choice.
  useEffect(() => begin(), []);

  const change = useCallback(
    (changed: FilterChange) => {
      if (changed.region !== undefined) {
        stored.write(changed.region);
        setAnswered(true);
      }
      changeFilter(changed);
    },
    [changeFilter],
  );
  const answer = useCallback((own: string) => change({ region: own }), [change]);
  return { isAsked, change, answer };
}
