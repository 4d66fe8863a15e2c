import type { ReviewReason, ReviewState } from 'shared-api/contract';
import type { Evidence } from './evidence.ts';

const MINUTE_MS = 60_000;

/** Of an account with history; a guest's review weighs 1. */
const HISTORY_WEIGHT = 4;
/** No kitchen cooks and hands over in less. */
const QUICK_MS = 3 * MINUTE_MS;
/** Most reviews without history that count for a restaurant: of quick orders and from one network in a week … */
const MAX_QUICK = 3;
const MAX_OF_NETWORK = 3;
/** … and all of them, in a day and in a week. */
const MAX_OF_DAY = 10;
const MAX_OF_WEEK = 40;

/** How a new review counts. */
export interface Judgement {
  /** Refused: the customer has reviewed the restaurant within the period. */
  readonly isRepeated: boolean;
  /** Why it does not count; empty if it does. */
  readonly reasons: readonly ReviewReason[];
  readonly weight: number;
  readonly isQuick: boolean;
}

/**
 * Decides how a review counts (docs/decisions/reviews-that-count.md). Anybody can order under somebody else's phone
 * number, also an owner who wants to block a complaint. So a repeated phone number blocks no account with a history, and
 * a later order under the same number only makes the review wait for an admin.
 */
export function judge(evidence: Evidence): Judgement {
  const { has_history: hasHistory, delivered_in: deliveredIn } = evidence;
  const isQuick = deliveredIn !== null && deliveredIn < QUICK_MS;
  const isRepeated = evidence.is_repeated_account || (evidence.is_repeated_phone && !hasHistory);
  const applies: Partial<Record<ReviewReason, boolean>> = {
    own_phone: evidence.is_own_phone,
    own_device: evidence.is_own_device,
    own_network: evidence.is_own_network,
    same_device: evidence.is_same_device,
    same_payment: evidence.is_same_payment,
    ...(!hasHistory && {
      same_phone: evidence.is_overtaken_phone,
      same_network: evidence.light_of_network >= MAX_OF_NETWORK,
      quick: isQuick && evidence.light_and_quick >= MAX_QUICK,
      burst: evidence.light_of_day >= MAX_OF_DAY || evidence.light_of_week >= MAX_OF_WEEK,
    }),
  };
  const reasons = (Object.keys(applies) as ReviewReason[]).filter((reason) => applies[reason]);
  return { isRepeated, reasons, weight: hasHistory ? HISTORY_WEIGHT : 1, isQuick };
}

/** The state of a review that no admin has decided about. */
export function stateOf(reasons: readonly ReviewReason[]): ReviewState {
  if (reasons.some((reason) => reason !== 'contact')) return 'uncounted';
  return reasons.length > 0 ? 'held' : 'published';
}
