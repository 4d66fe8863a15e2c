import { isRunning, type Promotion } from 'shared-api/contract';

/** What a promotion does at present. */
export type PromotionState = 'running' | 'begins' | 'ended' | 'used_up';

/**
 * The state of a promotion.
 *
 * @param uses how often it was used
 * @param now in milliseconds since the epoch
 */
export function stateOf(promotion: Promotion, uses: number, now: number): PromotionState {
  const { from, total } = promotion;
  if (isRunning(promotion, now)) return total !== null && uses >= total ? 'used_up' : 'running';
  return from !== null && Date.parse(from) > now ? 'begins' : 'ended';
}
