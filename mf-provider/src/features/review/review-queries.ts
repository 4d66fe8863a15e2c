import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';

const text = lazyTexts('provider-review');

const PAGE_SIZE = 20;
const REVIEWS = ['provider', 'review'] as const;

/** The published reviews of a restaurant, newest first. */
export function useReviews(restaurantId: string) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...REVIEWS, restaurantId],
    queryFn: ({ pageParam, signal }) =>
      api.review.ofRestaurant(
        {
          params: { id: restaurantId },
          query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
}

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
