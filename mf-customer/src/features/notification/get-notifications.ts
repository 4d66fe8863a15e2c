import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, useNotifications, type Api } from 'shared-api';
import type { Notification } from 'shared-api/contract';
import { useUser } from '../../lib/use-user.ts';
import { NOTIFICATIONS_KEY } from './notification-keys.ts';

/** The query of {@link useFetchedNotifications}. */
export function fetchedNotificationsQuery(
  api: Api,
  userId: string,
  replace: (notifications: Notification[]) => void,
) {
  return queryOptions({
    queryKey: [...NOTIFICATIONS_KEY, userId],
    queryFn: async ({ signal }) => {
      replace(await api.notification.list({}, { signal }));
      return true;
    },
    // The store may have been cleared meanwhile.
    gcTime: 0,
  });
}

/** Refreshes the bell's store when the page opens; later the live connection does. */
export function useFetchedNotifications() {
  const replace = useNotifications((state) => state.replace);
  return useQuery(fetchedNotificationsQuery(useApi(), useUser().id, replace));
}
