import { useCallback, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebouncedText } from 'shared-ui';
import { toCuisine } from './filter-restaurants.ts';

/** Values of a filter; an empty text removes it. */
export type FilterChange = Partial<Record<'q' | 'region' | 'cuisine' | 'favourites', string>>;

/** The list's filter: kept in the address bar, so that Back and a shared link restore it. */
export function useRestaurantFilter() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changed: FilterChange) => setParams((before) => withValues(before, changed), { replace: true }),
    [setParams],
  );
  // Calls to the service wait for the text that has settled.
  const settledQ = params.get('q') ?? '';
  const [text, setText] = useDebouncedText(settledQ, (q) => change({ q }));
  const q = useDeferredValue(text);
  const region = params.get('region') ?? '';
  const cuisine = toCuisine(params.get('cuisine'));
  const isFavouritesOnly = params.get('favourites') === '1';

  const reset = useCallback(() => {
    setText('');
    setParams(new URLSearchParams(), { replace: true });
  }, [setParams, setText]);

  return { q, settledQ, region, cuisine, isFavouritesOnly, text, setText, change, reset };
}

function withValues(params: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value.trim() === '') next.delete(name);
    else next.set(name, value.trim());
  }
  return next;
}
