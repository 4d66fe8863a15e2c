import { openingState } from 'shared-api/contract';
import { invalidField, ServiceError } from '../../infra/http/service-error.ts';
import { toAmount, toMinor } from '../../lib/money.ts';
import { deliveryFeeTo } from './delivery-fee.ts';
import type { CreateOrder, OrderedItem, OrderedRestaurant } from './order-facts.ts';
import { MAX_TOTAL_MINOR, totalsOf, type Totals } from './totals.ts';

/** A line of an order with the menu's price, in minor units. */
export interface PricedLine {
  readonly itemId: string;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly note: string | null;
}

/** An order that passed all checks, with its lines and totals in minor units. */
export interface PricedOrder extends Totals {
  readonly lines: readonly PricedLine[];
}

/**
 * Checks whether the restaurant takes this order now, and prices it. All prices come from the menu, none from the
 * request.
 *
 * @throws ServiceError `phone_invalid`, `item_unavailable`, `restaurant_closed`, `delivery_unavailable`,
 *   `minimum_order`, `conflict`
 */
export function priceOrder(
  order: CreateOrder,
  restaurant: OrderedRestaurant,
  phoneDigits: number,
  now: number,
): PricedOrder {
  checkPhone(order.phone, phoneDigits);
  checkOpen(restaurant, now);
  const lines = priceLines(order, restaurant, now);
  const isDelivery = order.orderType === 'Delivery';
  const totals = totalsOf(lines, isDelivery ? deliveryFeeTo(restaurant, order.commune) : 0);
  if (totals.total > MAX_TOTAL_MINOR) throw invalidField('items', 'come to more than one order can');
  if (isDelivery) checkMinimum(totals, restaurant);
  checkExpectedTotal(order.expectedTotal, totals, lines);
  return { ...totals, lines };
}

/** @throws ServiceError `phone_invalid` */
export function checkPhone(phone: string, digits: number): void {
  const isNobodys = /^0+$/.test(phone);
  if (phone.length !== digits || isNobodys)
    throw invalidField('phone', `has to have exactly ${digits} digits`, 'phone_invalid');
}

function checkOpen({ schedule }: OrderedRestaurant, now: number): void {
  const opening = openingState(schedule, now);
  if (!opening.isOpen) throw new ServiceError('restaurant_closed', { current: { opening } });
}

function priceLines(order: CreateOrder, restaurant: OrderedRestaurant, now: number): PricedLine[] {
  const menu = new Map(restaurant.items.map((item) => [item.id, item]));
  const unavailable: UnavailableItem[] = [];
  const lines = order.items.flatMap(({ id, quantity, note }, index) => {
    const item = menu.get(id);
    if (item && !isSoldOut(item, now)) {
      return [{ itemId: id, name: item.name, price: item.price, quantity, note: note || null }];
    }
    const reason = item ? ('sold_out' as const) : ('not_offered' as const);
    unavailable.push({ index, id, name: item?.name ?? null, reason });
    return [];
  });
  if (unavailable.length > 0) throw itemsUnavailable(unavailable);
  return lines;
}

function isSoldOut({ sold_out_until: until }: OrderedItem, now: number): boolean {
  return until !== null && Date.parse(until) > now;
}

interface UnavailableItem {
  readonly index: number;
  readonly id: string;
  /** Null for a dish that is not on this restaurant's menu. */
  readonly name: string | null;
  readonly reason: 'sold_out' | 'not_offered';
}

function itemsUnavailable(items: readonly UnavailableItem[]): ServiceError {
  return new ServiceError('item_unavailable', {
    errors: items.map(({ index, reason }) => ({ path: `items.${index}.id`, message: reason })),
    current: { items: items.map(({ id, name, reason }) => ({ id, name, reason })) },
  });
}

function checkMinimum(totals: Totals, restaurant: OrderedRestaurant): void {
  if (totals.subtotal >= restaurant.minimum_order) return;
  const current = { minimumOrder: toAmount(restaurant.minimum_order), subtotal: toAmount(totals.subtotal) };
  throw new ServiceError('minimum_order', { current });
}

/** Refuses an order whose customer saw another total, so that they can confirm the new one. */
function checkExpectedTotal(
  expected: number | undefined,
  totals: Totals,
  lines: readonly PricedLine[],
): void {
  if (expected === undefined || toMinor(expected) === totals.total) return;
  throw new ServiceError('conflict', {
    detail: 'The total has changed',
    current: {
      items: lines.map(({ itemId, name, price }) => ({ id: itemId, name, price: toAmount(price) })),
      subtotal: toAmount(totals.subtotal),
      deliveryFee: toAmount(totals.deliveryFee),
      totalAmount: toAmount(totals.total),
    },
  });
}
