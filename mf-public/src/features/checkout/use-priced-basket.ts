import { useMemo, useState } from 'react';
import type { OrderType, Restaurant } from 'shared-api/contract';
import { useNow } from 'shared-ui';
import { setLineNote, setQuantity } from '../../lib/device/basket-lines.ts';
import { useBasket } from '../../lib/device/device.tsx';
import { NO_PROBLEMS, type LineProblems } from './line-problem.ts';
import { checkoutBlockerOf, priceBasket, type CheckoutBlocker, type PricedBasket } from './priced-basket.ts';

const HALF_MINUTE_MS = 30_000;

/** The priced basket of one restaurant, and how to change it. */
export interface BasketControl {
  readonly restaurant: Restaurant;
  readonly basket: PricedBasket;
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
  const priced = useMemo(() => priceBasket(restaurant, basket, now), [restaurant, basket, now]);
  return {
    restaurant,
    basket: priced,
    blocker: checkoutBlockerOf(restaurant, priced, now),
    isTypeMissing: wasAsked && priced.orderType === null,
    setTypeMissing,
    refused,
    setRefused,
    forgetGone: () =>
      changeBasket((before) => priced.gone.reduce((kept, key) => setQuantity(kept, key, 0), before)),
    changeQuantity: (key, quantity) => changeBasket((before) => setQuantity(before, key, quantity)),
    changeLineNote: (key, note) => changeBasket((before) => setLineNote(before, key, note)),
    changeNote: (note) => changeBasket((before) => ({ ...before, note })),
    changeOrderType: (orderType) => changeBasket((before) => ({ ...before, orderType })),
  };
}
