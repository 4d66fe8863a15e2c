import type { Order, OrderActor, OrderStage } from 'shared-api/contract';

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

/** How long a restaurant may move an order on that has ended (docs/decisions/provider-undo-is-a-move.md). */
export const REOPEN_MS = 86_400_000;

const ENDS: readonly OrderStage[] = ['delivered', 'rejected', 'expired', 'cancelled', 'refunded'];

interface StageEvent {
  readonly stage: OrderStage;
  readonly at: string;
  readonly by: Order['history'][number]['by'];
}

/**
 * Whether an order has ended for its restaurant: a day ago, or by its customer or an admin.
 *
 * @param history in its order
 */
export function hasEndedForGood(history: readonly StageEvent[], now: number): boolean {
  const last = history.at(-1);
  if (!last || !ENDS.includes(last.stage)) return false;
  return last.by === 'customer' || last.by === 'admin' || now - Date.parse(last.at) > REOPEN_MS;
}
