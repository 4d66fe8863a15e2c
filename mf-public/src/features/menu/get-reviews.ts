import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';

const PAGE_SIZE = 20;

/** The query of {@link useReviews}. */
export function reviewsQuery(api: Api, id: string) {
  return infiniteQueryOptions({
    queryKey: ['review', 'restaurant', id],
    queryFn: ({ pageParam, signal }) =>
      api.review.ofRestaurant(
        { params: { id }, query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
}

/** The reviews of a restaurant, newest first. */
export function useReviews(id: string) {
  return useInfiniteQuery(reviewsQuery(useApi(), id));
}
