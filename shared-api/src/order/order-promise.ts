import { DELIVERY_MINUTES, type OrderSummary } from '../contract/index.ts';

const MINUTE_MS = 60_000;

/** When something is expected, and whether that moment has passed. */
export interface OrderPromise {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly isLate: boolean;
}

type PromisedOrder = Pick<OrderSummary, 'stage' | 'orderType' | 'promisedAt' | 'deliveryMinutes'>;

/** When its customer has an order: a takeaway once it is ready, a delivery after the way. Undefined once it waits. */
export function customerPromise(order: PromisedOrder, now: number): OrderPromise | undefined {
  const isDelivery = order.orderType === 'Delivery';
  if (!isInKitchen(order) && !(isDelivery && order.stage === 'ready')) return undefined;
  return promiseAt(order, isDelivery ? (order.deliveryMinutes ?? DELIVERY_MINUTES) : 0, now);
}

/** What the restaurant has to keep next: the kitchen's time, then that at the door. */
export function restaurantPromise(order: PromisedOrder, now: number): OrderPromise | undefined {
  return isInKitchen(order) ? promiseAt(order, 0, now) : customerPromise(order, now);
}

function isInKitchen({ stage }: PromisedOrder): boolean {
  return stage === 'confirmed' || stage === 'preparing';
}

function promiseAt({ promisedAt }: PromisedOrder, minutes: number, now: number): OrderPromise | undefined {
  if (promisedAt === null) return undefined;
  const at = Date.parse(promisedAt) + minutes * MINUTE_MS;
  return { at, isLate: at < now };
}
