import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, useLiveEvents, type Api } from 'shared-api';
import { switchableOf } from './availability/switchable.ts';
import { restaurantKeys } from './restaurant-keys.ts';

/** The query of {@link useRestaurant}. */
export function restaurantQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: restaurantKeys.one(id),
    queryFn: ({ signal }) => api.restaurant.get({ params: { id } }, { signal }),
    staleTime: 10_000,
  });
}

/** One restaurant with menu, schedule and version; where portions are counted, refetched with every order. */
export function useRestaurant(id: string) {
  const query = useQuery(restaurantQuery(useApi(), id));
  const { data, refetch } = query;
  useLiveEvents((event) => {
    if (!data || event.type !== 'order' || event.data.restaurant.id !== id) return;
    if (switchableOf(data).some(({ portionsLeft }) => portionsLeft !== undefined)) void refetch();
  });
  return query;
}
