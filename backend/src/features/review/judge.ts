import type { ReviewReason, ReviewState } from 'shared-api/contract';
import { QUICK_MS, type Evidence } from './evidence.ts';

/** Of an account with history; a guest's review weighs 1. */
const HISTORY_WEIGHT = 4;

/** The most published reviews of a restaurant by authors of one kind. */
interface Bounds {
  /** Of one network, and of quick orders, in a week. */
  readonly network: number;
  readonly quick: number;
  readonly day: number;
  readonly week: number;
}

/** Apart from each other, so that a flood of guests keeps no regular customer out. */
const GUESTS: Bounds = { network: 3, quick: 3, day: 10, week: 40 };
const WITH_HISTORY: Bounds = { network: 5, quick: 5, day: 15, week: 60 };

/**
 * What only the author can bring about. Everything else may be somebody else's work: anybody can order under another's
 * phone number or with a transfer's reference, and the owner chooses how soon an order is delivered.
 */
const OWN_DOING: readonly ReviewReason[] = ['own_device', 'same_device'];

/** How a new review counts. */
export interface Judgement {
  /** Refused: the customer has reviewed the restaurant within the period. */
  readonly isRepeated: boolean;
  /** Why it does not count; empty if it does. */
  readonly reasons: readonly ReviewReason[];
  readonly weight: number;
  readonly isQuick: boolean;
}

/** Decides how a review counts (docs/decisions/reviews-that-count.md). */
export function judge(evidence: Evidence): Judgement {
  const { has_history: hasHistory, delivered_in: deliveredIn } = evidence;
  const isQuick = deliveredIn !== null && deliveredIn < QUICK_MS;
  const bounds = hasHistory ? WITH_HISTORY : GUESTS;
  const applies: Partial<Record<ReviewReason, boolean>> = {
    own_phone: evidence.is_own_phone,
    own_device: evidence.is_own_device,
    own_network: evidence.is_own_network,
    same_phone: evidence.is_same_phone && !hasHistory,
    same_device: evidence.is_same_device,
    same_network: evidence.count_of_network >= bounds.network,
    same_payment: evidence.is_same_payment,
    quick: isQuick && evidence.count_of_quick >= bounds.quick,
    burst: evidence.count_of_day >= bounds.day || evidence.count_of_week >= bounds.week,
  };
  return {
    isRepeated: evidence.is_repeated_account || evidence.is_repeated_guest,
    reasons: (Object.keys(applies) as ReviewReason[]).filter((reason) => applies[reason]),
    weight: hasHistory ? HISTORY_WEIGHT : 1,
    isQuick,
  };
}

/** The state of a review that no admin has decided about. */
export function stateOf(reasons: readonly ReviewReason[]): ReviewState {
  if (reasons.length === 0) return 'published';
  return reasons.some((reason) => OWN_DOING.includes(reason)) ? 'uncounted' : 'held';
}
