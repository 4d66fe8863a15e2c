import { ORDER_STAGES, type OrderEvent, type OrderStage } from '../contract/index.ts';
import { orderSteps } from './order-progress.ts';

function steps(...stages: OrderStage[]) {
  const history = stages.map((stage): OrderEvent => ({
    stage,
    at: '2026-11-20T12:00:00Z',
    by: 'provider',
    reason: null,
    minutes: null,
  }));
  return orderSteps({ stage: stages.at(-1) ?? 'pending', history }).map(
    ({ stage, state }) => `${stage} ${state}`,
  );
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
