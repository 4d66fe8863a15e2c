import type { TFunction } from 'i18next';
import type { Order, OrderEvent, OrderStage } from 'shared-api/contract';
import { formatTime, type TimelineStep } from 'shared-ui';

const WAY: readonly OrderStage[] = ['pending', 'confirmed', 'preparing', 'ready', 'delivered'];

/** Names of a stage that differ by how the order is handed over. */
function stepKey(stage: OrderStage, order: Order): string {
  return stage === 'delivered' ? `step.delivered_${order.orderType}` : `step.${stage}`;
}

/**
 * The order's history as steps, with those still to come while it is on its way. A stage that was skipped (pending →
 * ready) counts as done.
 *
 * @param t texts of the namespace `order`
 */
export function orderSteps(order: Order, t: TFunction<'order'>): TimelineStep[] {
  const reached = lastEvents(order.history);
  const position = WAY.indexOf(order.stage);
  if (position === -1) return stoppedSteps(order, t);
  return WAY.map((stage, index) => {
    const event = reached.get(stage);
    const isLast = stage === 'delivered';
    const state =
      index < position || (isLast && index === position)
        ? 'done'
        : index === position
          ? 'current'
          : 'upcoming';
    return {
      id: stage,
      label: t(stepKey(stage, order)),
      state,
      ...(event && index <= position ? { description: describe(event, t) } : {}),
    };
  });
}

/** An order that ended before its goal: what happened, and where it stopped. */
function stoppedSteps(order: Order, t: TFunction<'order'>): TimelineStep[] {
  return order.history.map((event, index) => ({
    id: `${index}-${event.stage}`,
    label: t(stepKey(event.stage, order)),
    description: describe(event, t),
    state: index === order.history.length - 1 ? 'stopped' : 'done',
  }));
}

/** When each stage was reached last; a provider may move an order back. */
function lastEvents(history: readonly OrderEvent[]): Map<OrderStage, OrderEvent> {
  return new Map(history.map((event) => [event.stage, event]));
}

function describe(event: OrderEvent, t: TFunction<'order'>): string {
  const time = formatTime(event.at);
  if (event.stage !== 'confirmed' || event.minutes === null) return time;
  return `${time} · ${t('promised_minutes', { minutes: event.minutes })}`;
}
