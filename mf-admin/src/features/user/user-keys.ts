import type { toUserQuery } from './user-filters.ts';

export type UserQuery = ReturnType<typeof toUserQuery>;

/** Keys of this area's users in the page's query cache. */
export const userKeys = {
  all: ['admin', 'user'] as const,
  lists: ['admin', 'user', 'list'] as const,
  list: (query: UserQuery) => ['admin', 'user', 'list', query] as const,
  one: (id: string) => ['admin', 'user', 'one', id] as const,
};
