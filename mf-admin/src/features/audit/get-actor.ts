import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';

/** The query of {@link useActor}. */
export function actorQuery(api: Api, id: string | undefined) {
  return queryOptions({
    queryKey: ['people', 'one', id],
    queryFn: ({ signal }) => api.user.get({ params: { id: id ?? '' } }, { signal }),
    retry: false,
  });
}

/** The account of an id in the address, whose name is not known yet. */
export function useActor(id: string | undefined, isAsked: boolean) {
  return useQuery({ ...actorQuery(useApi(), id), enabled: id !== undefined && isAsked });
}
