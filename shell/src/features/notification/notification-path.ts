import type { LiveRegistry, PagePurpose } from 'platform/contract';
import { generatePath } from 'react-router-dom';
import type { Notification, Role } from 'shared-api/contract';
import { findPage } from '../../lib/find-page.ts';

const OF_OWNERS: readonly string[] = ['account_confirmed', 'account_declined', 'restaurant_received'];

/** The page on which its reader can act on a notification, if there is one. */
export function notificationPath(
  registry: Pick<LiveRegistry, 'areas'>,
  notification: Notification,
  role: Role | undefined,
): string | undefined {
  const { orderId, kind, params } = notification;
  const pathOf = (purpose: PagePurpose, values: Record<string, string> = {}) => {
    const path = findPage(registry, purpose, role);
    return path === undefined ? undefined : generatePath(path, values);
  };
  const token = params['token'];
  if (role === undefined && typeof token === 'string') return pathOf('order', { token });
  if (orderId !== null) {
    return role === 'USER' ? pathOf('order', { id: String(orderId) }) : pathOf('orders');
  }
  if (kind === 'order_storm' && role === 'ADMIN') return pathOf('orders');
  if (kind === 'provider_registered' && role === 'ADMIN') return pathOf('approvals');
  return OF_OWNERS.includes(kind) && role === 'PROVIDER' ? pathOf('profile') : undefined;
}
