import type { Queryable } from '../../infra/database/database.ts';
import { tryLimits, type RateLimit, type Use } from '../../infra/database/rate-limit.ts';
import { isLoopback } from '../../infra/http/network.ts';
import type { GuestSender } from './sender/guest-sender.ts';

/** Most pending orders of one phone. */
export const MAX_OPEN_ORDERS_OF_PHONE = 4;

const MINUTE_MS = 60_000;
const PHONE: RateLimit = {
  purpose: 'guest-order-phone',
  burst: 5,
  intervalMs: 5 * MINUTE_MS,
  longestWaitMs: 60 * MINUTE_MS,
};
const DEVICE: RateLimit = {
  purpose: 'guest-order-device',
  burst: 6,
  intervalMs: 2 * MINUTE_MS,
  longestWaitMs: 60 * MINUTE_MS,
};
/**
 * Hundreds of people share one address behind a mobile carrier's gateway, and one of them may attack: the others' wait
 * grows less.
 */
const NETWORK: RateLimit = {
  purpose: 'guest-order-network',
  burst: 40,
  intervalMs: 4000,
  longestWaitMs: 5 * MINUTE_MS,
};
const NETWORK_AND_RESTAURANT: RateLimit = {
  purpose: 'guest-order-network-restaurant',
  burst: 12,
  intervalMs: 15_000,
  longestWaitMs: 10 * MINUTE_MS,
};

/** A refusal by one of the limits. */
export interface GuestRefusal {
  /** What the limit counts. */
  readonly by: 'phone' | 'device' | 'network';
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number;
}

/**
 * Counts an order of a guest before it is stored. A refused one does not count: it only lengthens the wait of the limit
 * that refused it. Callers on the machine itself are not limited: a demo's, the operator's, and all of an
 * installation whose proxy is not named in TRUST_PROXY, which would otherwise be one network.
 *
 * @param openOrders how many pending orders the phone has
 */
export async function limitGuestOrder(
  db: Queryable,
  { phone, network, device, restaurantId }: GuestSender & { readonly restaurantId: string },
  openOrders: number,
  now: number,
): Promise<GuestRefusal | null> {
  if (isLoopback(network)) return null;
  if (openOrders >= MAX_OPEN_ORDERS_OF_PHONE) return { by: 'phone', retryAfter: MINUTE_MS / 1000 };
  const uses: Use[] = [
    { limit: PHONE, subject: phone },
    { limit: NETWORK, subject: network },
    { limit: NETWORK_AND_RESTAURANT, subject: `${network}\0${restaurantId}` },
  ];
  if (device !== undefined) uses.push({ limit: DEVICE, subject: device });
  const refusal = await tryLimits(db, uses, now);
  return refusal && { by: COUNTED.get(refusal.limit) ?? 'network', retryAfter: refusal.retryAfter };
}

const COUNTED: ReadonlyMap<RateLimit, GuestRefusal['by']> = new Map([
  [PHONE, 'phone'],
  [DEVICE, 'device'],
]);
