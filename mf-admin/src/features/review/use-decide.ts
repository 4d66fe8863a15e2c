import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import type { ManagedReview, ReviewDecision } from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { REVIEWS } from './review-keys.ts';

const text = lazyTexts('admin-review');

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
