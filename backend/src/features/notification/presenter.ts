import type { Notification, NotificationKind } from 'shared-api/contract';

/** A row of `notification`. */
export interface NotificationRow {
  readonly user_id: string;
  /** Its time in milliseconds, unique per user. */
  readonly id: number;
  readonly kind: NotificationKind;
  readonly params: Notification['params'];
  readonly order_id: string | null;
}

const MESSAGES = {
  order_placed: ({ code, restaurant, name }) => `New order ${code} from ${name} at ${restaurant}`,
  order_stage: ({ code, restaurant, stage }) => `Order ${code} at ${restaurant} is now ${stage}`,
  provider_registered: ({ name, restaurant }) => `${name} has registered ${restaurant}`,
  // With a restaurant: the decision is about that one alone.
  account_confirmed: ({ restaurant }) =>
    restaurant === undefined
      ? 'Your account is confirmed'
      : `${restaurant} is accepted: visitors see it under this name`,
  account_declined: ({ restaurant = 'Your restaurant', reason }) =>
    `${restaurant} was not accepted: ${reason}`,
  restaurant_received: ({ restaurant }) => `${restaurant} now belongs to your account`,
  order_storm: ({ restaurant, count }) => `${restaurant} gets unusually many orders: ${count} within minutes`,
  restaurant_passed_on: ({ restaurant }) => `${restaurant} now belongs to another account`,
  review_answered: ({ restaurant }) => `${restaurant} has answered your review`,
} as const satisfies Record<NotificationKind, (params: Notification['params']) => string>;

export function presentNotification(row: NotificationRow): Notification {
  const { id, kind, params, order_id: orderId } = row;
  return { id, message: MESSAGES[kind](params), kind, params, orderId };
}
