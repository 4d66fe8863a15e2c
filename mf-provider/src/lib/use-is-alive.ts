import { useSyncExternalStore } from 'react';

/** Whether a page answers: false on a server, and until React has taken over what was rendered there. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}

function watchNothing(): () => void {
  return () => undefined;
}
