import type { OrderStage } from './order-stages.ts';
import type { OrderActor } from './vocabulary.ts';

const ENDED: readonly OrderStage[] = ['delivered', 'cancelled', 'rejected', 'expired', 'refunded'];
const ACCEPTED: readonly OrderStage[] = ['confirmed', 'preparing', 'ready'];

/**
 * Whether the customer may review an order: it was delivered, or the restaurant gave it up after it had accepted it,
 * by whatever way. What the customer cancelled, and what was never accepted, has no review.
 */
export function isReviewable(order: {
  readonly stage: OrderStage;
  readonly history: readonly { readonly stage: OrderStage; readonly by: OrderActor }[];
}): boolean {
  const { stage, history } = order;
  if (!ENDED.includes(stage)) return false;
  if (history.some((event) => event.stage === 'delivered')) return true;
  const isByCustomer = history.some((event) => event.stage === 'cancelled' && event.by === 'customer');
  return !isByCustomer && history.some((event) => ACCEPTED.includes(event.stage));
}
