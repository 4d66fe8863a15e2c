import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from 'shared-api';
import { ownTextsOf } from 'shared-api/own-text';
import type { RestaurantSummary } from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useUndoableRemoval } from '../../lib/use-undoable-removal.ts';
import { useUser } from '../../lib/use-user.ts';
import { favouriteKeys } from './favourite-keys.ts';

const text = lazyTexts('customer-favourite');

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

/** The name of a restaurant for readers of a language. */
function nameIn(language: string): (restaurant: RestaurantSummary) => string {
  return (restaurant) => ownTextsOf(language, restaurant.language).name(restaurant).text;
}

/** Open restaurants first, then by name, so that a restored one returns to its place. */
export function inOrder(restaurants: readonly RestaurantSummary[], language: string): RestaurantSummary[] {
  const name = nameIn(language);
  return restaurants.toSorted(
    (a, b) => Number(b.opening.isOpen) - Number(a.opening.isOpen) || name(a).localeCompare(name(b), language),
  );
}
