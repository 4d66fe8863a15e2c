import { useLiveState } from 'shared-api';

const MINUTE_MS = 60_000;

/** Milliseconds between two polls of a query that live events refresh; `false` while they arrive. */
export function usePollInterval(): number | false {
  return useLiveState().connection === 'live' ? false : MINUTE_MS;
}
