import { useTranslation } from 'react-i18next';
import type { Notification } from 'shared-api/contract';

/** Says a notification as the bell does, with the shell's texts; a kind of a newer service in its own words. */
export function useNotificationText(): (notification: Notification) => string {
  const { t } = useTranslation();
  return ({ kind, params, message }) =>
    t(kind === 'order_stage' ? `order_stage_${String(params['stage'])}` : kind, {
      ...params,
      ns: 'notification',
      defaultValue: message,
    });
}
