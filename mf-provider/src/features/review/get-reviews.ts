import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { REVIEWS } from './review-keys.ts';

const PAGE_SIZE = 20;

/** The query of {@link useReviews}. */
export function reviewsQuery(api: Api, restaurantId: string) {
  return infiniteQueryOptions({
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

/** The published reviews of a restaurant, newest first. */
export function useReviews(restaurantId: string) {
  return useInfiniteQuery(reviewsQuery(useApi(), restaurantId));
}
