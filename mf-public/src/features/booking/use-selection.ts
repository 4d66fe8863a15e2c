import { useMemo, useState } from 'react';
import type { OrderType, Restaurant } from 'shared-api/contract';
import { useNow } from 'shared-ui';
import { setLineNote, setQuantity } from '../../lib/device/basket.ts';
import { useBasket } from '../../lib/device/device.tsx';
import { hindranceOf, selectionOf, type Hindrance, type Selection } from './selection.ts';

const HALF_MINUTE_MS = 30_000;

/** The selection in one restaurant, and everything a visitor can do with it. */
export interface SelectionControl {
  readonly restaurant: Restaurant;
  readonly selection: Selection;
  readonly hindrance: Hindrance | undefined;
  /** Book was pressed without an order type, and none was chosen since. */
  readonly isTypeMissing: boolean;
  readonly setTypeMissing: (isMissing: boolean) => void;
  readonly changeQuantity: (id: string, quantity: number) => void;
  readonly changeLineNote: (id: string, note: string) => void;
  readonly changeNote: (note: string) => void;
  readonly changeOrderType: (orderType: OrderType) => void;
}

export function useSelection(restaurant: Restaurant): SelectionControl {
  const [basket, changeBasket] = useBasket(restaurant.id);
  const now = useNow(HALF_MINUTE_MS);
  const [wasAsked, setTypeMissing] = useState(false);
  const selection = useMemo(() => selectionOf(restaurant, basket, now), [restaurant, basket, now]);
  return {
    restaurant,
    selection,
    hindrance: hindranceOf(restaurant, selection, now),
    isTypeMissing: wasAsked && selection.orderType === null,
    setTypeMissing,
    changeQuantity: (id, quantity) => changeBasket((before) => setQuantity(before, id, quantity)),
    changeLineNote: (id, note) => changeBasket((before) => setLineNote(before, id, note)),
    changeNote: (note) => changeBasket((before) => ({ ...before, note })),
    changeOrderType: (orderType) => changeBasket((before) => ({ ...before, orderType })),
  };
}
