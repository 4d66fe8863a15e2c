import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCodeOf, fieldErrorsOf, useApi } from 'shared-api';
import type { CreateOrder, Restaurant } from 'shared-api/contract';
import { EMPTY_BASKET } from '../../lib/device/basket.ts';
import { useBasket, useDeviceOrders } from '../../lib/device/device.tsx';
import { withOrder } from '../../lib/device/device-orders.ts';
import { createKey } from '../../lib/create-key.ts';
import { restaurantQuery } from '../../lib/restaurant/restaurant-queries.ts';
import { trackedOrderQuery } from '../../lib/order/order-query.ts';
import { refusedFields, type BookingForm, type Confirmation } from './booking-form.ts';
import { placeOrder } from './place-order.ts';

/** An attempt older than this has been decided: the restaurant answered or the order expired. */
const ATTEMPT_LIFE_MS = 30 * 60_000;

/** Why a booking failed: key of the text below `failure`, and the fields that are wrong. */
export interface BookingFailure {
  readonly text: string;
  readonly fields: readonly (keyof BookingForm)[];
}

const OWN_TEXT = [
  'item_unavailable',
  'restaurant_closed',
  'restaurant_unavailable',
  'minimum_order',
  'delivery_unavailable',
  'conflict',
  'rate_limited',
] as const;
/** After these the menu on screen is not the service's any more. */
const STALE_MENU: readonly string[] = ['item_unavailable', 'restaurant_closed', 'minimum_order', 'conflict'];

function failureOf(error: unknown): BookingFailure {
  const fields = refusedFields(fieldErrorsOf(error));
  const code = errorCodeOf(error);
  if (fields.length > 0) return { text: 'fields', fields };
  const own = OWN_TEXT.find((known) => known === code);
  if (own) return { text: own, fields };
  return { text: code === 'network_error' || code === 'timeout' ? 'network_error' : 'default', fields };
}

/** Books under one key, made when the dialog opens (product.md, "booking"). */
export function usePlaceOrder(restaurant: Restaurant) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [basket, changeBasket] = useBasket(restaurant.id);
  const [, changeOrders] = useDeviceOrders();
  const [isUnsure] = useState(() => isRecent(basket.attempt?.sentAt));
  const [key] = useState(() => (isUnsure ? basket.attempt?.key : undefined) ?? createKey());
  const [failure, setFailure] = useState<BookingFailure | null>(null);

  async function place(body: CreateOrder): Promise<Confirmation | null> {
    setFailure(null);
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
      setFailure(failureOf(error));
      return null;
    }
  }

  return { place, failure, isUnsure: isUnsure && failure === null };
}

function isRecent(sentAt: number | undefined): boolean {
  return sentAt !== undefined && Date.now() - sentAt < ATTEMPT_LIFE_MS;
}
