import { useCallback, useState } from 'react';
import { retry } from './retry.ts';

/** Code that {@link useLazy} loads. */
export interface LazyCode<T> {
  /** Null until it is loaded. */
  readonly loaded: T | null;
  readonly hasFailed: boolean;
  /** Loads it, or retries after a failure. Resolves to null when that fails; never rejects. */
  readonly start: () => Promise<T | null>;
}

/**
 * Loads a part of the page's code on demand. Unlike with `React.lazy`, a failed load can be tried again, and what
 * surrounds the part stays on screen.
 *
 * @param load `() => import('./<part>.tsx')`, declared outside of the component
 */
export function useLazy<T extends object>(load: () => Promise<T>): LazyCode<T> {
  const [state, setState] = useState<Omit<LazyCode<T>, 'start'>>({ loaded: null, hasFailed: false });
  const start = useCallback(async () => {
    setState((before) => (before.hasFailed ? { ...before, hasFailed: false } : before));
    try {
      const loaded = await retry(load);
      setState({ loaded, hasFailed: false });
      return loaded;
    } catch (error) {
      console.error('A part of the page could not be loaded.', error);
      setState((before) => ({ ...before, hasFailed: true }));
      return null;
    }
  }, [load]);
  return { ...state, start };
}
