import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { isApiError, useApi, useSession } from 'shared-api';
import { MAX_FAVOURITES } from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { useDeviceFavourites } from '../device/device.tsx';
import { toggleFavourite, type Favourites } from '../device/favourites.ts';
import { favouritesQuery, idsOf } from './get-favourites.ts';

const text = lazyTexts('restaurant');

interface FavouritesControl {
  readonly favourites: Favourites;
  /** Adds or removes a favourite. */
  readonly toggle: (restaurantId: string) => void;
}

const FavouritesContext = createContext<FavouritesControl | null>(null);

/** The visitor's favourites: in the account of a signed-in user, on the device otherwise (requirements 2.9). */
export function FavouritesProvider(props: { children: ReactNode }) {
  const user = useSession((session) => session.user);
  const [{ value: onDevice }, changeDevice] = useDeviceFavourites();
  const account = useAccountFavourites(user?.id);
  const userId = user?.id;
  const control = useMemo<FavouritesControl>(
    () =>
      userId === undefined
        ? {
            favourites: onDevice,
            toggle: (id) => changeDevice((marked) => toggleFavourite(marked, id)),
          }
        : account,
    [userId, onDevice, changeDevice, account],
  );
  return <FavouritesContext value={control}>{props.children}</FavouritesContext>;
}

/** The visitor's favourites, and how to change them. */
export function useFavourites(): FavouritesControl {
  const control = useContext(FavouritesContext);
  if (!control) throw new Error('useFavourites needs a FavouritesProvider above it.');
  return control;
}

const NONE: Favourites = [];

/** The account's favourites; the device's are moved there first. */
function useAccountFavourites(userId: string | undefined): FavouritesControl {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = favouritesQuery(api, userId);
  const { queryKey } = query;
  const { data: favourites = NONE } = useQuery(query);
  const fail = useFailure();
  const { mutate } = useMutation({
    // One change after the other: a second press must not overtake the first.
    scope: { id: 'favourite' },
    mutationFn: ({ id, isMarked }: { id: string; isMarked: boolean }) => {
      const call = { params: { restaurantId: id } };
      return isMarked ? api.favourite.remove(call) : api.favourite.add(call);
    },
    // Optimistic: a refusal reverts it.
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Favourites>(queryKey, (marked = NONE) => toggleFavourite(marked, id));
    },
    onError: (error) => {
      fail(error);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  useMove(userId, (moved) => {
    queryClient.setQueryData<Favourites>(queryKey, moved);
    // A list of favourites may have been fetched before the move.
    void queryClient.invalidateQueries({ queryKey });
  });
  return useMemo(
    () => ({ favourites, toggle: (id) => mutate({ id, isMarked: favourites.includes(id) }) }),
    [favourites, mutate],
  );
}

/** Moves the device's favourites to the account of the user who signs in. */
function useMove(userId: string | undefined, onMove: (favourites: Favourites) => void): void {
  const api = useApi();
  const [{ value: onDevice, isLoaded }, changeDevice] = useDeviceFavourites();
  const { mutate } = useMutation({
    mutationFn: (restaurantIds: string[]) => api.favourite.merge({ body: { restaurantIds } }),
    onSuccess: (restaurants) => {
      onMove(idsOf(restaurants));
      changeDevice(() => NONE);
    },
  });
  const waiting = isLoaded && userId !== undefined ? onDevice : NONE;
  useEffect(() => {
    if (waiting.length > 0) mutate([...waiting].reverse().slice(0, MAX_FAVOURITES));
  }, [waiting, mutate]);
}

function useFailure(): (error: unknown) => void {
  const toast = useToast();
  return (error) =>
    toast.error(
      isApiError(error, 'favourites_full')
        ? text('favourites_full', { count: MAX_FAVOURITES })
        : text('favourite_failed'),
    );
}
