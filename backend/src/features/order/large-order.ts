import { LARGE_ORDER, toMinor } from 'shared-api/contract';
import type { OrderedRestaurant } from './order-facts.ts';
import type { PricedOrder } from './price-order.ts';

/**
 * Whether an order is larger than the restaurant takes from somebody it has not delivered to before: cooked and not
 * collected, it would cost the restaurant its day.
 */
export function isTooLarge({ lines, subtotal }: PricedOrder, restaurant: OrderedRestaurant): boolean {
  if (restaurant.accepts_large_orders) return false;
  const dishes = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return dishes > LARGE_ORDER.dishes || subtotal > toMinor(LARGE_ORDER.subtotal);
}
