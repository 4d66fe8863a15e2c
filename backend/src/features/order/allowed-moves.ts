import type { OrderActor, OrderStage } from 'shared-api/contract';

/**
 * Where a provider may take an order from any stage until it is refunded: to the four words of the dropdown and to the
 * stages between them, so that a step taken by mistake is taken back to where it began.
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
  // Only who has not answered yet can say no.
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

/** Whether an actor may move an order from one stage to another (product.md, "One order, three vocabularies"). */
export function isMoveAllowed(actor: OrderActor, from: OrderStage, to: OrderStage): boolean {
  return from !== to && TARGETS[actor](from).includes(to);
}
