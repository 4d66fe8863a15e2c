import { useQueryClient } from '@tanstack/react-query';
import { errorTextOf, useApi, useNotifications } from 'shared-api';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { NOTIFICATIONS_KEY } from './notification-keys.ts';

const text = lazyTexts('customer-notification');

/** Clears the notifications here and in the service; restores them if that fails. */
export function useClearNotifications(): () => Promise<void> {
  const api = useApi();
  const notifications = useNotifications((state) => state.notifications);
  const clear = useNotifications((state) => state.clear);
  const add = useNotifications((state) => state.add);
  const client = useQueryClient();
  const toast = useToast();
  return async () => {
    clear();
    try {
      await client.cancelQueries({ queryKey: NOTIFICATIONS_KEY });
      // Nothing is waited for any more, whether the list had come or not.
      client.setQueriesData({ queryKey: NOTIFICATIONS_KEY }, true);
      await api.notification.clear();
      // A list that the live connection asked for before may have come meanwhile.
      clear();
      toast.success(text('cleared'));
    } catch (error) {
      notifications.forEach(add);
      toast.error(text('clear_failed', { why: errorTextOf(error) }));
    }
  };
}
