import type { OrderStage, OrderSummary } from 'shared-api/contract';
import { restaurantPromise } from 'shared-api/order-promise';

/** The lanes of the live orders, in the order that an order goes through them. */
export const LANES = ['new', 'cooking', 'ready'] as const;
export type Lane = (typeof LANES)[number];

const LANE_OF_STAGE: Partial<Record<OrderStage, Lane>> = {
  pending: 'new',
  confirmed: 'cooking',
  preparing: 'cooking',
  ready: 'ready',
};

/** How pressing an order is: `soon` is amber, `urgent` red. */
export type Urgency = 'calm' | 'soon' | 'urgent';

const MINUTE_MS = 60_000;
/** Minutes before the end of its time from which an order is `soon`. */
const SOON_MINUTES = 5;
/** Minutes before it expires from which an unanswered order is `urgent`; an accepted one is once it is late. */
const ANSWER_MINUTES = 3;

/** When a waiting order expires, or for when an accepted one was promised; undefined without such a time. */
export function dueAt(order: OrderSummary, now: number): number | undefined {
  if (order.stage !== 'pending') return restaurantPromise(order, now)?.at;
  return order.expiresAt === null ? undefined : Date.parse(order.expiresAt);
}

/** How pressing an order is at an instant. */
export function urgencyOf(order: OrderSummary, now: number): Urgency {
  const due = dueAt(order, now);
  if (due === undefined) return 'calm';
  const isPending = order.stage === 'pending';
  const isUrgent = due < now + (isPending ? ANSWER_MINUTES * MINUTE_MS : 0);
  if (isUrgent) return 'urgent';
  return due - now < SOON_MINUTES * MINUTE_MS ? 'soon' : 'calm';
}

/** The open orders of each lane: urgent ones first, then the oldest. */
export function inLanes(orders: readonly OrderSummary[], now: number): Record<Lane, OrderSummary[]> {
  const lanes: Record<Lane, OrderSummary[]> = { new: [], cooking: [], ready: [] };
  const rank = (order: OrderSummary) => (urgencyOf(order, now) === 'urgent' ? 0 : 1);
  const sorted = orders.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      Date.parse(one.orderDate) - Date.parse(other.orderDate) ||
      (one.id < other.id ? -1 : 1),
  );
  for (const order of sorted) {
    const lane = LANE_OF_STAGE[order.stage];
    if (lane) lanes[lane].push(order);
  }
  return lanes;
}

/** The first lane in which there is something to do; the first of all where there is nothing. */
export function firstLane(lanes: Readonly<Record<Lane, readonly OrderSummary[]>>): Lane {
  return LANES.find((lane) => lanes[lane].length > 0) ?? 'new';
}

/** How many orders of a lane are urgent. */
export function countUrgent(orders: readonly OrderSummary[], now: number): number {
  return orders.filter((order) => urgencyOf(order, now) === 'urgent').length;
}

/** Address of the live orders. */
export const LIVE_PATH = '/provider/live';

/** The same with a lane shown. */
export function lanePath(lane: Lane, restaurantId?: string): string {
  const parameters = new URLSearchParams({ lane });
  if (restaurantId !== undefined) parameters.set('restaurant', restaurantId);
  return `${LIVE_PATH}?${parameters}`;
}
