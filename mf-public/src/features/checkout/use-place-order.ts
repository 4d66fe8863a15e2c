import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCodeOf, fieldErrorsOf, isApiError, isRecord, useApi } from 'shared-api';
import type { CreateOrder, OrderSlot, Restaurant } from 'shared-api/contract';
import { SETTINGS_KEY } from 'shared-api/get-settings';
import { EMPTY_BASKET } from '../../lib/device/basket.ts';
import { useBasket, useDeviceOrders } from '../../lib/device/device.tsx';
import { withOrder } from '../../lib/device/device-orders.ts';
import { createIdempotencyKey } from 'shared-api/idempotency-key';
import { restaurantQuery } from '../../lib/restaurant/get-restaurant.ts';
import { trackedOrderQuery } from '../../lib/order/get-tracked-order.ts';
import { slotsQuery } from './get-slots.ts';
import { refusedFields, type CheckoutForm } from './checkout-form.ts';
import { codeRefusalOf, type CodeRefusal } from './code-refusal.ts';
import { lostLinesOf, NO_PROBLEMS, refusalsOf } from './line-problem.ts';
import { placeOrder, type PlacedOrder } from './place-order.ts';
import type { PricedBasketLine } from './priced-basket.ts';
import type { Agreement } from './use-agreement.ts';
import type { BasketControl } from './use-priced-basket.ts';
import { usedUpOf } from './used-up.ts';

/** By then the restaurant has accepted or refused, or the order has expired. */
const MAX_ATTEMPT_AGE_MS = 30 * 60_000;

/** Why an order failed: key of the text below `failure`, and the wrong fields. */
export interface CheckoutFailure {
  readonly text: string;
  readonly fields: readonly (keyof CheckoutForm)[];
  /** Of a restaurant that is closed. */
  readonly opening?: Restaurant['opening'] | undefined;
  /** The next free times, if the chosen one is full. */
  readonly slots?: readonly OrderSlot[] | undefined;
  /** Why the promotion's code gives nothing. */
  readonly code?: CodeRefusal | undefined;
}

/** Of an order that is not sent, since it has changed before its customer could read it. */
const CHANGED: CheckoutFailure = { text: 'changed', fields: [] };

const OWN_TEXT = [
  'item_unavailable',
  'restaurant_closed',
  'slot_full',
  'promotion_invalid',
  'restaurant_unavailable',
  'minimum_order',
  'delivery_unavailable',
  'conflict',
  'rate_limited',
  'order_too_large',
  'order_refused',
] as const;
/** Errors that mean that the shown menu is out of date, or the rule for phone numbers. */
const STALE_MENU: readonly string[] = [
  'item_unavailable',
  'restaurant_closed',
  'minimum_order',
  'delivery_unavailable',
  'validation_failed',
  'promotion_invalid',
  'conflict',
];
const STALE_SETTINGS = 'phone_invalid';

function failureOf(error: unknown, hasOptions: boolean): CheckoutFailure {
  const errors = fieldErrorsOf(error);
  const fields = refusedFields(errors);
  const isLacking = Object.values(errors).includes('portions_left');
  const text = isLacking ? 'left' : failureTextOf(errorCodeOf(error), fields.length > 0, hasOptions);
  const code = isApiError(error, 'promotion_invalid') ? codeRefusalOf(error) : undefined;
  return { text, fields, opening: openingOf(error), slots: slotsOf(error), code };
}

/** When the restaurant opens again, as its refusal says. */
function openingOf(error: unknown): CheckoutFailure['opening'] {
  const current: unknown = isApiError(error, 'restaurant_closed') ? error.problem?.current : undefined;
  return isRecord(current) && isRecord(current['opening'])
    ? (current['opening'] as unknown as Restaurant['opening'])
    : undefined;
}

/** The next free times, as the refusal of a full one names them. */
function slotsOf(error: unknown): CheckoutFailure['slots'] {
  const current: unknown = isApiError(error, 'slot_full') ? error.problem?.current : undefined;
  return isRecord(current) && Array.isArray(current['slots'])
    ? (current['slots'] as readonly OrderSlot[])
    : undefined;
}

function failureTextOf(code: string, hasFields: boolean, hasOptions: boolean): string {
  if (hasFields) return 'fields';
  if (hasOptions) return 'options_unavailable';
  const own = OWN_TEXT.find((known) => known === code);
  return own ?? (code === 'network_error' || code === 'timeout' ? 'network_error' : 'default');
}

interface OnRefusal extends Pick<Agreement, 'lose'> {
  readonly refuseCode: (refusal: CodeRefusal) => void;
}

/** Places the order under one key, made when the dialog opens, so that it is stored at most once (requirements 7.2). */
export function usePlaceOrder({ restaurant, setRefused }: BasketControl, { lose, refuseCode }: OnRefusal) {
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
      const code = errorCodeOf(error);
      if (STALE_MENU.includes(code)) {
        await queryClient.refetchQueries(restaurantQuery(api, restaurant.provider.slug));
      }
      if (code === 'slot_full') await queryClient.refetchQueries(slotsQuery(api, restaurant.id));
      if (code === STALE_SETTINGS) await queryClient.refetchQueries({ queryKey: SETTINGS_KEY });
      const errors = fieldErrorsOf(error);
      const refused = refusalsOf(errors, lines);
      setRefused(refused);
      lose(lostLinesOf(errors, lines), usedUpOf(error));
      const refusal = failureOf(error, refused.size > 0);
      if (refusal.code) refuseCode(refusal.code);
      setFailure(refusal);
      return null;
    }
  }

  return {
    ...{ place, failure },
    /** Asks again instead of sending. */
    askAgain: () => setFailure(CHANGED),
    isOutcomeUnknown: isOutcomeUnknown && failure === null,
  };
}

function isRecent(sentAt: number | undefined): boolean {
  return sentAt !== undefined && Date.now() - sentAt < MAX_ATTEMPT_AGE_MS;
}
