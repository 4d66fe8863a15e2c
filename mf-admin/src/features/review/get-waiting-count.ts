import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import type { ReviewFilter } from 'shared-api/contract';
import { usePollInterval } from '../../lib/use-poll-interval.ts';
import { REVIEWS } from './review-keys.ts';

/** The query of {@link useWaitingCount}. */
export function waitingCountQuery(api: Api) {
  return queryOptions({
    queryKey: [...REVIEWS, 'waiting'],
    queryFn: async ({ signal }) => {
      const list = (filter: ReviewFilter) => api.review.list({ query: { limit: 1, filter } }, { signal });
      // No review is in both lists.
      const [held, reported] = await Promise.all([list('held'), list('reported')]);
      return { total: held.total + reported.total, isMinimum: held.isMinimum || reported.isMinimum };
    },
  });
}

/** How many reviews wait for a look: held, or reported from enough networks. */
export function useWaitingCount() {
  return useQuery({ ...waitingCountQuery(useApi()), refetchInterval: usePollInterval() });
}
