import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { usePollInterval } from '../../lib/use-poll-interval.ts';
import { APPROVALS } from './approval-keys.ts';

/** Rows on the dashboard at first, and with every "show more". */
export const QUEUE_PAGE_SIZE = 5;

export type QueueState = 'waiting' | 'declined';

/** The query of {@link useApprovals}. */
export function approvalsQuery(api: Api, state: QueueState, limit: number) {
  return queryOptions({
    queryKey: [...APPROVALS, state, limit],
    queryFn: ({ signal }) => api.approval.list({ query: { state, limit } }, { signal }),
    // Keeps the rows while more of the same list load, but not those of another list.
    placeholderData: (before, query) => (query?.queryKey[2] === state ? before : undefined),
  });
}

/** Restaurant owners by state; updated live by registrations and decisions. */
export function useApprovals(state: QueueState, limit: number) {
  return useQuery({ ...approvalsQuery(useApi(), state, limit), refetchInterval: usePollInterval() });
}
