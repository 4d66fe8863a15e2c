import type { Order, OrderEvent, OrderStage } from 'shared-api/contract';

/** The way of an order that goes well; `preparing` is a step of it only where the restaurant says so. */
const WAY: readonly OrderStage[] = ['pending', 'confirmed', 'ready', 'delivered'];

/** One step of an order: taken, with what is known of it, or still to come. */
export interface OrderStep {
  readonly stage: OrderStage;
  readonly state: 'done' | 'current' | 'upcoming' | 'stopped';
  readonly event?: OrderEvent;
}

/** The steps an order has taken, and those before it unless it has ended. */
export function stepsOf(order: Pick<Order, 'stage' | 'history'>): OrderStep[] {
  const taken = order.history.map((event, index): OrderStep => ({
    stage: event.stage,
    state: stateOf(event.stage, index === order.history.length - 1),
    event,
  }));
  const next = WAY.slice(placeOf(order.stage) + 1).map((stage): OrderStep => ({ stage, state: 'upcoming' }));
  return [...taken, ...next];
}

/** Where on the way an order stands; one that has left it has nothing before it. */
function placeOf(stage: OrderStage): number {
  if (stage === 'preparing') return WAY.indexOf('confirmed');
  const place = WAY.indexOf(stage);
  return place === -1 ? WAY.length : place;
}

function stateOf(stage: OrderStage, isLast: boolean): OrderStep['state'] {
  if (stage === 'preparing' || WAY.includes(stage))
    return isLast && stage !== 'delivered' ? 'current' : 'done';
  return 'stopped';
}
