import { useCallback, useDeferredValue } from 'react';
import { useDebouncedText } from 'shared-ui';
import { useSearchState } from 'shared-ui/router';
import { toCuisine, toSort } from './filter-restaurants.ts';

const NONE = { q: '', region: '', cuisine: '', favourites: '', open: '', sort: '' };

/** The parameters of the address that the filter reads. */
export const FILTER_PARAMETERS = Object.keys(NONE);

/** Values of a filter; an empty text removes it. */
export type FilterChange = Partial<Record<keyof typeof NONE, string>>;

/** The list's filter: kept in the address bar, so that Back and a shared link restore it. */
export function useRestaurantFilter() {
  const { parameters: params, change } = useSearchState();
  // Calls to the service wait for the text that has settled.
  const settledQ = params.get('q') ?? '';
  const [text, setText, setSettledText] = useDebouncedText(settledQ, (q) => change({ q }));
  const q = useDeferredValue(text);
  const region = params.get('region') ?? '';
  const cuisine = toCuisine(params.get('cuisine'));
  const isFavouritesOnly = params.get('favourites') === '1';
  const isOpenOnly = params.get('open') === '1';
  const sort = toSort(params.get('sort'));

  const reset = useCallback(() => {
    setSettledText('');
    change(NONE);
  }, [change, setSettledText]);

  return {
    q,
    settledQ,
    region,
    cuisine,
    isFavouritesOnly,
    isOpenOnly,
    sort,
    isUnfiltered: FILTER_PARAMETERS.every((name) => !params.has(name)),
    text,
    setText,
    change,
    reset,
  };
}
