import type { TFunction } from 'i18next';
import type { Notification, Role } from 'shared-api/contract';

/** What a notification says, in the reader's language; a kind of a newer service says it in its own words. */
export function notificationText(t: TFunction<'notification'>, notification: Notification): string {
  const { kind, params, message } = notification;
  const key = kind === 'order_stage' ? `order_stage_${String(params['stage'])}` : kind;
  return t(key, { ...params, ns: 'notification', defaultValue: message });
}

const ORDER_LISTS = { USER: '/orders', PROVIDER: '/provider/orders', ADMIN: '/admin/orders' } as const;

/** The page on which its reader can act on a notification, if there is one. */
export function notificationPath(notification: Notification, role: Role | undefined): string | undefined {
  if (notification.orderId !== null) return ORDER_LISTS[role ?? 'USER'];
  if (notification.kind === 'provider_registered' && role === 'ADMIN') return '/admin/users';
  return notification.kind === 'account_confirmed' && role === 'PROVIDER' ? '/provider' : undefined;
}
