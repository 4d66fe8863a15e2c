import type { OrderType } from '../contract/vocabulary.ts';
import { createStoredValue, type StoredValue } from '../storage/stored-value.ts';
import { isRecord } from './is-record.ts';

/** A chosen dish. Its name and price are read from the menu, so that an old basket never shows an old price. */
export interface BasketLine {
  readonly id: string;
  readonly quantity: number;
  readonly note: string;
}

/** Baskets by restaurant id, as any release of the site may have stored them. */
export type StoredBaskets = Readonly<Record<string, unknown>>;

/** Key of the device's baskets in `localStorage`. */
export const DEVICE_BASKETS_KEY = 'maida.baskets';

/** The device's baskets; what other releases have added to them is preserved. */
export function createStoredBaskets(): StoredValue<StoredBaskets> {
  return createStoredValue<StoredBaskets>({
    key: DEVICE_BASKETS_KEY,
    version: 1,
    fallback: {},
    parse: (stored) => (isRecord(stored) ? stored : undefined),
  });
}

/** Number of dishes in the basket of a restaurant. */
export function countDishes(baskets: StoredBaskets, restaurantId: string): number {
  const basket = baskets[restaurantId];
  const lines = isRecord(basket) && Array.isArray(basket['lines']) ? basket['lines'] : [];
  return lines.reduce((sum: number, line: unknown) => sum + quantityOf(line), 0);
}

/**
 * Replaces the lines of one restaurant's basket; the other baskets stay. An order of it that was sent without an answer
 * stays under its idempotency key, so that it cannot be stored twice.
 */
export function withFilledBasket(
  baskets: StoredBaskets,
  restaurantId: string,
  basket: { readonly lines: readonly BasketLine[]; readonly orderType: OrderType },
): StoredBaskets {
  const before = baskets[restaurantId];
  const attempt = isRecord(before) ? (before['attempt'] ?? null) : null;
  return { ...baskets, [restaurantId]: { ...basket, note: '', attempt } };
}

function quantityOf(line: unknown): number {
  return isRecord(line) && typeof line['quantity'] === 'number' ? line['quantity'] : 0;
}
