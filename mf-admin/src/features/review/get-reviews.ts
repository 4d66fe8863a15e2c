import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { DEFAULT_PAGE_SIZE, type ReviewFilter } from 'shared-api/contract';
import { usePollInterval } from '../../lib/use-poll-interval.ts';
import { REVIEWS } from './review-keys.ts';

/** The query of {@link useReviews}. */
export function reviewsQuery(api: Api, filter: ReviewFilter | undefined, cursor: string | undefined) {
  const query = { limit: DEFAULT_PAGE_SIZE, ...(filter && { filter }), ...(cursor && { cursor }) };
  return queryOptions({
    queryKey: [...REVIEWS, 'list', query],
    queryFn: ({ signal }) => api.review.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One page of the reviews, newest first. */
export function useReviews(filter: ReviewFilter | undefined, cursor: string | undefined) {
  return useQuery({ ...reviewsQuery(useApi(), filter, cursor), refetchInterval: usePollInterval() });
}
