import { feeTo, openingState, type MenuItem, type OrderType, type Restaurant } from 'shared-api/contract';
import type { Basket } from '../../lib/device/basket.ts';
import { isSoldOut } from '../../lib/restaurant/sold-out.ts';

/** A line of the basket with the menu's present name and price. */
export interface PricedBasketLine {
  readonly item: MenuItem;
  readonly quantity: number;
  readonly note: string;
  readonly isSoldOut: boolean;
}

/** The basket with today's prices. The service computes them again and decides. */
export interface PricedBasket {
  readonly lines: readonly PricedBasketLine[];
  /** Sum of the quantities. */
  readonly count: number;
  readonly subtotal: number;
  /** 0 unless delivery was chosen. */
  readonly deliveryFee: number;
  readonly total: number;
  readonly orderType: OrderType | null;
  readonly note: string;
}

/** Converts to hundredths, so that sums of prices stay exact. */
function toMinor(amount: number): number {
  return Math.round(amount * 100);
}

/** Joins a basket with the menu. Dishes that are no longer on it are left out. */
export function priceBasket(restaurant: Restaurant, basket: Basket, now: number): PricedBasket {
  const items = new Map(restaurant.menu.flatMap((category) => category.items).map((item) => [item.id, item]));
  const lines = basket.lines.flatMap(({ id, quantity, note }) => {
    const item = items.get(id);
    return item ? [{ item, quantity, note, isSoldOut: isSoldOut(item, now) }] : [];
  });
  const subtotal = lines.reduce((sum, { item, quantity }) => sum + toMinor(item.price) * quantity, 0);
  const deliveryFee = basket.orderType === 'Delivery' ? toMinor(restaurant.deliveryFee) : 0;
  return {
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: subtotal / 100,
    deliveryFee: deliveryFee / 100,
    total: (subtotal + deliveryFee) / 100,
    orderType: basket.orderType,
    note: basket.note,
  };
}

/** The same with the delivery fee of a commune; the service decides whether it delivers there. */
export function priceDelivery(priced: PricedBasket, restaurant: Restaurant, commune: string): PricedBasket {
  if (priced.orderType !== 'Delivery') return priced;
  const { deliveryFee: usual, deliveryFees } = restaurant;
  const deliveryFee = feeTo(usual, deliveryFees, commune) ?? usual;
  const total = (toMinor(priced.subtotal) + toMinor(deliveryFee)) / 100;
  return { ...priced, deliveryFee, total };
}

/** Why the basket cannot be ordered now, apart from a missing order type. */
export type CheckoutBlocker =
  | { readonly kind: 'empty' | 'closed' | 'paused' | 'not_public' }
  | { readonly kind: 'sold_out'; readonly name: string }
  | { readonly kind: 'minimum'; readonly missing: number };

export function checkoutBlockerOf(
  restaurant: Restaurant,
  priced: PricedBasket,
  now: number,
): CheckoutBlocker | undefined {
  const opening = openingState(restaurant.schedule, now);
  if (!restaurant.isPublic) return { kind: 'not_public' };
  if (!opening.isOpen) return { kind: opening.reason === 'paused' ? 'paused' : 'closed' };
  if (priced.lines.length === 0) return { kind: 'empty' };
  const soldOut = priced.lines.find((line) => line.isSoldOut);
  if (soldOut) return { kind: 'sold_out', name: soldOut.item.name };
  // Same rule as the service's: the minimum is for deliveries
  const missing = toMinor(restaurant.minimumOrder) - toMinor(priced.subtotal);
  if (priced.orderType === 'Delivery' && missing > 0) return { kind: 'minimum', missing: missing / 100 };
  return undefined;
}
