import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { useUser } from '../../lib/use-user.ts';
import { favouriteKeys } from './favourite-keys.ts';

/** The query of {@link useFavourites}. */
export function favouritesQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: favouriteKeys.restaurants(userId),
    queryFn: ({ signal }) => api.favourite.list({}, { signal }),
    // A heart may have been pressed on another page meanwhile.
    refetchOnMount: 'always',
  });
}

/** The signed-in user's favourites. */
export function useFavourites() {
  return useQuery(favouritesQuery(useApi(), useUser().id));
}
