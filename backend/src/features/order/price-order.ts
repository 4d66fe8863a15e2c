import { isRunning, toAmount, toMinor, type Promotion } from 'shared-api/contract';
import { invalidField, ServiceError } from '../../infra/http/service-error.ts';
import { openingOf } from '../restaurant/presenter.ts';
import { checkPhoneDigits } from '../settings/check-phone.ts';
import { choosePromotion, hasUses } from './choose-promotion.ts';
import { deliveryFeeTo } from './delivery-fee.ts';
import type { LineJson, OptionOfLine } from './line-row.ts';
import { haveNames } from './expected-names.ts';
import { chooseOptions } from './ordered-options.ts';
import { checkSlot, type LaterTimes } from './later-order.ts';
import type { CreateOrder, OrderedRestaurant } from './order-facts.ts';
import { PortionCounter } from './portion-counter.ts';
import { linesRefused, takeDish, type RefusedLine } from './refused-lines.ts';
import { shownName } from './shown-name.ts';
import { MAX_TOTAL_MINOR, totalsOf, type Totals } from './totals.ts';

/** A line of an order with the menu's price, in minor units. */
export interface PricedLine {
  readonly itemId: string;
  readonly name: string;
  /** As the customer saw it; null where that is `name`. */
  readonly shown: LineJson['shown'];
  /** Of one portion with its options. */
  readonly price: number;
  readonly quantity: number;
  readonly note: string | null;
  readonly options?: readonly OptionOfLine[];
}

/** An order that passed all checks, with its lines and totals in minor units. */
export interface PricedOrder extends Totals {
  readonly lines: readonly PricedLine[];
  /** Taken off the total. */
  readonly discount: number;
  readonly promotion: Promotion | null;
  /** Null for an order as soon as possible. */
  readonly later: LaterTimes | null;
}

const NO_PROMOTION = { promotion: null, discount: 0 };

/**
 * Checks whether the restaurant takes this order, now or for the time that is wanted, and prices it. All prices come
 * from the menu, none from the request.
 *
 * @throws ServiceError `phone_invalid`, `item_unavailable`, `restaurant_closed`, `slot_full`,
 *   `delivery_unavailable`, `minimum_order`, `promotion_invalid`, `conflict`
 */
export function priceOrder(
  order: CreateOrder,
  restaurant: OrderedRestaurant,
  phoneDigits: number,
  now: number,
): PricedOrder {
  checkOrderPhone(order.phone, phoneDigits);
  const later =
    order.wantedAt === undefined ? null : checkSlot(Date.parse(order.wantedAt), order, restaurant, now);
  if (!later) checkOpen(restaurant, now);
  const lines = priceLines(order, restaurant, later?.wantedAt ?? now);
  const isDelivery = order.orderType === 'Delivery';
  const full = totalsOf(lines, isDelivery ? deliveryFeeTo(restaurant, order.commune) : 0);
  if (full.total > MAX_TOTAL_MINOR) throw invalidField('items', 'come to more than one order can');
  if (isDelivery) checkMinimum(full, restaurant);
  const { promotion, discount } = choosePromotion(order, restaurant, full, now) ?? NO_PROMOTION;
  const priced = { ...full, total: full.total - discount, discount, promotion, lines, later };
  checkExpected(order, restaurant, priced, now);
  return priced;
}

/**
 * Nobody is called at a number of zeros.
 *
 * @throws ServiceError `phone_invalid`
 */
export function checkOrderPhone(phone: string, digits: number): void {
  checkPhoneDigits(phone, digits);
  if (/^0+$/.test(phone)) throw invalidField('phone', 'is a placeholder', 'phone_invalid');
}

function checkOpen(restaurant: OrderedRestaurant, now: number): void {
  const opening = openingOf(restaurant, now);
  if (!opening.isOpen) throw new ServiceError('restaurant_closed', { current: { opening } });
}

/** @param now when the dishes are wanted */
function priceLines(order: CreateOrder, restaurant: OrderedRestaurant, now: number): PricedLine[] {
  const menu = new Map(restaurant.items.map((item) => [item.id, item]));
  const languages = { original: restaurant.language, wanted: order.language };
  const counter = new PortionCounter(restaurant.portions);
  const refused: RefusedLine[] = [];
  const lines = order.items.flatMap(({ id, quantity, note, options: chosen = [] }, index): PricedLine[] => {
    const item = menu.get(id);
    const problem = takeDish(item, quantity, counter, now);
    if (!item || problem) {
      refused.push({ index, id, name: item?.name ?? null, reason: 'not_offered', ...problem });
      return [];
    }
    const { name } = item;
    const choice = chooseOptions(item, { chosen, quantity, languages }, counter, now);
    if ('problems' in choice) {
      refused.push({ index, id, name, reason: 'options', options: choice.problems });
      return [];
    }
    const { price, options } = choice;
    const line = { itemId: id, name, shown: shownName(item, languages), price, quantity, note: note || null };
    return [options.length > 0 ? { ...line, options } : line];
  });
  if (refused.length > 0) throw linesRefused(refused, 'items', 'id');
  return lines;
}

function checkMinimum(totals: Totals, restaurant: OrderedRestaurant): void {
  if (totals.subtotal >= restaurant.minimum_order) return;
  const current = { minimumOrder: toAmount(restaurant.minimum_order), subtotal: toAmount(totals.subtotal) };
  throw new ServiceError('minimum_order', { current });
}

/** Refuses an order whose customer saw another total or other names, so that they can confirm the new ones. */
function checkExpected(
  { expectedTotal, expectedNames, items }: CreateOrder,
  restaurant: OrderedRestaurant,
  { lines, ...totals }: PricedOrder,
  now: number,
): void {
  // A page of before promotions, or of before this one began, expects the full price.
  const expected = expectedTotal === undefined ? totals.total : toMinor(expectedTotal);
  const isTotal = expected === totals.total || expected === totals.total + totals.discount;
  if (isTotal && haveNames(items, expectedNames, restaurant)) return;
  throw new ServiceError('conflict', {
    detail: isTotal ? 'A name has changed' : 'The total has changed',
    current: {
      items: lines.map(({ itemId, name, price }) => ({ id: itemId, name, price: toAmount(price) })),
      subtotal: toAmount(totals.subtotal),
      deliveryFee: toAmount(totals.deliveryFee),
      discount: toAmount(totals.discount),
      totalAmount: toAmount(totals.total),
      usedUp: usedUp(restaurant, now),
    },
  });
}

/** Ids of promotions that run, but have no use left for this customer, which only the service knows. */
function usedUp({ promotions, promotion_uses: uses }: OrderedRestaurant, now: number): string[] {
  const used = (promotions ?? []).filter((one) => isRunning(one, now) && !hasUses(one, uses));
  return used.map(({ id }) => id);
}
