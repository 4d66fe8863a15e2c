import { ORDER_STAGES, type OrderEvent, type OrderStage } from '../contract/index.ts';
import { customerBadge, orderSteps, takenSteps } from './order-progress.ts';

const texts = {
  label: (stage: OrderStage) => stage,
  describe: ({ stage, at }: OrderEvent) => `${stage} at ${at}`,
};

function orderOf(...stages: OrderStage[]) {
  const history = stages.map((stage): OrderEvent => ({
    stage,
    at: '12:00',
    by: 'provider',
    reason: null,
    minutes: null,
  }));
  return { stage: stages.at(-1) ?? 'pending', history };
}

function steps(...stages: OrderStage[]) {
  return orderSteps(orderOf(...stages), texts).map(({ label, state }) => `${label} ${state}`);
}

test('shows the stages still to come of an order that goes well', () => {
  expect(steps('pending')).toEqual([
    'pending current',
    'confirmed upcoming',
    'ready upcoming',
    'delivered upcoming',
  ]);
  expect(steps('pending', 'confirmed', 'preparing')).toEqual([
    'pending done',
    'confirmed done',
    'preparing current',
    'ready upcoming',
    'delivered upcoming',
  ]);
  expect(steps('pending', 'confirmed', 'delivered')).toEqual([
    'pending done',
    'confirmed done',
    'delivered done',
  ]);
});

test.each(['rejected', 'expired', 'cancelled', 'refunded'] as const)(
  'shows nothing to come after an order was %s',
  (end) => {
    expect(steps('pending', end)).toEqual(['pending done', `${end} stopped`]);
  },
);

test('gives steps for every stage', () => {
  for (const stage of ORDER_STAGES) expect(steps(stage).length).toBeGreaterThan(0);
});

test('describes the steps that were taken', () => {
  expect(orderSteps(orderOf('pending', 'delivered'), texts)[1]).toEqual({
    id: '1-delivered',
    label: 'delivered',
    state: 'done',
    description: 'delivered at 12:00',
  });
  expect(orderSteps(orderOf('pending'), texts)[1]).not.toHaveProperty('description');
});

test('a history has all steps done or stopped', () => {
  const states = takenSteps(orderOf('pending', 'preparing', 'cancelled'), texts).map(({ state }) => state);
  expect(states).toEqual(['done', 'done', 'stopped']);
});

test('a badge has a tone for every stage', () => {
  for (const stage of ORDER_STAGES) expect(customerBadge(stage).tone).toBeTruthy();
  expect(customerBadge('ready')).toEqual({ word: 'Preparing', tone: 'info' });
});
