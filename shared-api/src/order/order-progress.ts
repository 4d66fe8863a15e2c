import {
  wordsOfStage,
  type CustomerStatus,
  type Order,
  type OrderEvent,
  type OrderStage,
} from '../contract/index.ts';

/** The stages of an order that goes well; `preparing` counts only where the restaurant has set it. */
const EXPECTED_STAGES: readonly OrderStage[] = ['pending', 'confirmed', 'ready', 'delivered'];

/** What a reader is told of a step. */
export interface StepTexts<Description> {
  readonly label: (stage: OrderStage) => string;
  readonly describe: (event: OrderEvent) => Description;
}

/** One step of an order: taken, with its description, or still to come. */
export interface OrderStep<Description> {
  readonly id: string;
  readonly label: string;
  readonly state: 'done' | 'current' | 'upcoming' | 'stopped';
  readonly description?: Description;
}

/** The steps that an order has taken, and those still to come unless it has ended (requirements 4.3). */
export function orderSteps<Description>(
  order: Pick<Order, 'stage' | 'history'>,
  texts: StepTexts<Description>,
): OrderStep<Description>[] {
  const last = order.history.length - 1;
  const taken = takenSteps(order, texts).map((step, index): OrderStep<Description> => {
    const isCurrent = index === last && step.state === 'done' && order.history[last]?.stage !== 'delivered';
    return isCurrent ? { ...step, state: 'current' } : step;
  });
  const upcoming = EXPECTED_STAGES.slice(positionOf(order.stage) + 1).map(
    (stage): OrderStep<Description> => ({ id: stage, label: texts.label(stage), state: 'upcoming' }),
  );
  return [...taken, ...upcoming];
}

/** The steps that an order has taken, all of them done. */
export function takenSteps<Description>(
  { history }: Pick<Order, 'history'>,
  { label, describe }: StepTexts<Description>,
): OrderStep<Description>[] {
  return history.map((event, index) => ({
    id: `${index}-${event.stage}`,
    label: label(event.stage),
    state: isExpected(event.stage) ? 'done' : 'stopped',
    description: describe(event),
  }));
}

function isExpected(stage: OrderStage): boolean {
  return stage === 'preparing' || EXPECTED_STAGES.includes(stage);
}

/** Index of a stage among the expected ones; of one that ended the order early, their number. */
function positionOf(stage: OrderStage): number {
  if (stage === 'preparing') return EXPECTED_STAGES.indexOf('confirmed');
  const position = EXPECTED_STAGES.indexOf(stage);
  return position === -1 ? EXPECTED_STAGES.length : position;
}

const TONES = {
  Pending: 'warning',
  Confirmed: 'info',
  Preparing: 'info',
  Delivered: 'success',
  Cancelled: 'danger',
  Refunded: 'neutral',
} as const satisfies Record<CustomerStatus, string>;

/** The badge of an order in its customer's view (requirements 4.3): its word and its tone. */
export function customerBadge(stage: OrderStage) {
  const word = wordsOfStage(stage).customer;
  return { word, tone: TONES[word] };
}
