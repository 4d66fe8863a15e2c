import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import {
  DEFAULT_PAGE_SIZE,
  type ManagedReview,
  type ReviewDecision,
  type ReviewFilter,
} from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { usePollInterval } from '../../lib/use-poll-interval.ts';

const text = lazyTexts('admin-review');

const REVIEWS = ['admin', 'review'] as const;

/** One page of the reviews, newest first. */
export function useReviews(filter: ReviewFilter | undefined, cursor: string | undefined) {
  const api = useApi();
  const query = { limit: DEFAULT_PAGE_SIZE, ...(filter && { filter }), ...(cursor && { cursor }) };
  return useQuery({
    queryKey: [...REVIEWS, 'list', query],
    queryFn: ({ signal }) => api.review.list({ query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: usePollInterval(),
  });
}

/** How many reviews wait for a look: held, or reported from enough networks. */
export function useWaitingCount() {
  const api = useApi();
  return useQuery({
    queryKey: [...REVIEWS, 'waiting'],
    queryFn: async ({ signal }) => {
      const list = (filter: ReviewFilter) => api.review.list({ query: { limit: 1, filter } }, { signal });
      // No review is in both lists.
      const [held, reported] = await Promise.all([list('held'), list('reported')]);
      return { total: held.total + reported.total, isMinimum: held.isMinimum || reported.isMinimum };
    },
    refetchInterval: usePollInterval(),
  });
}

/** Decides about a review. The public pages, whose mean changes, are fetched again. */
export function useDecide({ id }: ManagedReview) {
  const api = useApi();
  const toast = useToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ decision, reason }: { decision: ReviewDecision; reason?: string }) =>
      api.review.decide({ params: { id }, body: { decision, ...(reason && { reason }) } }),
    onSuccess: (_, { decision }) => toast.success(text(`done.${decision}`)),
    onSettled: () =>
      Promise.all(
        [REVIEWS, ['restaurant'], ['review']].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}
