import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { type UserQuery, userKeys } from './user-keys.ts';

/** The query of {@link useUsers}. */
export function usersQuery(api: Api, query: UserQuery) {
  return queryOptions({
    queryKey: userKeys.list(query),
    queryFn: ({ signal }) => api.user.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One page of users; the previous page stays on screen while it loads. */
export function useUsers(query: UserQuery) {
  return useQuery(usersQuery(useApi(), query));
}
