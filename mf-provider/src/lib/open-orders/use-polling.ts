import { useLiveState } from 'shared-api';

/** Polling interval while the live connection is down. */
const POLL_MS = 10_000;

/** Polls while nothing is pushed, in background tabs too: the tablet on the counter must ring. */
export function usePolling() {
  const { connection } = useLiveState();
  return {
    refetchInterval: connection === 'live' ? (false as const) : POLL_MS,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always' as const,
    refetchOnReconnect: 'always' as const,
  };
}
