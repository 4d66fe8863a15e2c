import { useEffect, useMemo, useState } from 'react';
import type { OrderType, Restaurant } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { useNow } from 'shared-ui';
import { lineKey, setLineNote, setQuantity, withNames } from '../../lib/device/basket-lines.ts';
import type { Basket } from '../../lib/device/basket.ts';
import { useBasket } from '../../lib/device/device.tsx';
import { latestTime } from '../../lib/restaurant/latest-time.ts';
import { NO_PROBLEMS, type LineProblems } from './line-problem.ts';
import {
  checkoutBlockerOf,
  laterOnly,
  priceBasket,
  type CheckoutBlocker,
  type PricedBasket,
} from './priced-basket.ts';

const HALF_MINUTE_MS = 30_000;

/** The priced basket of one restaurant, and how to change it. */
export interface BasketControl {
  readonly restaurant: Restaurant;
  /** For the latest time for which one can order. */
  readonly basket: PricedBasket;
  /** Keys of the lines that can't be had now. */
  readonly laterOnly: ReadonlySet<string>;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The latest time for which one can order. */
  readonly latest: number;
  readonly blocker: CheckoutBlocker | undefined;
  /** Whether Book was pressed without an order type and none was chosen since. */
  readonly isTypeMissing: boolean;
  readonly setTypeMissing: (isMissing: boolean) => void;
  /** What the service had against lines when they were last sent. */
  readonly refused: LineProblems;
  readonly setRefused: (refused: LineProblems) => void;
  /** Forgets the dishes that are no longer on the menu. */
  readonly forgetGone: () => void;
  readonly changeQuantity: (key: string, quantity: number) => void;
  readonly changeLineNote: (key: string, note: string) => void;
  readonly changeNote: (note: string) => void;
  readonly changeOrderType: (orderType: OrderType) => void;
}

export function usePricedBasket(restaurant: Restaurant): BasketControl {
  const [basket, changeBasket] = useBasket(restaurant.id);
  const now = useNow(HALF_MINUTE_MS);
  const [wasAsked, setTypeMissing] = useState(false);
  const [refused, setRefused] = useState(NO_PROBLEMS);
  const latest = latestTime(restaurant, now);
  const [priced, pricedNow] = useMemo(
    () => [priceBasket(restaurant, basket, now, latest), priceBasket(restaurant, basket, now)],
    [restaurant, basket, now, latest],
  );
  useKnownNames(restaurant, basket, changeBasket);
  return {
    ...{ restaurant, now, latest },
    basket: priced,
    laterOnly: laterOnly(priced, pricedNow),
    blocker: checkoutBlockerOf(restaurant, priced, now),
    isTypeMissing: wasAsked && priced.orderType === null,
    setTypeMissing,
    refused,
    setRefused,
    forgetGone: () =>
      changeBasket((before) =>
        priced.gone.reduce((kept, line) => setQuantity(kept, lineKey(line), 0), before),
      ),
    changeQuantity: (key, quantity) => changeBasket((before) => setQuantity(before, key, quantity)),
    changeLineNote: (key, note) => changeBasket((before) => setLineNote(before, key, note)),
    changeNote: (note) => changeBasket((before) => ({ ...before, note })),
    changeOrderType: (orderType) => changeBasket((before) => ({ ...before, orderType })),
  };
}

/** Keeps the names of the chosen dishes with them, for the day on which one has left the menu. */
function useKnownNames(
  restaurant: Restaurant,
  basket: Basket,
  changeBasket: (change: (basket: Basket) => Basket) => void,
): void {
  const texts = useOwnTexts(restaurant.language);
  useEffect(() => {
    const items = new Map(
      restaurant.menu.flatMap((category) => category.items).map((item) => [item.id, item]),
    );
    const nameOf = (id: string) => {
      const item = items.get(id);
      return item && texts.name(item).text;
    };
    if (withNames(basket, nameOf) !== basket) changeBasket((before) => withNames(before, nameOf));
  }, [restaurant.menu, basket, changeBasket, texts]);
}
