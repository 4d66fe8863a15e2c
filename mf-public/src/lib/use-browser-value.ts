import { useSyncExternalStore } from 'react';

function subscribe() {
  return () => undefined;
}

/** A constant that only a browser knows; `otherwise` on a server and during hydration. */
export function useBrowserValue<T extends string | boolean>(read: () => T, otherwise: T): T {
  return useSyncExternalStore(subscribe, read, () => otherwise);
}
