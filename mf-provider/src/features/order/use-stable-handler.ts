import { useCallback, useEffect, useRef } from 'react';

/** A handler with a stable identity that always calls the latest one. */
export function useStableHandler<Args extends unknown[]>(
  handle: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
