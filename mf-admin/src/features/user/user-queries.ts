import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import { toUserQuery, type UserFilters } from './user-filters.ts';

type UserQuery = ReturnType<typeof toUserQuery>;

/** Keys of this area's users in the page's query cache. */
export const userKeys = {
  all: ['admin', 'user'] as const,
  lists: ['admin', 'user', 'list'] as const,
  list: (query: UserQuery) => ['admin', 'user', 'list', query] as const,
  one: (id: string) => ['admin', 'user', 'one', id] as const,
};

/** One page of users; the page before stays on screen while the next one loads. */
export function useUsers(filters: UserFilters) {
  const api = useApi();
  const query = toUserQuery(filters);
  return useQuery({
    queryKey: userKeys.list(query),
    queryFn: ({ signal }) => api.user.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
