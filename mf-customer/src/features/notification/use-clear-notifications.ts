import { useTranslation } from 'react-i18next';
import { useApi, useErrorText, useNotifications } from 'shared-api';
import { useToast } from 'shared-ui/toast';

/** Clears the notifications here and in the service; restores them if that fails. */
export function useClearNotifications(): () => Promise<void> {
  const { t } = useTranslation('customer-notification');
  const api = useApi();
  const notifications = useNotifications((state) => state.notifications);
  const clear = useNotifications((state) => state.clear);
  const add = useNotifications((state) => state.add);
  const toast = useToast();
  const errorText = useErrorText();
  return async () => {
    clear();
    try {
      await api.notification.clear();
      toast.success(t('cleared'));
    } catch (error) {
      notifications.forEach(add);
      toast.error(`${t('clear_failed')} ${errorText(error)}`);
    }
  };
}
