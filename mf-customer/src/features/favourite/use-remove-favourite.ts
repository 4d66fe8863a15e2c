import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useUndoableRemoval } from '../../lib/use-undoable-removal.ts';
import { useUser } from '../../lib/use-user.ts';
import { favouriteKeys } from './favourite-keys.ts';
import { nameIn } from './in-order.ts';

const text = lazyTexts('customer-favourite');

/** Removes a favourite optimistically and offers to undo it; reverts when the service refuses. */
export function useRemoveFavourite() {
  const api = useApi();
  const client = useQueryClient();
  const { i18n } = useTranslation();
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
    removedText: (restaurant) => text('removed', { name: nameIn(i18n.language)(restaurant) }),
    undoText: text('undo'),
  });
  return mutate;
}
