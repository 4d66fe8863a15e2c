import {
  feeTo,
  openingState,
  toAmount,
  toMinor,
  type ChosenOption,
  type FullPrice,
  type MenuItem,
  type Offer,
  type OrderType,
  type Restaurant,
} from 'shared-api/contract';
import type { Basket, BasketLine } from '../../lib/device/basket.ts';
import { lineKey } from '../../lib/device/basket-lines.ts';
import { groupsOf, isDishSoldOut, priceOf, type DishGroup } from '../../lib/portion/dish-groups.ts';
import {
  leftBeside,
  mostPortions,
  portionsLeft,
  type PortionsLeft,
} from '../../lib/portion/portions-left.ts';
import { runningOffers } from '../../lib/restaurant/running-offers.ts';
import { latestTime } from '../../lib/restaurant/latest-time.ts';
import { countingOffer, type CountingOffer } from './counting-offer.ts';
import { problemOf, type LineProblem } from './line-problem.ts';

/** A line of the basket with the menu's present name and price. */
export interface PricedBasketLine {
  readonly key: string;
  readonly item: MenuItem;
  /** In which its texts were written first. */
  readonly language: Restaurant['language'];
  readonly quantity: number;
  readonly note: string;
  readonly options: readonly ChosenOption[];
  /** Of the dish, as they are now. */
  readonly groups: readonly DishGroup[];
  /** Of one portion with its options. */
  readonly price: number;
  readonly isSoldOut: boolean;
  /** How many portions it can have beside the other lines. */
  readonly most: number;
  /** Why it can't be had with these options. */
  readonly problem: LineProblem | undefined;
}

/** The basket with today's prices. The service computes them again and decides. */
export interface PricedBasket {
  readonly lines: readonly PricedBasketLine[];
  /** The lines whose dish is no longer on the menu. */
  readonly gone: readonly BasketLine[];
  /** Sum of the quantities. */
  readonly count: number;
  readonly subtotal: number;
  /** 0 unless delivery was chosen. */
  readonly deliveryFee: number;
  /** Those that may count, whatever their minimum. */
  readonly offers: readonly Offer[];
  /** The one of them that counts. */
  readonly promotion: CountingOffer | null;
  readonly total: number;
  readonly orderType: OrderType | null;
  readonly note: string;
}

/**
 * Joins a basket with the menu. Dishes that are no longer on it are told apart.
 *
 * @param at when it is wanted, which decides what is sold out and how many portions there are
 */
export function priceBasket(restaurant: Restaurant, basket: Basket, now: number, at = now): PricedBasket {
  const items = new Map(restaurant.menu.flatMap((category) => category.items).map((item) => [item.id, item]));
  const left = portionsLeft(restaurant, now, at);
  const lines = basket.lines.flatMap((line, index) => {
    const item = items.get(line.id);
    if (!item) return [];
    const priced = priceLine(restaurant, item, line, at);
    const { most } = mostPortions(left, line, basket.lines.toSpliced(index, 1));
    const problem = priced.isSoldOut
      ? undefined
      : (priced.problem ?? lackOf(left, priced, basket.lines.slice(0, index)));
    return [{ ...priced, most, problem }];
  });
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + toMinor(price) * quantity, 0);
  return withTotal({
    lines,
    gone: basket.lines.filter(({ id }) => !items.has(id)),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: toAmount(subtotal),
    deliveryFee: basket.orderType === 'Delivery' ? restaurant.deliveryFee : 0,
    offers: runningOffers(restaurant.offers, now),
    orderType: basket.orderType,
    note: basket.note,
  });
}

/** Keys of the lines that can't be had now, but by the time for which a basket is priced. */
export function laterOnly(priced: PricedBasket, now: PricedBasket): ReadonlySet<string> {
  const isWrong = ({ isSoldOut, problem }: PricedBasketLine) => isSoldOut || problem !== undefined;
  const wrong = new Set(priced.lines.filter(isWrong).map(({ key }) => key));
  return new Set(now.lines.filter((line) => isWrong(line) && !wrong.has(line.key)).map(({ key }) => key));
}

/** Takes off what the best offer gives. */
function withTotal(priced: Omit<PricedBasket, 'promotion' | 'total'>): PricedBasket {
  const price = fullPriceOf(priced);
  const promotion = countingOffer(priced.offers, price);
  const total = price.subtotal + price.deliveryFee - toMinor(promotion?.discount ?? 0);
  return { ...priced, promotion, total: toAmount(total) };
}

/** What a basket costs without an offer, in minor units. */
export function fullPriceOf({
  subtotal,
  deliveryFee,
}: Pick<PricedBasket, 'subtotal' | 'deliveryFee'>): FullPrice {
  return { subtotal: toMinor(subtotal), deliveryFee: toMinor(deliveryFee) };
}

/** Whether too little is left for a line after the ones before it: those have what there is, as for the service. */
function lackOf(
  left: PortionsLeft,
  { item, quantity, options, groups }: Omit<PricedBasketLine, 'most'>,
  before: readonly BasketLine[],
): LineProblem | undefined {
  const { most, of } = mostPortions(left, { id: item.id, options }, before);
  const lacking = [item, ...groups.flatMap((group) => group.options)].find(({ id }) => id === of);
  if (!lacking || quantity <= most) return undefined;
  return { kind: 'left', of: [lacking], left: leftBeside(left, lacking.id, []) };
}

function priceLine(
  restaurant: Restaurant,
  item: MenuItem,
  line: BasketLine,
  at: number,
): Omit<PricedBasketLine, 'most'> {
  const { quantity, note, options = [] } = line;
  const groups = groupsOf(restaurant, item, at);
  const soldOut = isDishSoldOut(item, groups, at);
  return {
    key: lineKey(line),
    ...{ item, language: restaurant.language, quantity, note, options, groups },
    price: priceOf(item, groups, options),
    isSoldOut: soldOut,
    problem: soldOut ? undefined : problemOf(groups, options),
  };
}

/** The same with other offers. */
export function priceOffers(priced: PricedBasket, offers: readonly Offer[]): PricedBasket {
  return withTotal({ ...priced, offers });
}

/** The same with the delivery fee of a commune; the service decides whether it delivers there. */
export function priceDelivery(priced: PricedBasket, restaurant: Restaurant, commune: string): PricedBasket {
  if (priced.orderType !== 'Delivery') return priced;
  const { deliveryFee: usual, deliveryFees } = restaurant;
  return withTotal({ ...priced, deliveryFee: feeTo(usual, deliveryFees, commune) ?? usual });
}

/** Why the basket cannot be ordered now, apart from a missing order type. */
export type CheckoutBlocker =
  | { readonly kind: 'empty' | 'closed' | 'paused' | 'not_public' }
  | { readonly kind: 'sold_out' | 'choice' | 'left'; readonly item: MenuItem }
  | { readonly kind: 'minimum'; readonly missing: number };

export function checkoutBlockerOf(
  restaurant: Restaurant,
  priced: PricedBasket,
  now: number,
): CheckoutBlocker | undefined {
  const opening = openingState(restaurant.schedule, now);
  if (!restaurant.isPublic) return { kind: 'not_public' };
  if (!opening.isOpen && latestTime(restaurant, now) <= now)
    return { kind: opening.reason === 'paused' ? 'paused' : 'closed' };
  if (priced.lines.length === 0) return { kind: 'empty' };
  const soldOut = priced.lines.find((line) => line.isSoldOut);
  if (soldOut) return { kind: 'sold_out', item: soldOut.item };
  const wrong = priced.lines.find((line) => line.problem);
  if (wrong) return { kind: wrong.problem?.kind === 'left' ? 'left' : 'choice', item: wrong.item };
  // Same rule as the service's: the minimum is for deliveries
  const missing = toMinor(restaurant.minimumOrder) - toMinor(priced.subtotal);
  if (priced.orderType === 'Delivery' && missing > 0) return { kind: 'minimum', missing: toAmount(missing) };
  return undefined;
}
