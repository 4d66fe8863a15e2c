import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCodeOf, fieldErrorsOf, useApi } from 'shared-api';
import type { CreateOrder } from 'shared-api/contract';
import { EMPTY_BASKET } from '../../lib/device/basket.ts';
import { useBasket, useDeviceOrders } from '../../lib/device/device.tsx';
import { withOrder } from '../../lib/device/device-orders.ts';
import { createIdempotencyKey } from 'shared-api/idempotency-key';
import { restaurantQuery } from '../../lib/restaurant/get-restaurant.ts';
import { trackedOrderQuery } from '../../lib/order/get-tracked-order.ts';
import { refusedFields, type CheckoutForm } from './checkout-form.ts';
import { NO_PROBLEMS, refusalsOf } from './line-problem.ts';
import { placeOrder, type PlacedOrder } from './place-order.ts';
import type { PricedBasketLine } from './priced-basket.ts';
import type { BasketControl } from './use-priced-basket.ts';

/** By then the restaurant has accepted or refused, or the order has expired. */
const MAX_ATTEMPT_AGE_MS = 30 * 60_000;

/** Why an order failed: key of the text below `failure`, and the wrong fields. */
export interface CheckoutFailure {
  readonly text: string;
  readonly fields: readonly (keyof CheckoutForm)[];
}

const OWN_TEXT = [
  'item_unavailable',
  'restaurant_closed',
  'restaurant_unavailable',
  'minimum_order',
  'delivery_unavailable',
  'conflict',
  'rate_limited',
  'order_too_large',
  'order_refused',
] as const;
/** Errors that mean that the shown menu is out of date. */
const STALE_MENU: readonly string[] = ['item_unavailable', 'restaurant_closed', 'minimum_order', 'conflict'];

function failureOf(error: unknown, hasOptions: boolean): CheckoutFailure {
  const errors = fieldErrorsOf(error);
  const fields = refusedFields(errors);
  const isLacking = Object.values(errors).includes('portions_left');
  const text = isLacking ? 'left' : failureTextOf(errorCodeOf(error), fields.length > 0, hasOptions);
  return { text, fields };
}

function failureTextOf(code: string, hasFields: boolean, hasOptions: boolean): string {
  if (hasFields) return 'fields';
  if (hasOptions) return 'options_unavailable';
  const own = OWN_TEXT.find((known) => known === code);
  return own ?? (code === 'network_error' || code === 'timeout' ? 'network_error' : 'default');
}

/** Places the order under one key, made when the dialog opens, so that it is stored at most once (requirements 7.2). */
export function usePlaceOrder({ restaurant, setRefused }: BasketControl) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [basket, changeBasket] = useBasket(restaurant.id);
  const [, changeOrders] = useDeviceOrders();
  const [isOutcomeUnknown] = useState(() => isRecent(basket.attempt?.sentAt));
  const [key] = useState(
    () => (isOutcomeUnknown ? basket.attempt?.key : undefined) ?? createIdempotencyKey(),
  );
  const [failure, setFailure] = useState<CheckoutFailure | null>(null);

  /** @param lines those of the body, at the same places */
  async function place(body: CreateOrder, lines: readonly PricedBasketLine[]): Promise<PlacedOrder | null> {
    setFailure(null);
    setRefused(NO_PROBLEMS);
    try {
      const placed = await placeOrder(api, key, body, {
        get: () => basket.attempt,
        set: (attempt) => changeBasket((before) => ({ ...before, attempt })),
      });
      const { order } = placed;
      changeOrders((orders) => withOrder(orders, order));
      changeBasket(() => EMPTY_BASKET);
      if (order.trackingToken) {
        queryClient.setQueryData(trackedOrderQuery(api, order.trackingToken).queryKey, order);
      }
      return placed;
    } catch (error) {
      if (STALE_MENU.includes(errorCodeOf(error))) {
        await queryClient.refetchQueries(restaurantQuery(api, restaurant.provider.slug));
      }
      const refused = refusalsOf(fieldErrorsOf(error), lines);
      setRefused(refused);
      setFailure(failureOf(error, refused.size > 0));
      return null;
    }
  }

  return { place, failure, isOutcomeUnknown: isOutcomeUnknown && failure === null };
}

function isRecent(sentAt: number | undefined): boolean {
  return sentAt !== undefined && Date.now() - sentAt < MAX_ATTEMPT_AGE_MS;
}
