import { queryOptions } from '@tanstack/react-query';
import type { Api } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';
import type { Favourites } from '../device/favourites.ts';

/** Ids of the favourites in a user's account. */
export function favouritesQuery(api: Api, userId: string | undefined) {
  return queryOptions({
    queryKey: ['favourite', userId],
    queryFn: async ({ signal }) => idsOf(await api.favourite.list({}, { signal })),
    enabled: userId !== undefined,
  });
}

/** Restaurants as favourites. */
export function idsOf(restaurants: readonly RestaurantSummary[]): Favourites {
  return restaurants.map(({ id }) => id);
}
