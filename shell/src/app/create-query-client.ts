import { QueryClient } from '@tanstack/react-query';
import { isApiError } from 'shared-api';

const FRESH_MS = 15_000;
const KEPT_MS = 30 * 60_000;
const TRIES = 2;

/** The query client of one page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        // A refusal is final; only calls that may have been lost are retried.
        retry: (count, error) =>
          count < TRIES && isApiError(error, 'network_error', 'timeout', 'unavailable'),
        // Without a connection a call must fail and say so, not wait silently.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
