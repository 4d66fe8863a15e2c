import type { OrderActor, OrderStage } from 'shared-api/contract';

/** Where a provider may take an order from each stage; until it is refunded, its four words are always open to it. */
const PROVIDER_WORDS = ['pending', 'confirmed', 'delivered', 'cancelled'] as const satisfies OrderStage[];

const PROVIDER_EXTRA: Partial<Record<OrderStage, readonly OrderStage[]>> = {
  pending: ['rejected'],
  confirmed: ['preparing', 'ready'],
  preparing: ['ready'],
  ready: ['preparing'],
};

const REFUNDABLE: readonly OrderStage[] = ['delivered', 'cancelled', 'rejected', 'expired'];

function providerTargets(from: OrderStage): readonly OrderStage[] {
  if (from === 'refunded') return [];
  return [...PROVIDER_WORDS, ...(PROVIDER_EXTRA[from] ?? [])];
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
