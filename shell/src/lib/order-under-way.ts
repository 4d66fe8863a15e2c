import type { DeviceOrder } from 'shared-api';
import type { OrderSummary } from 'shared-api/contract';

/** Key under which the orders under way are in the query client; they are filled in once the page is idle. */
export const UNDER_WAY_KEY = ['shell', 'orders-under-way'] as const;

/** What the bar shows of an order. */
export type OrderUnderWay = Pick<
  OrderSummary,
  | 'id'
  | 'code'
  | 'stage'
  | 'orderType'
  | 'promisedAt'
  | 'deliveryMinutes'
  | 'orderDate'
  | 'later'
  | 'restaurant'
  | 'trackingToken'
>;

const HOUR_MS = 3_600_000;
/** Milliseconds; older orders are long finished, even if nobody has said so. */
const FOLLOWED_MS = 6 * HOUR_MS;

/** Whether an order, or when it is wanted, is recent enough to be followed. */
export function isRecent(
  { orderDate, wantedAt = orderDate }: Pick<DeviceOrder, 'orderDate' | 'wantedAt'>,
  now: number,
): boolean {
  return Date.parse(wantedAt) >= now - FOLLOWED_MS;
}
