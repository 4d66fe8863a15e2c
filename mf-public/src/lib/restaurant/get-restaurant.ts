import { queryOptions } from '@tanstack/react-query';
import type { Api } from 'shared-api';

const FRESH_MS = 60_000;

/** One restaurant by its id. */
export function restaurantByIdQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['restaurant', 'id', id],
    queryFn: ({ signal }) => api.restaurant.get({ params: { id } }, { signal }),
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
