import { useTranslation } from 'react-i18next';
import type { Notification } from 'shared-api/contract';

/** Text of a notification, from the shell's texts; an unknown kind of a newer service uses the service's text. */
export function useNotificationText(): (notification: Notification) => string {
  const { t } = useTranslation();
  return ({ kind, params, message }) =>
    t(kind === 'order_stage' ? `order_stage_${String(params['stage'])}` : kind, {
      ...params,
      context: params['orderType'],
      ns: 'notification',
      defaultValue: message,
    });
}
