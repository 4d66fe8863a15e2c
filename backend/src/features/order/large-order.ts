import { LARGE_ORDER } from 'shared-api/contract';
import { ServiceError } from '../../infra/http/service-error.ts';
import { toMinor } from '../../lib/money.ts';
import type { OrderedRestaurant } from './order-facts.ts';
import type { PricedOrder } from './price-order.ts';

/**
 * Refuses a guest's order beyond the usual size, unless the restaurant accepts large ones: cooked and not collected, it
 * would cost a restaurant its day. Signed-in customers are not limited.
 *
 * @throws ServiceError `order_too_large` with the limits
 */
export function checkSize({ lines, subtotal }: PricedOrder, restaurant: OrderedRestaurant): void {
  if (restaurant.accepts_large_orders) return;
  const dishes = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (dishes <= LARGE_ORDER.dishes && subtotal <= toMinor(LARGE_ORDER.subtotal)) return;
  throw new ServiceError('order_too_large', { current: LARGE_ORDER });
}
