import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, type Api, type Page } from 'shared-api';
import type { User } from 'shared-api/contract';
import { userKeys } from './user-keys.ts';

/** The query of {@link useUser}. */
export function userQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: userKeys.one(id),
    queryFn: ({ signal }) => api.user.get({ params: { id } }, { signal }),
  });
}

/** One user; shows the row of a list until the reply arrives. */
export function useUser(id: string) {
  const client = useQueryClient();
  return useQuery({
    ...userQuery(useApi(), id),
    placeholderData: () =>
      client
        .getQueriesData<Page<User>>({ queryKey: userKeys.lists })
        .flatMap(([, page]) => page?.rows ?? [])
        .find((user) => user.id === id),
  });
}
