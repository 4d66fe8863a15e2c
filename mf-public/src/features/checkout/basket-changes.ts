import { feeTo, type Offer, type Restaurant } from 'shared-api/contract';
import type { Basket } from '../../lib/device/basket.ts';
import { lineKey } from '../../lib/device/basket-lines.ts';
import { runningOffers } from '../../lib/restaurant/running-offers.ts';
import type { CountingOffer } from './counting-offer.ts';
import {
  priceBasket,
  priceDelivery,
  priceOffers,
  type PricedBasket,
  type PricedBasketLine,
} from './priced-basket.ts';
import type { UsedUp } from './used-up.ts';

/** Why the service took a line out of an order, by the line's key. */
export type LostLines = ReadonlyMap<string, 'gone' | 'sold_out'>;

/** The menu for which a customer confirms an order. */
export interface SeenMenu {
  readonly restaurant: Restaurant;
  /** Lines that the service has refused. */
  readonly lost: LostLines;
  readonly usedUp: UsedUp;
  /** What the applied code gives. */
  readonly code: Offer | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** When the order is wanted. */
  readonly at: number;
}

/** What is different of an order since its customer has seen it; prices in MRU. */
export type BasketChange =
  | { readonly kind: 'gone' | 'sold_out' | 'back' | 'problem'; readonly line: PricedBasketLine }
  | { readonly kind: 'dish'; readonly line: PricedBasketLine; readonly before: PricedBasketLine }
  | { readonly kind: 'fee'; readonly before: number; readonly now: number }
  | { readonly kind: 'offer'; readonly offer: CountingOffer; readonly isCounting: boolean };

/** What can be had of a basket: the dishes that are on the menu and not sold out, with the offers that may count. */
export function orderable(menu: SeenMenu, basket: Basket, commune: string): PricedBasket {
  const { restaurant, lost, usedUp, code, now, at } = menu;
  const soldOut = priceBasket(restaurant, basket, now, at).lines.filter((line) => line.isSoldOut);
  const without = new Set([...lost.keys(), ...soldOut.map(({ key }) => key)]);
  const lines = basket.lines.filter((line) => !without.has(lineKey(line)));
  const offers = runningOffers([...(restaurant.offers ?? []), ...(code ? [code] : [])], now);
  const priced = priceOffers(
    priceBasket(restaurant, { ...basket, lines }, now, at),
    offers.filter(({ id }) => !usedUp.has(id)),
  );
  return priceDelivery(priced, restaurant, commune);
}

/**
 * What a customer who has seen one menu would otherwise order unknowingly by another.
 *
 * @param nameOf a line's dish and options as they are shown
 */
export function changesBetween(
  seen: SeenMenu,
  present: SeenMenu,
  basket: Basket,
  commune: string,
  nameOf: (line: PricedBasketLine) => string,
): readonly BasketChange[] {
  const [before, now] = [orderable(seen, basket, commune), orderable(present, basket, commune)];
  const onMenu = priceBasket(present.restaurant, basket, present.now, present.at).lines;
  const changes = before.lines.flatMap((line): BasketChange[] => {
    const same = now.lines.find(({ key }) => key === line.key);
    if (same?.problem) return [{ kind: 'problem', line: same }];
    if (same) {
      const isAlike = line.price === same.price && nameOf(line) === nameOf(same);
      return isAlike ? [] : [{ kind: 'dish', line: same, before: line }];
    }
    const isKnown = onMenu.some(({ key }) => key === line.key);
    return [{ kind: present.lost.get(line.key) ?? (isKnown ? 'sold_out' : 'gone'), line }];
  });
  const back = now.lines.filter(({ key }) => !before.lines.some((line) => line.key === key));
  const { deliveryFee, deliveryFees } = present.restaurant;
  const isDelivered = feeTo(deliveryFee, deliveryFees, commune) !== null;
  const fees = { before: before.deliveryFee, now: now.deliveryFee };
  return [
    ...changes,
    ...back.map((line) => ({ kind: 'back' as const, line })),
    ...(isDelivered && fees.before !== fees.now ? [{ kind: 'fee' as const, ...fees }] : []),
    ...offerChanges(before.promotion, now.promotion),
  ];
}

/** That something else is taken off; another offer that takes off the same is no change. */
function offerChanges(before: CountingOffer | null, now: CountingOffer | null): BasketChange[] {
  if (before?.kind === now?.kind && before?.value === now?.value) return [];
  return [
    ...(before ? [{ kind: 'offer' as const, offer: before, isCounting: false }] : []),
    ...(now ? [{ kind: 'offer' as const, offer: now, isCounting: true }] : []),
  ];
}
