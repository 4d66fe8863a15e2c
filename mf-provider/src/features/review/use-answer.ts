import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { REVIEWS } from './review-keys.ts';

const text = lazyTexts('provider-review');

/** Also the public pages, which may be open beside this one. */
function useRefresh() {
  const client = useQueryClient();
  return () => Promise.all([REVIEWS, ['review']].map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Stores the answer to a review. */
export function useAnswer(id: string, onDone: () => void) {
  const api = useApi();
  const toast = useToast();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (text: string) => api.review.answer({ params: { id }, body: { text } }),
    onSuccess: async () => {
      await refresh();
      toast.success(text('answer.done'));
      onDone();
    },
  });
}

/** Removes the answer to a review. */
export function useRemoveAnswer(id: string) {
  const api = useApi();
  const toast = useToast();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => api.review.removeAnswer({ params: { id } }),
    onSuccess: async () => {
      await refresh();
      toast.success(text('remove.done'));
    },
  });
}
