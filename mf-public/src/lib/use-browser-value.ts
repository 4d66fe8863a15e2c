import { useSyncExternalStore } from 'react';

function subscribe() {
  return () => undefined;
}

/** Something that only a browser knows and that never changes; `otherwise` on a server and while the page wakes up. */
export function useBrowserValue<T extends string | boolean>(read: () => T, otherwise: T): T {
  return useSyncExternalStore(subscribe, read, () => otherwise);
}
