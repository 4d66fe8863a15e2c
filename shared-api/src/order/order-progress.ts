import type { Order, OrderEvent, OrderStage } from '../contract/index.ts';

/** The stages of an order that goes well; `preparing` counts only where the restaurant has set it. */
const EXPECTED_STAGES: readonly OrderStage[] = ['pending', 'confirmed', 'ready', 'delivered'];

/** One step of an order: taken, with its event, or still to come. */
export interface OrderStep {
  readonly stage: OrderStage;
  readonly state: 'done' | 'current' | 'upcoming' | 'stopped';
  readonly event?: OrderEvent;
}

/** The steps that an order has taken, and those still to come unless it has ended (requirements 4.3). */
export function orderSteps(order: Pick<Order, 'stage' | 'history'>): OrderStep[] {
  const taken = order.history.map((event, index): OrderStep => ({
    stage: event.stage,
    state: stateOf(event.stage, index === order.history.length - 1),
    event,
  }));
  const upcoming = EXPECTED_STAGES.slice(positionOf(order.stage) + 1);
  return [...taken, ...upcoming.map((stage): OrderStep => ({ stage, state: 'upcoming' }))];
}

/** Index of a stage among the expected ones; of one that ended the order early, their number. */
function positionOf(stage: OrderStage): number {
  if (stage === 'preparing') return EXPECTED_STAGES.indexOf('confirmed');
  const position = EXPECTED_STAGES.indexOf(stage);
  return position === -1 ? EXPECTED_STAGES.length : position;
}

function stateOf(stage: OrderStage, isLast: boolean): OrderStep['state'] {
  if (stage !== 'preparing' && !EXPECTED_STAGES.includes(stage)) return 'stopped';
  return isLast && stage !== 'delivered' ? 'current' : 'done';
}
