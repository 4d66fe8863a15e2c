import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { usePollInterval } from '../../lib/use-poll-interval.ts';
import type { QueueState } from './get-approvals.ts';
import { APPROVALS } from './approval-keys.ts';

/** The query of {@link useRestaurantApprovals}. */
export function restaurantApprovalsQuery(api: Api, state: QueueState, limit: number) {
  return queryOptions({
    queryKey: [...APPROVALS, 'restaurant', state, limit],
    queryFn: ({ signal }) => api.approval.restaurants({ query: { state, limit } }, { signal }),
    placeholderData: (before, query) => (query?.queryKey[3] === state ? before : undefined),
  });
}

/** New restaurants and close names by state; updated live by owners and decisions. */
export function useRestaurantApprovals(state: QueueState, limit: number) {
  return useQuery({
    ...restaurantApprovalsQuery(useApi(), state, limit),
    refetchInterval: usePollInterval(),
  });
}
