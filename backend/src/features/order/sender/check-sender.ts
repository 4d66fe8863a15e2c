import { LARGE_ORDER } from 'shared-api/contract';
import type { ServiceContext } from '../../../context.ts';
import { ServiceError } from '../../../infra/http/service-error.ts';
import { isTooLarge } from '../large-order.ts';
import type { OrderedRestaurant, SenderStanding } from '../order-facts.ts';
import { limitOrder, type LimitedOrder } from '../order-limits.ts';
import type { PricedOrder } from '../price-order.ts';

/**
 * Whether a restaurant takes this order from this sender now: neither blocked there, nor too large, nor too soon. Every
 * refusal is counted.
 *
 * @throws ServiceError `order_refused`, the same whatever the sender is blocked by; `order_too_large` with the limits;
 *   `rate_limited`
 */
export async function checkSender(
  context: Pick<ServiceContext, 'db' | 'orderBatches' | 'orderCounts'>,
  order: LimitedOrder,
  standing: SenderStanding,
  restaurant: OrderedRestaurant,
  priced: PricedOrder,
  now: number,
): Promise<void> {
  const { orderCounts } = context;
  if (standing.isBlocked) {
    orderCounts.add(restaurant.id, 'blocked', now);
    throw new ServiceError('order_refused');
  }
  if (!standing.hasDeliveredHere && isTooLarge(priced, restaurant)) {
    orderCounts.add(restaurant.id, 'large', now);
    throw new ServiceError('order_too_large', { current: LARGE_ORDER });
  }
  const refusal = await limitOrder(context, order, standing, now);
  if (!refusal) return;
  orderCounts.add(restaurant.id, refusal.by, now);
  throw new ServiceError('rate_limited', { retryAfter: refusal.retryAfter });
}
