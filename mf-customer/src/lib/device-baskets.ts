import {
  countDishes,
  DEVICE_BASKETS_KEY,
  withFilledBasket,
  type BasketLine,
  type OrderType,
} from 'shared-api/contract';

/** How many dishes this device holds in the basket of a restaurant. */
export function countChosen(restaurantId: string): number {
  return countDishes(readStored(), restaurantId);
}

/** Fills the basket of a restaurant on this device. @throws where the device keeps nothing */
export function fillBasket(
  restaurantId: string,
  basket: { readonly lines: readonly BasketLine[]; readonly orderType: OrderType },
): void {
  const filled = withFilledBasket(readStored(), restaurantId, basket);
  localStorage.setItem(DEVICE_BASKETS_KEY, JSON.stringify(filled));
}

function readStored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(DEVICE_BASKETS_KEY) ?? 'null');
  } catch {
    return null;
  }
}
