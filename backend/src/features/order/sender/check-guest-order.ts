import { LARGE_ORDER } from 'shared-api/contract';
import type { ServiceContext } from '../../../context.ts';
import { ServiceError } from '../../../infra/http/service-error.ts';
import { limitGuestOrder } from '../guest-limits.ts';
import { isTooLarge } from '../large-order.ts';
import type { GuestStanding, OrderedRestaurant } from '../order-facts.ts';
import type { PricedOrder } from '../price-order.ts';
import type { GuestSender } from './guest-sender.ts';

/**
 * Whether a restaurant takes this order from this guest now: neither blocked there, nor too large, nor too soon. Every
 * refusal is counted.
 *
 * @throws ServiceError `order_refused`, the same whatever the guest is blocked by; `order_too_large` with the limits;
 *   `rate_limited`
 */
export async function checkGuestOrder(
  { db, guestOrderCounts }: Pick<ServiceContext, 'db' | 'guestOrderCounts'>,
  sender: GuestSender,
  standing: GuestStanding,
  restaurant: OrderedRestaurant,
  priced: PricedOrder,
  now: number,
): Promise<void> {
  if (standing.isBlocked) {
    guestOrderCounts.add(restaurant.id, 'blocked', now);
    throw new ServiceError('order_refused');
  }
  if (isTooLarge(priced, restaurant)) {
    guestOrderCounts.add(restaurant.id, 'large', now);
    throw new ServiceError('order_too_large', { current: LARGE_ORDER });
  }
  const limited = { ...sender, restaurantId: restaurant.id };
  const refusal = await limitGuestOrder(db, limited, standing.openOrders, now);
  if (!refusal) return;
  guestOrderCounts.add(restaurant.id, refusal.by, now);
  throw new ServiceError('rate_limited', { retryAfter: refusal.retryAfter });
}
