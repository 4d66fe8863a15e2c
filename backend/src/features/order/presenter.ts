import {
  wordsOfStage,
  toAmount,
  type Order,
  type OrderPromotion,
  type OrderSummary,
} from 'shared-api/contract';
import type { CallerScope } from '../../infra/http/scope.ts';
import { presentOrderReview } from '../review/presenter.ts';
import { presentNames } from '../restaurant/translations.ts';
import { presentChange } from './change/change-row.ts';
import { foldHistory } from './fold-history.ts';
import type { OrderRow, OrderSummaryRow } from './order-row.ts';
import { pickUpOf } from './pick-up.ts';
import { presentLine } from './present-line.ts';

function presentRestaurantOf(row: OrderSummaryRow): OrderSummary['restaurant'] {
  return {
    id: row.restaurant_id,
    name: row.restaurant_name,
    slug: row.restaurant_slug,
    language: row.restaurant_language,
    ...presentNames(row.restaurant_translations, row.restaurant_language),
  };
}

function presentPromotion({ promotion, discount }: OrderSummaryRow): OrderPromotion | null {
  if (!promotion) return null;
  const { id, kind, value, code } = promotion;
  return { id, kind, value, code, discount: toAmount(discount) };
}

/** @param isForCustomer whether the reply goes to its customer, who alone gets the tracking token */
export function presentSummary(row: OrderSummaryRow, isForCustomer: boolean): OrderSummary {
  const { user_id: userId, firstname, lastname } = row;
  return {
    id: row.id,
    code: row.code,
    stage: row.stage,
    status: wordsOfStage(row.stage).status,
    orderType: row.order_type,
    totalAmount: toAmount(row.total),
    orderDate: row.created_at.toISOString(),
    restaurant: presentRestaurantOf(row),
    user: userId === null ? null : { id: userId, firstname, lastname },
    customerName: row.customer_name,
    items: row.lines.map(presentLine),
    expiresAt: row.stage === 'pending' ? (row.expires_at?.toISOString() ?? null) : null,
    promisedAt: row.promised_at?.toISOString() ?? null,
    ...(row.delivery_minutes !== null && { deliveryMinutes: row.delivery_minutes }),
    ...(row.wanted_at &&
      row.prepare_at && {
        later: { wantedAt: row.wanted_at.toISOString(), prepareAt: row.prepare_at.toISOString() },
      }),
    openChange: row.open_change && presentChange(row.open_change),
    promotion: presentPromotion(row),
    version: row.version,
    ...(isForCustomer && { trackingToken: row.tracking_token }),
  };
}

/** @param isForCustomer as in `presentSummary` */
export function presentOrder(row: OrderRow, isForCustomer: boolean): Order {
  return {
    ...presentSummary(row, isForCustomer),
    phone: row.phone,
    address: row.address,
    commune: row.commune,
    landmark: row.landmark,
    note: row.note,
    subtotal: toAmount(row.subtotal),
    deliveryFee: toAmount(row.delivery_fee),
    payment: {
      method: row.payment_method,
      payingWith: row.paying_with ? toAmount(row.paying_with) : null,
      reference: row.payment_reference,
    },
    history: foldHistory(row.history).map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
    ...(row.changes && { changes: row.changes.map(presentChange) }),
    restaurantPhone: row.restaurant_phone,
    pickUp: pickUpOf(row),
    review: row.review && presentOrderReview(row.review),
  };
}

/** The order as this caller sees it: its customer also gets the tracking token. */
export function presentOrderFor(row: OrderRow, { userId }: CallerScope): Order {
  return presentOrder(row, userId !== null && row.user_id === userId);
}
