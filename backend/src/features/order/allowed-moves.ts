import type { OrderActor, OrderStage } from 'shared-api/contract';

/**
 * Stages that a provider may move an order to from any stage but refunded: the four of the dropdown and those between
 * them, so that a move by mistake can be undone.
 */
const PROVIDER_TARGETS = [
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'delivered',
  'cancelled',
] as const satisfies OrderStage[];

const REFUNDABLE: readonly OrderStage[] = ['delivered', 'cancelled', 'rejected', 'expired'];

function providerTargets(from: OrderStage): readonly OrderStage[] {
  if (from === 'refunded') return [];
  // An order can only be rejected before it was accepted.
  return from === 'pending' ? [...PROVIDER_TARGETS, 'rejected'] : PROVIDER_TARGETS;
}

function adminTargets(from: OrderStage): readonly OrderStage[] {
  if (from === 'refunded') return [];
  return REFUNDABLE.includes(from) ? ['cancelled', 'refunded'] : ['cancelled'];
}

const TARGETS = {
  customer: (from) => (from === 'pending' ? ['cancelled'] : []),
  provider: providerTargets,
  admin: adminTargets,
  system: (from) => (from === 'pending' ? ['expired'] : []),
} as const satisfies Record<OrderActor, (from: OrderStage) => readonly OrderStage[]>;

/** Whether an actor may move an order from one stage to another (requirements 4.3). */
export function isMoveAllowed(actor: OrderActor, from: OrderStage, to: OrderStage): boolean {
  return from !== to && TARGETS[actor](from).includes(to);
}
