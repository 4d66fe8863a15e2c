import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';
import { useUndoableRemoval } from '../../lib/use-undoable-removal.ts';
import { useUser } from '../../lib/use-user.ts';
import { favouriteKeys } from './favourite-keys.ts';

/** The restaurants that the signed-in user has marked. */
export function useFavourites() {
  const api = useApi();
  const { id } = useUser();
  return useQuery({
    queryKey: favouriteKeys.restaurants(id),
    queryFn: ({ signal }) => api.favourite.list({}, { signal }),
    // A heart may have been pressed on another page since.
    refetchOnMount: 'always',
  });
}

/** Takes a mark away at once and offers to put it back; a refusal takes the answer back. */
export function useRemoveFavourite() {
  const { t } = useTranslation('customer-favourite');
  const api = useApi();
  const client = useQueryClient();
  const { id } = useUser();
  const key = favouriteKeys.restaurants(id);
  const show = (change: (restaurants: RestaurantSummary[]) => RestaurantSummary[]) =>
    client.setQueryData<RestaurantSummary[]>(key, (restaurants) => restaurants && change(restaurants));
  const { mutate } = useUndoableRemoval({
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

/** Those that take orders now first, then by name: where one stands does not depend on when it was marked. */
export function inOrder(restaurants: readonly RestaurantSummary[], language: string): RestaurantSummary[] {
  return restaurants.toSorted(
    (a, b) => Number(b.opening.isOpen) - Number(a.opening.isOpen) || a.name.localeCompare(b.name, language),
  );
}
