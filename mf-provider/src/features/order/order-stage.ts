import {
  STAGE_OF_PROVIDER_STATUS,
  wordsOfStage,
  type OrderStage,
  type OrderType,
  type ProviderStatus,
} from 'shared-api/contract';

/** The everyday buttons of an order (requirements 4.3). */
export type OrderAction = 'accept' | 'reject' | 'begin' | 'ready' | 'delivered';

/** Buttons that an order offers at its stage; the first one is the next step. */
export function actionsOf(stage: OrderStage): readonly OrderAction[] {
  if (stage === 'pending') return ['accept', 'reject'];
  if (stage === 'confirmed' || stage === 'preparing') return ['ready', 'delivered'];
  if (stage === 'ready') return ['delivered'];
  return [];
}

/** The stage that a button sets. */
export const STAGE_OF_ACTION = {
  accept: 'confirmed',
  reject: 'rejected',
  begin: 'preparing',
  ready: 'ready',
  delivered: 'delivered',
} as const satisfies Record<OrderAction, OrderStage>;

/** Text key of a button: a takeaway order is picked up, not delivered. */
export function actionLabel(action: OrderAction, orderType: OrderType) {
  return action === 'delivered' && orderType === 'Takeaway'
    ? 'action.picked_up'
    : (`action.${action}` as const);
}

/** The stage of a status in the dropdown; undefined when the order already has that status. */
export function stageForStatus(current: OrderStage, status: ProviderStatus): OrderStage | undefined {
  return wordsOfStage(current).provider === status ? undefined : STAGE_OF_PROVIDER_STATUS[status];
}

/** The stage after undoing a move: the previous one, or the nearest that a restaurant may set. */
export function stageToGoBackTo(before: OrderStage): OrderStage {
  return before === 'rejected' || before === 'expired' ? 'cancelled' : before;
}

/** A refunded order can't be moved any more. */
export function isFinal(stage: OrderStage): boolean {
  return stage === 'refunded';
}

const BADGE_TONES = {
  pending: 'warning',
  confirmed: 'info',
  preparing: 'info',
  ready: 'accent',
  delivered: 'success',
  rejected: 'danger',
  expired: 'danger',
  cancelled: 'danger',
  refunded: 'neutral',
} as const satisfies Record<OrderStage, string>;

/** Colour of the badge, whose text says the same. */
export function badgeTone(stage: OrderStage) {
  return BADGE_TONES[stage];
}

const MINUTE_CHOICES = [10, 15, 20, 30, 45, 60, 90];

/** Minutes to offer for accepting: the usual choices and the restaurant's own preparation time. */
export function minuteChoices(prepMinutes: number): number[] {
  return [...new Set([...MINUTE_CHOICES, prepMinutes])].sort((a, b) => a - b);
}
