import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';
import { useUndoableRemoval } from '../../lib/use-undoable-removal.ts';
import { useUser } from '../../lib/use-user.ts';
import { favouriteKeys } from './favourite-keys.ts';

/** The signed-in user's favourites. */
export function useFavourites() {
  const api = useApi();
  const { id } = useUser();
  return useQuery({
    queryKey: favouriteKeys.restaurants(id),
    queryFn: ({ signal }) => api.favourite.list({}, { signal }),
    // A heart may have been pressed on another page meanwhile.
    refetchOnMount: 'always',
  });
}

/** Removes a favourite optimistically and offers to undo it; reverts when the service refuses. */
export function useRemoveFavourite() {
  const { t } = useTranslation('customer-favourite');
  const api = useApi();
  const client = useQueryClient();
  const { id } = useUser();
  const key = favouriteKeys.restaurants(id);
  const show = (change: (restaurants: RestaurantSummary[]) => RestaurantSummary[]) =>
    client.setQueryData<RestaurantSummary[]>(key, (restaurants) => restaurants && change(restaurants));
  const { mutate } = useUndoableRemoval({
    scope: favouriteKeys.scope,
    remove: (restaurant: RestaurantSummary) =>
      api.favourite.remove({ params: { restaurantId: restaurant.id } }),
    restore: (restaurant) => api.favourite.add({ params: { restaurantId: restaurant.id } }),
    onRemoving: async (restaurant) => {
      await client.cancelQueries({ queryKey: key });
      show((restaurants) => restaurants.filter((known) => known.id !== restaurant.id));
    },
    onRestoring: (restaurant) => show((others) => [...others, restaurant]),
    refresh: () => client.invalidateQueries({ queryKey: favouriteKeys.all(id) }),
    removedText: ({ name }) => t('removed', { name }),
    undoText: t('undo'),
  });
  return mutate;
}

/** Open restaurants first, then by name, so that a restored one returns to its place. */
export function inOrder(restaurants: readonly RestaurantSummary[], language: string): RestaurantSummary[] {
  return restaurants.toSorted(
    (a, b) => Number(b.opening.isOpen) - Number(a.opening.isOpen) || a.name.localeCompare(b.name, language),
  );
}
