import { useCallback, useState } from 'react';

interface LazyState<T> {
  readonly loaded: T | null;
  readonly hasFailed: boolean;
}

/**
 * A part of the page's code that is fetched when it is about to be needed. Unlike `React.lazy` a failed load can be
 * tried again, and what surrounds it stays on screen.
 *
 * @param load `() => import('./part.tsx')`, declared outside the component
 */
export function useLazy<T extends object>(load: () => Promise<T>) {
  const [state, setState] = useState<LazyState<T>>({ loaded: null, hasFailed: false });
  const start = useCallback(async () => {
    try {
      const loaded = await load();
      setState({ loaded, hasFailed: false });
      return loaded;
    } catch (error) {
      console.error('A part of the page could not be loaded.', error);
      setState({ loaded: null, hasFailed: true });
      return null;
    }
  }, [load]);
  return { ...state, start };
}
