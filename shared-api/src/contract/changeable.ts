import type { OrderStage } from './order-stages.ts';

/** Who may want a change of an order, and answers the other's. */
export const CHANGE_SIDES = ['customer', 'provider'] as const;
export type ChangeSide = (typeof CHANGE_SIDES)[number];

/** The stages in which a change that a side wants can be open; whatever is open when they end has lapsed. */
export const CHANGEABLE_STAGES = {
  customer: ['pending', 'confirmed'],
  provider: ['confirmed', 'preparing'],
} as const satisfies Record<ChangeSide, readonly OrderStage[]>;

/** Whether a side may want a change of an order at this stage. */
export function isChangeable(side: ChangeSide, stage: OrderStage): boolean {
  return CHANGEABLE_STAGES[side].some((open) => open === stage);
}
