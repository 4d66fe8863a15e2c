import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from 'shared-api';
import type { Cuisine, RestaurantSort } from 'shared-api/contract';

const FRESH_MS = 60_000;

/** Restaurants per page. */
const PAGE_SIZE = 50;

/** All public restaurants, page by page; the service puts those that take orders now first. */
export function restaurantListQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['restaurant', 'list'],
    queryFn: ({ pageParam, signal }) =>
      // `limit` first: area.json preloads exactly this address
      api.restaurant.list(
        { query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    staleTime: FRESH_MS,
  });
}

/** Search and filters for the service; empty texts match anything. */
export interface RestaurantSearch {
  readonly q: string;
  readonly region: string;
  readonly cuisine: Cuisine | '';
  readonly isOpenOnly: boolean;
  readonly sort: RestaurantSort | '';
}

/** Results per page: few, since only the first ones are read while typing. */
const SEARCH_PAGE_SIZE = 24;

/** The restaurants that the service finds, page by page. */
export function restaurantSearchQuery(api: Api, search: RestaurantSearch) {
  const { q, region, cuisine, isOpenOnly, sort } = search;
  return infiniteQueryOptions({
    queryKey: ['restaurant', 'search', search],
    queryFn: ({ pageParam, signal }) =>
      api.restaurant.list(
        {
          query: {
            limit: SEARCH_PAGE_SIZE,
            ...(q !== '' && { q }),
            ...(region !== '' && { region }),
            ...(cuisine !== '' && { category: cuisine }),
            ...(isOpenOnly && { open: 'true' as const }),
            ...(sort !== '' && { sort }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    staleTime: FRESH_MS,
  });
}
