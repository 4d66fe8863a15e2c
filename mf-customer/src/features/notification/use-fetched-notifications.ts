import { useQuery } from '@tanstack/react-query';
import { useApi, useNotifications } from 'shared-api';
import { useUser } from '../../lib/use-user.ts';

/** Key of the list in the page's query cache. */
export const NOTIFICATIONS_KEY = ['customer', 'notification'];

/** Refreshes the bell's store when the page opens; later the live connection does. */
export function useFetchedNotifications() {
  const api = useApi();
  const { id } = useUser();
  const replace = useNotifications((state) => state.replace);
  return useQuery({
    queryKey: [...NOTIFICATIONS_KEY, id],
    queryFn: async ({ signal }) => {
      replace(await api.notification.list({}, { signal }));
      return true;
    },
    // The store may have been cleared meanwhile.
    gcTime: 0,
  });
}
