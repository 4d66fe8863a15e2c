import { useCallback, useEffect, useRef } from 'react';

/** A handler that keeps its identity and always does what the latest one does. */
export function useKept<Args extends unknown[]>(handle: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
