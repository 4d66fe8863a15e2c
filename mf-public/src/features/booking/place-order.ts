import { isApiError, type Api } from 'shared-api';
import type { CreateOrder, Order } from 'shared-api/contract';
import type { Attempt } from '../../lib/device/basket.ts';

/** How long an answer is waited for: after that the outcome is as open as with a lost connection. */
const PATIENCE_MS = 45_000;

export interface PlacedOrder {
  readonly order: Order;
  /** An earlier attempt had been stored already; this is that order. */
  readonly isRecovered: boolean;
}

/** Where attempts without an answer are kept, so that not even a reload can book twice. */
export interface AttemptKeeper {
  readonly get: () => Attempt | null;
  readonly set: (attempt: Attempt | null) => void;
}

/**
 * Sends a booking so that it is stored at most once, however often it is repeated under its key.
 *
 * @throws ApiError when the service refused it, or when nobody knows (`isOutcomeUnknown`)
 */
export async function placeOrder(
  api: Api,
  key: string,
  body: CreateOrder,
  keeper: AttemptKeeper,
): Promise<PlacedOrder> {
  const kept = keeper.get();
  const before = kept?.key === key ? kept : null;
  const earlier = before?.bodies ?? [];
  keeper.set({ key, bodies: [...earlier, body], sentAt: before?.sentAt ?? Date.now() });
  try {
    const order = await send(api, key, body);
    keeper.set(null);
    return { order, isRecovered: false };
  } catch (error) {
    if (isApiError(error, 'idempotency_conflict')) return recover(api, key, earlier, keeper, error);
    if (!isOutcomeUnknown(error)) keeper.set(before);
    throw error;
  }
}

/** One of the earlier attempts was stored after all: sent again as it was, it brings its order. */
async function recover(
  api: Api,
  key: string,
  bodies: readonly CreateOrder[],
  keeper: AttemptKeeper,
  cause: unknown,
): Promise<PlacedOrder> {
  for (const body of bodies) {
    try {
      const order = await send(api, key, body);
      keeper.set(null);
      return { order, isRecovered: true };
    } catch (error) {
      if (!isApiError(error, 'idempotency_conflict')) throw error;
    }
  }
  throw cause;
}

async function send(api: Api, key: string, body: CreateOrder): Promise<Order> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), PATIENCE_MS);
  try {
    return await api.order.create({ body }, { idempotencyKey: key, signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a failed booking may have been stored all the same. */
function isOutcomeUnknown(error: unknown): boolean {
  return !isApiError(error) || error.status === 0 || error.status >= 500;
}
