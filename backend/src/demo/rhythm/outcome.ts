import type { OrderStage, RejectReason } from 'shared-api/contract';
import { between, pickWeighted, type Random } from '../random.ts';
import type { DemoRestaurant } from '../data/types.ts';

const FINAL_STAGES = { delivered: 905, cancelled: 32, rejected: 29, expired: 17, refunded: 17 } as const;
const REASONS = { busy: 40, sold_out: 34, closing: 18, other: 8 } as const satisfies Record<
  RejectReason,
  number
>;

export interface Outcome {
  readonly stage: OrderStage;
  readonly acceptedAfterSeconds: number | null;
  readonly minutes: number | null;
  readonly reason: RejectReason | null;
}

const NEVER_ACCEPTED = { acceptedAfterSeconds: null, minutes: null, reason: null } as const;

/** An acceptance by the restaurant that leads to `stage`. */
export function accepted(random: Random, restaurant: DemoRestaurant, stage: OrderStage): Outcome {
  return {
    stage,
    acceptedAfterSeconds: between(random, 25, 200) + (random() < 0.12 ? between(random, 120, 330) : 0),
    minutes: restaurant.prepMinutes + 5 * between(random, -1, 3),
    reason: null,
  };
}

/** A waiting order. */
export const PENDING: Outcome = { stage: 'pending', ...NEVER_ACCEPTED };

/** How an order of the past ended: nearly always on the customer's table. */
export function finalOutcome(random: Random, restaurant: DemoRestaurant): Outcome {
  const stage = pickWeighted(random, FINAL_STAGES);
  if (stage === 'delivered' || stage === 'refunded') return accepted(random, restaurant, stage);
  if (stage === 'rejected') return { stage, ...NEVER_ACCEPTED, reason: pickWeighted(random, REASONS) };
  return { stage, ...NEVER_ACCEPTED };
}
