import { feeTo, openingState, type MenuItem, type OrderType, type Restaurant } from 'shared-api/contract';
import type { Basket } from '../../lib/device/basket.ts';
import { isSoldOut } from '../../lib/restaurant/sold-out.ts';

/** A chosen dish as the menu has it now. */
export interface SelectedLine {
  readonly item: MenuItem;
  readonly quantity: number;
  readonly note: string;
  readonly isSoldOut: boolean;
}

/** What was chosen, and what it costs; the service computes the same again and decides. */
export interface Selection {
  readonly lines: readonly SelectedLine[];
  /** How many dishes, counted with their quantities. */
  readonly count: number;
  readonly subtotal: number;
  /** 0 unless delivery was chosen. */
  readonly deliveryFee: number;
  readonly total: number;
  readonly orderType: OrderType | null;
  readonly note: string;
}

/** In hundredths, so that sums of prices stay exact. */
function toMinor(amount: number): number {
  return Math.round(amount * 100);
}

/** Joins a basket with the menu. A dish that left the menu is left out. */
export function selectionOf(restaurant: Restaurant, basket: Basket, now: number): Selection {
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

/** The selection brought to a commune, which may have a fee of its own; the service has the last word on where it delivers. */
export function deliveredTo(selection: Selection, restaurant: Restaurant, commune: string): Selection {
  if (selection.orderType !== 'Delivery') return selection;
  const { deliveryFee: usual, deliveryFees } = restaurant;
  const deliveryFee = feeTo(usual, deliveryFees, commune) ?? usual;
  const total = (toMinor(selection.subtotal) + toMinor(deliveryFee)) / 100;
  return { ...selection, deliveryFee, total };
}

/** Why a selection can't be booked now, beside a missing order type. */
export type Hindrance =
  | { readonly kind: 'empty' | 'closed' | 'paused' | 'not_public' }
  | { readonly kind: 'sold_out'; readonly name: string }
  | { readonly kind: 'minimum'; readonly missing: number };

export function hindranceOf(
  restaurant: Restaurant,
  selection: Selection,
  now: number,
): Hindrance | undefined {
  const opening = openingState(restaurant.schedule, now);
  if (!restaurant.isPublic) return { kind: 'not_public' };
  if (!opening.isOpen) return { kind: opening.reason === 'paused' ? 'paused' : 'closed' };
  if (selection.lines.length === 0) return { kind: 'empty' };
  const soldOut = selection.lines.find((line) => line.isSoldOut);
  if (soldOut) return { kind: 'sold_out', name: soldOut.item.name };
  // As the service has it: the minimum is for deliveries
  const missing = toMinor(restaurant.minimumOrder) - toMinor(selection.subtotal);
  if (selection.orderType === 'Delivery' && missing > 0) return { kind: 'minimum', missing: missing / 100 };
  return undefined;
}
