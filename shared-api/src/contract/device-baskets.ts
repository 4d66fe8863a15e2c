import type { OrderType } from './vocabulary.ts';

/** A chosen dish. Its name and price are the menu's, so that a basket kept for days never shows an old price. */
export interface BasketLine {
  readonly id: string;
  readonly quantity: number;
  readonly note: string;
}

/** Where the device keeps what is chosen in `localStorage`, by restaurant id. */
export const DEVICE_BASKETS_KEY = 'maida.baskets';

/** How many dishes are chosen in a restaurant, by what any version of the site has stored. */
export function countDishes(stored: unknown, restaurantId: string): number {
  const basket = basketsOf(stored)[restaurantId];
  const lines = isRecord(basket) && Array.isArray(basket['lines']) ? basket['lines'] : [];
  return lines.reduce((sum: number, line: unknown) => sum + quantityOf(line), 0);
}

/**
 * What is stored, with one restaurant's basket filled anew and every other one as it was. A booking of it whose outcome
 * nobody knows yet stays under its key, so that it cannot be stored twice.
 */
export function withFilledBasket(
  stored: unknown,
  restaurantId: string,
  basket: { readonly lines: readonly BasketLine[]; readonly orderType: OrderType },
): Readonly<Record<string, unknown>> {
  const baskets = basketsOf(stored);
  const before = baskets[restaurantId];
  const attempt = isRecord(before) ? (before['attempt'] ?? null) : null;
  return { ...baskets, [restaurantId]: { ...basket, note: '', attempt } };
}

function basketsOf(stored: unknown): Record<string, unknown> {
  return isRecord(stored) ? stored : {};
}

function quantityOf(line: unknown): number {
  return isRecord(line) && typeof line['quantity'] === 'number' ? line['quantity'] : 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
