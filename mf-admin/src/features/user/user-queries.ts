import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Page, useApi } from 'shared-api';
import type { User } from 'shared-api/contract';
import { type toUserQuery } from './user-filters.ts';

type UserQuery = ReturnType<typeof toUserQuery>;

/** Keys of this area's users in the page's query cache. */
export const userKeys = {
  all: ['admin', 'user'] as const,
  lists: ['admin', 'user', 'list'] as const,
  list: (query: UserQuery) => ['admin', 'user', 'list', query] as const,
  one: (id: string) => ['admin', 'user', 'one', id] as const,
};

/** One page of users; the previous page stays on screen while it loads. */
export function useUsers(query: UserQuery) {
  const api = useApi();
  return useQuery({
    queryKey: userKeys.list(query),
    queryFn: ({ signal }) => api.user.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One user; shows the row of a list until the reply arrives. */
export function useUser(id: string) {
  const api = useApi();
  const client = useQueryClient();
  return useQuery<User>({
    queryKey: userKeys.one(id),
    queryFn: ({ signal }) => api.user.get({ params: { id } }, { signal }),
    placeholderData: () =>
      client
        .getQueriesData<Page<User>>({ queryKey: userKeys.lists })
        .flatMap(([, page]) => page?.rows ?? [])
        .find((user) => user.id === id),
  });
}
