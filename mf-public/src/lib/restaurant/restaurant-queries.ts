import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from 'shared-api';
import { MAX_PAGE_SIZE } from 'shared-api/contract';

const FRESH_MS = 60_000;

/** All public restaurants, page by page; the service puts those that take orders now first. */
export function restaurantListQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['restaurant', 'list'],
    queryFn: ({ pageParam, signal }) =>
      // `limit` first: the page preloads exactly this address (area.json)
      api.restaurant.list(
        { query: { limit: MAX_PAGE_SIZE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    staleTime: FRESH_MS,
  });
}

/** One restaurant with its menu. */
export function restaurantQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['restaurant', 'slug', slug],
    queryFn: ({ signal }) => api.provider.restaurantBySlug({ params: { slug } }, { signal }),
    staleTime: FRESH_MS,
  });
}
