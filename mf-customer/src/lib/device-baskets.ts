import {
  type BasketLine,
  countDishes,
  createStoredBaskets,
  withFilledBasket,
} from 'shared-api/device-baskets';
import type { OrderType } from 'shared-api/contract';

/** Number of dishes in this device's basket of a restaurant. */
export function countChosen(restaurantId: string): number {
  return countDishes(createStoredBaskets().read(), restaurantId);
}

/** Fills this device's basket of a restaurant. Returns whether the browser stored it. */
export function fillBasket(
  restaurantId: string,
  basket: { readonly lines: readonly BasketLine[]; readonly orderType: OrderType },
): boolean {
  const baskets = createStoredBaskets();
  return baskets.write(withFilledBasket(baskets.read(), restaurantId, basket));
}
