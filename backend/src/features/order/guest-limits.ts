import type { Database } from '../../infra/database/database.ts';
import { takeFromLimits, type RateLimit, type Use } from '../../infra/database/rate-limit.ts';
import { named } from '../../infra/database/statement.ts';
import { isLoopback } from '../../infra/http/network.ts';
import { ServiceError } from '../../infra/http/service-error.ts';

/** Origin of a guest's order. */
export interface GuestSender {
  readonly phone: string;
  /** The caller's network: an IPv4 address, or an IPv6 /64. */
  readonly network: string;
  /** Token of the browser; undefined for one that has none. */
  readonly device: string | undefined;
}

/** Most pending orders of one phone. */
export const MAX_OPEN_ORDERS_OF_PHONE = 4;

const MINUTE_MS = 60_000;
const PHONE: RateLimit = {
  purpose: 'guest-order-phone',
  ...{ burst: 5, intervalMs: 5 * MINUTE_MS, longestWaitMs: 60 * MINUTE_MS },
};
const DEVICE: RateLimit = {
  purpose: 'guest-order-device',
  ...{ burst: 6, intervalMs: 2 * MINUTE_MS, longestWaitMs: 60 * MINUTE_MS },
};
/**
 * Hundreds of people share one address behind a mobile carrier's gateway, and one of them may attack: the others' wait
 * grows less.
 */
const NETWORK: RateLimit = {
  purpose: 'guest-order-network',
  ...{ burst: 40, intervalMs: 4000, longestWaitMs: 5 * MINUTE_MS },
};
const NETWORK_AND_RESTAURANT: RateLimit = {
  purpose: 'guest-order-network-restaurant',
  ...{ burst: 12, intervalMs: 15_000, longestWaitMs: 10 * MINUTE_MS },
};

const OPEN_ORDERS = named(
  'order.open-of-guest',
  `SELECT count(*)::int AS count FROM customer_order WHERE phone = $1 AND stage = 'pending' AND user_id IS NULL`,
);

/**
 * Counts an order of a guest before it is stored. A refused one uses up nothing: it only makes the wait of
 * the limit that refused it grow. Callers
 * on the machine itself are not limited: a demo's, the operator's, and all of an installation whose proxy is not named
 * in TRUST_PROXY, which would otherwise be one network.
 *
 * @throws ServiceError `rate_limited` with the seconds to wait
 */
export async function limitGuestOrder(
  db: Database,
  { phone, network, device }: GuestSender,
  restaurantId: string,
  now: number,
): Promise<void> {
  if (isLoopback(network)) return;
  const open = await db.first<{ count: number }>(OPEN_ORDERS, [phone]);
  if (open && open.count >= MAX_OPEN_ORDERS_OF_PHONE) {
    throw new ServiceError('rate_limited', { retryAfter: MINUTE_MS / 1000 });
  }
  const uses: Use[] = [
    { limit: PHONE, subject: phone },
    { limit: NETWORK, subject: network },
    { limit: NETWORK_AND_RESTAURANT, subject: `${network}\0${restaurantId}` },
  ];
  if (device !== undefined) uses.push({ limit: DEVICE, subject: device });
  await takeFromLimits(db, uses, now);
}
