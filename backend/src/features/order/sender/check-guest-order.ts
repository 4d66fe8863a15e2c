import type { ServiceContext } from '../../../context.ts';
import { named } from '../../../infra/database/statement.ts';
import { isServiceError, ServiceError } from '../../../infra/http/service-error.ts';
import { limitGuestOrder } from '../guest-limits.ts';
import { checkSize } from '../large-order.ts';
import type { OrderedRestaurant } from '../order-facts.ts';
import type { PricedOrder } from '../price-order.ts';
import { hashesOf, type GuestSender } from './guest-sender.ts';

const STANDING = named(
  'order.guest-standing',
  `SELECT
     (SELECT count(*)::int FROM customer_order
      WHERE phone = $1 AND stage = 'pending' AND user_id IS NULL) AS open_orders,
     EXISTS (SELECT FROM blocked_sender b
       WHERE b.restaurant_id = $2 AND (b.expires_at IS NULL OR b.expires_at > $5)
         AND ($1 = ANY (b.phones) OR $3 = ANY (b.devices) OR (b.network = $4 AND b.network_until > $5))
     ) AS is_blocked`,
);

interface Standing {
  readonly open_orders: number;
  readonly is_blocked: boolean;
}

/**
 * Whether a restaurant takes this order from this guest now: neither blocked there, nor too large, nor too soon. Every
 * refusal is counted.
 *
 * @throws ServiceError `order_refused`, the same whatever the guest is blocked by; `order_too_large`; `rate_limited`
 */
export async function checkGuestOrder(
  { db, guestOrderCounts }: Pick<ServiceContext, 'db' | 'guestOrderCounts'>,
  sender: GuestSender,
  restaurant: OrderedRestaurant,
  priced: PricedOrder,
  now: number,
): Promise<void> {
  const { device, network } = hashesOf(sender);
  const values = [sender.phone, restaurant.id, device, network, new Date(now)];
  const standing = await db.first<Standing>(STANDING, values);
  if (standing?.is_blocked) {
    guestOrderCounts.add(restaurant.id, 'blocked', now);
    throw new ServiceError('order_refused');
  }
  try {
    checkSize(priced, restaurant);
  } catch (error) {
    if (isServiceError(error)) guestOrderCounts.add(restaurant.id, 'large', now);
    throw error;
  }
  const openOrders = standing?.open_orders ?? 0;
  const refusal = await limitGuestOrder(db, { ...sender, restaurantId: restaurant.id }, openOrders, now);
  if (!refusal) return;
  guestOrderCounts.add(restaurant.id, refusal.by, now);
  throw new ServiceError('rate_limited', { retryAfter: refusal.retryAfter });
}
