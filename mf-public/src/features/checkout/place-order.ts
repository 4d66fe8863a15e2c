import { isApiError, type Api } from 'shared-api';
import type { CreateOrder, Order } from 'shared-api/contract';
import type { Attempt } from '../../lib/device/basket.ts';

/** Milliseconds; after them the outcome is as unknown as with a lost connection. */
const REPLY_TIMEOUT_MS = 45_000;

export interface PlacedOrder {
  readonly order: Order;
  /** An earlier attempt had already been stored; this is its order. */
  readonly isRecovered: boolean;
}

/** Stores attempts without a reply, so that not even a reload orders twice. */
export interface AttemptStore {
  readonly get: () => Attempt | null;
  readonly set: (attempt: Attempt | null) => void;
}

/**
 * Sends an order so that it is stored at most once, however often it is repeated under its key
 * (decision public-idempotent-orders).
 *
 * @throws ApiError when the service refused it, or when the outcome is unknown
 */
export async function placeOrder(
  api: Api,
  key: string,
  body: CreateOrder,
  attempts: AttemptStore,
): Promise<PlacedOrder> {
  const stored = attempts.get();
  const before = stored?.key === key ? stored : null;
  const earlier = before?.bodies ?? [];
  attempts.set({ key, bodies: [...earlier, body], sentAt: before?.sentAt ?? Date.now() });
  try {
    const order = await send(api, key, body);
    attempts.set(null);
    return { order, isRecovered: false };
  } catch (error) {
    if (isApiError(error, 'idempotency_conflict')) return recover(api, key, earlier, attempts, error);
    if (!isOutcomeUnknown(error)) attempts.set(before);
    throw error;
  }
}

/** One of the earlier attempts was stored after all: sent again unchanged, it returns its order. */
async function recover(
  api: Api,
  key: string,
  bodies: readonly CreateOrder[],
  attempts: AttemptStore,
  cause: unknown,
): Promise<PlacedOrder> {
  for (const body of bodies) {
    try {
      const order = await send(api, key, body);
      attempts.set(null);
      return { order, isRecovered: true };
    } catch (error) {
      if (!isApiError(error, 'idempotency_conflict')) throw error;
    }
  }
  throw cause;
}

async function send(api: Api, key: string, body: CreateOrder): Promise<Order> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), REPLY_TIMEOUT_MS);
  try {
    return await api.order.create({ body }, { idempotencyKey: key, signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a failed order may have been stored all the same. */
function isOutcomeUnknown(error: unknown): boolean {
  return !isApiError(error) || error.status === 0 || error.status >= 500;
}
