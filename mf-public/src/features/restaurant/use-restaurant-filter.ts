import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { toCuisine } from './filter-restaurants.ts';

const WRITE_DELAY_MS = 300;

/** Values of a filter; an empty text removes it. */
export type FilterChange = Partial<Record<'region' | 'cuisine' | 'favourites', string>>;

/** The list's filter: kept in the address bar, so that Back and a shared link restore it. */
export function useRestaurantFilter() {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useSearchText(params.get('q') ?? '');
  const q = useDeferredValue(text);
  // Debounced: calls to the service wait for it.
  const settledQ = params.get('q') ?? '';
  const region = params.get('region') ?? '';
  const cuisine = toCuisine(params.get('cuisine'));
  const isFavouritesOnly = params.get('favourites') === '1';

  const change = useCallback(
    (changed: FilterChange) => {
      setParams((before) => withValues(before, changed), { replace: true });
    },
    [setParams],
  );

  const reset = useCallback(() => {
    setText('');
    setParams(new URLSearchParams(), { replace: true });
  }, [setParams, setText]);

  // The address is updated after the last key.
  useEffect(() => {
    if ((params.get('q') ?? '') === text.trim()) return undefined;
    const timer = setTimeout(() => {
      setParams((before) => withValues(before, { q: text }), { replace: true });
    }, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, params, setParams]);

  return { q, settledQ, region, cuisine, isFavouritesOnly, text, setText, change, reset };
}

/** Text of the search box: what was typed, or the address's after a step in the history. */
function useSearchText(q: string): [string, (text: string) => void] {
  const navigation = useNavigationType();
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  if (q !== known) {
    setKnown(q);
    if (navigation !== 'REPLACE') setText(q);
  }
  return [text, setText];
}

function withValues(params: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value.trim() === '') next.delete(name);
    else next.set(name, value.trim());
  }
  return next;
}
