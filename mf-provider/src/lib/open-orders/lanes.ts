import type { OrderStage, OrderSummary } from 'shared-api/contract';
import { restaurantPromise } from 'shared-api/order-promise';

/** The lanes of the live orders, in the order that an order goes through them. */
export const LANES = ['new', 'cooking', 'ready', 'later'] as const;
export type Lane = (typeof LANES)[number];

/** The lanes that are shown: that for later only while there are such orders. */
export function shownLanes(
  lanes: Readonly<Record<Lane, readonly OrderSummary[]>> | undefined,
): readonly Lane[] {
  return LANES.filter((lane) => lane !== 'later' || (lanes && lanes.later.length > 0));
}

const LANE_OF_STAGE: Partial<Record<OrderStage, Lane>> = {
  pending: 'new',
  confirmed: 'cooking',
  preparing: 'cooking',
  ready: 'ready',
};

/** Whether the kitchen has time before it begins with an order for later. */
export function isForLater({ stage, later }: OrderSummary, now: number): boolean {
  return (stage === 'pending' || stage === 'confirmed') && !!later && Date.parse(later.prepareAt) > now;
}

/** Whether an accepted order for later is to be begun with now. */
export function isToBegin(order: OrderSummary, now: number): boolean {
  return order.stage === 'confirmed' && !!order.later && !isForLater(order, now);
}

function laneOf(order: OrderSummary, now: number): Lane | undefined {
  if (isForLater(order, now)) return 'later';
  return isToBegin(order, now) ? 'new' : LANE_OF_STAGE[order.stage];
}

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

/** The open orders of each lane: urgent ones first, then the oldest; those for later as they are begun with. */
export function inLanes(orders: readonly OrderSummary[], now: number): Record<Lane, OrderSummary[]> {
  const lanes: Record<Lane, OrderSummary[]> = { new: [], cooking: [], ready: [], later: [] };
  const rank = (order: OrderSummary) => (urgencyOf(order, now) === 'urgent' ? 0 : 1);
  const sorted = orders.toSorted(
    (one, other) =>
      rank(one) - rank(other) || beginsAt(one) - beginsAt(other) || (one.id < other.id ? -1 : 1),
  );
  for (const order of sorted) {
    const lane = laneOf(order, now);
    if (lane) lanes[lane].push(order);
  }
  return lanes;
}

/** When a kitchen can begin with an order. */
function beginsAt({ later, orderDate }: OrderSummary): number {
  return Date.parse(later?.prepareAt ?? orderDate);
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
