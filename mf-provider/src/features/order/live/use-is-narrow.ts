import { useSyncExternalStore } from 'react';

/** Narrower than the columns of lanes need; the style sheets beside it say the same. */
const NARROW = '(max-width: 767.98px)';

/** Whether the lanes are tabs. On a server they are not. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => window.matchMedia?.(NARROW).matches ?? false,
    () => false,
  );
}

function watchWidth(onChange: () => void): () => void {
  const query = window.matchMedia?.(NARROW);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
