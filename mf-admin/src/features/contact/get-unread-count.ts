import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { totalOf } from '../../lib/use-total-text.ts';
import { usePollInterval } from '../../lib/use-poll-interval.ts';
import { MESSAGES } from './message-keys.ts';

/** The query of {@link useUnreadCount}. */
export function unreadCountQuery(api: Api) {
  return queryOptions({
    queryKey: [...MESSAGES, 'unread'],
    queryFn: async ({ signal }) =>
      totalOf(await api.contact.list({ query: { limit: 1, state: 'unread' } }, { signal })),
  });
}

/** Number of unread messages. */
export function useUnreadCount() {
  return useQuery({ ...unreadCountQuery(useApi()), refetchInterval: usePollInterval() });
}
