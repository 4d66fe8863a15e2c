import type { ServiceContext } from '../../context.ts';
import { limitKey, startWait, type RateLimit, type Use } from '../../infra/database/rate-limit.ts';
import { isLoopback, networkBlockOf } from '../../infra/http/network.ts';
import type { Sender } from '../session/trace.ts';
import type { SenderStanding } from './order-facts.ts';

/** Most pending orders of a phone (guests' only) at one restaurant and at all, and of an account at one restaurant. */
export const MAX_OPEN = { phoneAtRestaurant: 4, phone: 8, accountAtRestaurant: 12 } as const;

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** The only table of limits. Waits grow from the interval to the longest, see {@link RateLimit}. */
const LIMITS = {
  phone: limit('phone', 12, 5 * MINUTE_MS, 15 * MINUTE_MS),
  phoneAtRestaurant: limit('phone-restaurant', 5, 5 * MINUTE_MS, 60 * MINUTE_MS),
  device: limit('device', 6, 2 * MINUTE_MS, 60 * MINUTE_MS),
  account: limit('account', 30, MINUTE_MS, 60 * MINUTE_MS),
  accountAtRestaurant: limit('account-restaurant', 12, 2 * MINUTE_MS, 30 * MINUTE_MS),
  // Hundreds of people share one address behind a mobile operator's gateway, and one of them may attack: the others'
  // wait grows little.
  network: limit('network', 40, 4 * SECOND_MS, MINUTE_MS),
  networkAtRestaurant: limit('network-restaurant', 12, 15 * SECOND_MS, 2 * MINUTE_MS),
  // One organisation has many networks.
  block: limit('block', 160, SECOND_MS, 30 * SECOND_MS),
  blockAtRestaurant: limit('block-restaurant', 40, 5 * SECOND_MS, 30 * SECOND_MS),
} as const;
type LimitName = keyof typeof LIMITS;

function limit(purpose: string, burst: number, intervalMs: number, longestWaitMs: number): RateLimit {
  return { purpose: `order-${purpose}`, burst, intervalMs, longestWaitMs };
}

/** An order that is to be placed, as limits see it. */
export interface LimitedOrder extends Sender {
  readonly phone: string;
  /** Null for a guest. */
  readonly userId: string | null;
  readonly restaurantId: string;
}

/** A refusal by one of the limits. */
export interface OrderRefusal {
  /** What the limit counts. */
  readonly by: 'phone' | 'device' | 'account' | 'network';
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number;
}

/**
 * Counts an order before it is stored. A refused one does not count: it only lengthens the wait of the limit that
 * refused it.
 */
export async function limitOrder(
  { db, orderBatches }: Pick<ServiceContext, 'db' | 'orderBatches'>,
  order: LimitedOrder,
  standing: SenderStanding,
  now: number,
): Promise<OrderRefusal | null> {
  const full = fullCap(order, standing);
  if (full) return { by: full, retryAfter: MINUTE_MS / SECOND_MS };
  const uses = [...ownUses(order, standing), ...networkUses(order, standing)];
  const refusal = await orderBatches.limit({ uses, now });
  if (!refusal) return null;
  const by = COUNTED.get(refusal.limit) ?? 'network';
  const key = by === 'network' ? waitKey(order) : null;
  if (key) await startWait(db, key, refusal.retryAfter * SECOND_MS, now);
  return { by, retryAfter: refusal.retryAfter };
}

function fullCap({ userId }: LimitedOrder, standing: SenderStanding): 'account' | 'phone' | null {
  if (userId !== null) return standing.openOfAccountHere >= MAX_OPEN.accountAtRestaurant ? 'account' : null;
  if (standing.knowsPhone) return null;
  const isFull =
    standing.openOfPhoneHere >= MAX_OPEN.phoneAtRestaurant || standing.openOfPhone >= MAX_OPEN.phone;
  return isFull ? 'phone' : null;
}

/** What counts the sender alone. Anybody can type a phone number: it counts no more in its owner's browser. */
function ownUses(order: LimitedOrder, { knowsPhone }: SenderStanding): Use[] {
  const { phone, device, userId, restaurantId } = order;
  if (userId !== null) {
    return [use('account', userId), use('accountAtRestaurant', userId, restaurantId)];
  }
  return [
    ...(knowsPhone ? [] : [use('phone', phone), use('phoneAtRestaurant', phone, restaurantId)]),
    ...(device === undefined ? [] : [use('device', device)]),
  ];
}

/**
 * What counts everybody on a network, each kind of sender apart, so that a flood of new browsers does not use up what
 * accounts and known browsers may do. Callers on the machine itself are not limited here: a demo's, the operator's, and
 * all of an installation whose proxy is not named in TRUST_PROXY, which would otherwise be one network.
 */
function networkUses({ network, userId, restaurantId }: LimitedOrder, standing: SenderStanding): Use[] {
  if (isLoopback(network)) return [];
  const block = networkBlockOf(network) ?? network;
  const kind = kindOf(userId, standing);
  const wide = [use('block', kind, block), use('blockAtRestaurant', kind, block, restaurantId)];
  if (kind === 'known') return wide;
  return [...wide, use('network', kind, network), use('networkAtRestaurant', kind, network, restaurantId)];
}

/** A browser that has waited as it was told goes beside new ones, not behind them. */
function kindOf(userId: string | null, { isKnown, hasWaited }: SenderStanding): string {
  if (isKnown) return 'known';
  if (userId !== null) return 'account';
  return hasWaited ? 'waited' : 'new';
}

/** The key under which it is noted that a guest's browser waits at a restaurant; null for one without a token. */
export function waitKey({ device, userId, restaurantId }: LimitedOrder): Buffer | null {
  if (device === undefined || userId !== null) return null;
  return limitKey('order-wait', `${device}\0${restaurantId}`);
}

function use(name: LimitName, ...subject: readonly string[]): Use {
  return { limit: LIMITS[name], subject: subject.join('\0') };
}

const COUNTED: ReadonlyMap<RateLimit, OrderRefusal['by']> = new Map([
  [LIMITS.phone, 'phone'],
  [LIMITS.phoneAtRestaurant, 'phone'],
  [LIMITS.device, 'device'],
  [LIMITS.account, 'account'],
  [LIMITS.accountAtRestaurant, 'account'],
]);
