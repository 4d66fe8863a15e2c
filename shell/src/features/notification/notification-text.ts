import type { TFunction } from 'i18next';
import type { Notification, Role } from 'shared-api/contract';

/** What a notification says, in the reader's language; a kind of a newer service says it in its own words. */
export function notificationText(
  t: TFunction<'notification'>,
  notification: Notification,
  role: Role | undefined,
): string {
  const { kind, params, message } = notification;
  const stage = String(params['stage']);
  // Customers read of "your order", staff of one among many.
  const stageKey = role === 'PROVIDER' || role === 'ADMIN' ? `order_moved_${stage}` : `order_stage_${stage}`;
  return t(kind === 'order_stage' ? stageKey : kind, {
    ...params,
    ns: 'notification',
    defaultValue: message,
  });
}

const ORDER_LISTS = { PROVIDER: '/provider/orders', ADMIN: '/admin/orders' } as const;

const OF_OWNERS: readonly string[] = ['account_confirmed', 'restaurant_received'];

/** The page on which its reader can act on a notification, if there is one. */
export function notificationPath(notification: Notification, role: Role | undefined): string | undefined {
  const token = notification.params['token'];
  if (role === undefined && typeof token === 'string') return `/orders/${encodeURIComponent(token)}`;
  if (notification.orderId !== null) {
    if (role === 'USER') return `/user/orders/${notification.orderId}`;
    return role === undefined ? '/orders' : ORDER_LISTS[role];
  }
  if (notification.kind === 'provider_registered' && role === 'ADMIN') return '/admin';
  return OF_OWNERS.includes(notification.kind) && role === 'PROVIDER' ? '/provider' : undefined;
}
