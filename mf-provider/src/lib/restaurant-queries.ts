import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Page, useApi, useLiveEvents } from 'shared-api';
import type { Restaurant, RestaurantSummary } from 'shared-api/contract';
import { switchableOf } from './availability/switchable.ts';

/** Keys of this area's restaurants in the page's query cache. */
export const restaurantKeys = {
  all: ['provider', 'restaurant'] as const,
  mine: ['provider', 'restaurant', 'mine'] as const,
  one: (id: string) => ['provider', 'restaurant', 'one', id] as const,
};

/**
 * The service lists open restaurants first. Pausing one of several must not put another on screen: they are sorted by
 * creation, which is the order of their ids.
 */
function inOrderOfCreation(page: Page<RestaurantSummary>): Page<RestaurantSummary> {
  return { ...page, rows: page.rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)) };
}

/** The signed-in provider's restaurants. */
export function useMyRestaurants() {
  const api = useApi();
  return useQuery({
    queryKey: restaurantKeys.mine,
    queryFn: ({ signal }) => api.restaurant.mine({}, { signal }),
    select: inOrderOfCreation,
    staleTime: 60_000,
  });
}

/** One restaurant with menu, schedule and version; where portions are counted, refetched with every order. */
export function useRestaurant(id: string) {
  const api = useApi();
  const query = useQuery({
    queryKey: restaurantKeys.one(id),
    queryFn: ({ signal }) => api.restaurant.get({ params: { id } }, { signal }),
    staleTime: 10_000,
  });
  const { data, refetch } = query;
  useLiveEvents((event) => {
    if (!data || event.type !== 'order' || event.data.restaurant.id !== id) return;
    if (switchableOf(data).some(({ portionsLeft }) => portionsLeft !== undefined)) void refetch();
  });
  return query;
}

function cacheRestaurant(client: QueryClient, restaurant: Restaurant): void {
  client.setQueryData(restaurantKeys.one(restaurant.id), restaurant);
  void client.invalidateQueries({ queryKey: restaurantKeys.mine });
}

/** Puts a restaurant from a reply into the query cache, and refetches the list of restaurants. */
export function useCacheRestaurant(): (restaurant: Restaurant) => void {
  const client = useQueryClient();
  return useCallback((restaurant) => cacheRestaurant(client, restaurant), [client]);
}
