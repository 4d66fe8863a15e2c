import type { OrderStage } from './order-stages.ts';
import type { OrderEvent } from './order.schemas.ts';
import { REVIEW_AFTER_HOURS } from './vocabulary.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ENDED: readonly OrderStage[] = ['delivered', 'cancelled', 'rejected', 'expired', 'refunded'];
const ACCEPTED: readonly OrderStage[] = ['confirmed', 'preparing', 'ready', 'delivered'];

type ReviewableEvent = Pick<OrderEvent, 'stage' | 'by' | 'at' | 'minutes'>;

/**
 * Whether the customer may review an order: it was delivered, or the restaurant gave it up after it had accepted it,
 * by whatever way, or leaves it without an end for hours after the time it promised first. What the customer
 * cancelled, and what was never accepted, has no review.
 *
 * @param now in milliseconds since the epoch
 */
export function isReviewable(
  order: { readonly stage: OrderStage; readonly history: readonly ReviewableEvent[] },
  now: number,
): boolean {
  const { stage, history } = order;
  const hasEnded = ENDED.includes(stage);
  const wasDelivered = history.some((event) => event.stage === 'delivered');
  if (hasEnded && wasDelivered) return true;
  if (history.some((event) => event.stage === 'cancelled' && event.by === 'customer')) return false;
  const accepted = history.find((event) => ACCEPTED.includes(event.stage));
  if (!accepted) return false;
  // A later promise does not count: it could put the review off again and again.
  const promisedAt = Date.parse(accepted.at) + (accepted.minutes ?? 0) * MINUTE_MS;
  return hasEnded || now >= promisedAt + REVIEW_AFTER_HOURS * HOUR_MS;
}
