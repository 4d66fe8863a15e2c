import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Restaurant } from 'shared-api/contract';
import { restaurantKeys } from './restaurant-keys.ts';

function cacheRestaurant(client: QueryClient, restaurant: Restaurant): void {
  client.setQueryData(restaurantKeys.one(restaurant.id), restaurant);
  void client.invalidateQueries({ queryKey: restaurantKeys.mine });
}

/** Puts a restaurant from a reply into the query cache, and refetches the list of restaurants. */
export function useCacheRestaurant(): (restaurant: Restaurant) => void {
  const client = useQueryClient();
  return useCallback((restaurant) => cacheRestaurant(client, restaurant), [client]);
}
